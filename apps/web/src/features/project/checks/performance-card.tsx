import type { AppPerformance } from "@sayhey/contract/rows";
import { useQuery } from "@tanstack/react-query";
import classes from "./checks.module.css";
import { performanceHistoryQuery } from "./get-performance-history.ts";
import { formatNumber } from "../../../components/format.ts";

const PARTS: Record<AppPerformance["parts"][number]["name"], string> = {
  app: "Your app’s code",
  libraries: "Shared libraries",
  styles: "Styles",
  fonts: "Fonts",
  other: "Page and rest",
};

const kb = (bytes: number): string =>
  `${formatNumber(bytes / 1000, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })} kB`;
const total = ({ parts }: AppPerformance): number => parts.reduce((sum, { gzip }) => sum + gzip, 0);

/** Good to 1.8 s, poor from 3 s for the first paint; 2.5 s and 4 s for the largest (web.dev, Core Web Vitals). */
const LIMITS = { firstPaintMs: [1800, 3000], largestPaintMs: [2500, 4000] } as const;

function verdict(ms: number, [good, poor]: readonly [number, number]): { word: string; tone: string } {
  if (ms <= good) return { word: "Good", tone: "mint" };
  return ms < poor ? { word: "Could be faster", tone: "sun" } : { word: "Slow", tone: "chili" };
}

function Paint({ name, ms, limits }: { name: string; ms: number | null; limits: readonly [number, number] }) {
  if (ms === null) return null;
  const { word, tone } = verdict(ms, limits);
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>
        {formatNumber(ms)} ms
        <span data-tone={tone}>{word}</span>
      </dd>
    </div>
  );
}

/** What the app's first page weighs and how fast it shows, and how that went over the versions. */
export function PerformanceCard({
  projectId,
  performance,
  checkedAt,
}: {
  projectId: string;
  performance: AppPerformance | undefined;
  checkedAt: string | undefined;
}) {
  const history = useQuery(performanceHistoryQuery(projectId, checkedAt));
  const measured = history.data ?? [];
  const most = Math.max(1, ...measured.map((one) => total(one.performance)));
  const sum = performance === undefined ? 0 : total(performance);
  return (
    <section className={classes.card} aria-labelledby="app-performance">
      <div className={classes.cardHead}>
        <h2 id="app-performance">Performance</h2>
      </div>
      {performance === undefined ? (
        <p className={classes.note}>Measured with the next check.</p>
      ) : (
        <>
          <p className={classes.big}>
            {kb(sum)} <small>to load the first page, gzipped</small>
          </p>
          <ul className={classes.parts}>
            {performance.parts
              .toSorted((a, b) => b.gzip - a.gzip)
              .map(({ name, gzip, files }) => (
                <li key={name} data-part={name}>
                  <span>
                    {PARTS[name]}
                    <small>{files === 1 ? "" : ` ${files} files`}</small>
                  </span>
                  <span>{kb(gzip)}</span>
                  <i style={{ width: `${Math.max(1, (gzip / Math.max(1, sum)) * 100)}%` }} />
                </li>
              ))}
          </ul>
          <dl className={classes.figures}>
            <Paint name="First paint" ms={performance.firstPaintMs} limits={LIMITS.firstPaintMs} />
            <Paint name="Largest paint" ms={performance.largestPaintMs} limits={LIMITS.largestPaintMs} />
            <div className={classes.figure}>
              <dt>Long tasks</dt>
              <dd>
                {performance.longTasks === 0
                  ? "None"
                  : `${performance.longTasks}, ${formatNumber(performance.longTaskMs)} ms together`}
              </dd>
            </div>
          </dl>
        </>
      )}
      {measured.length < 2 ? null : (
        <figure className={classes.history}>
          <ol>
            {measured.map(({ version, performance: one }) => (
              <li key={version} title={`Version ${version}: ${kb(total(one))}`}>
                <i style={{ height: `${(total(one) / most) * 100}%` }} />
                <span className={classes.hidden}>
                  Version {version}: {kb(total(one))}
                </span>
              </li>
            ))}
          </ol>
          <figcaption>
            Weight of version {measured[0]?.version} to {measured.at(-1)?.version}
          </figcaption>
        </figure>
      )}
      <p className={classes.fine}>Measured by Chromium on the server, with no network between.</p>
    </section>
  );
}
