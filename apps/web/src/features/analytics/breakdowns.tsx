import type { FunctionOutput } from "@sayhey/contract/functions";
import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import type { ReactNode } from "react";
import classes from "./analytics.module.css";
import { formatCount, METRICS, shareOf, sumOf } from "./metrics.ts";

type Report = FunctionOutput<"analytics-get">;

const DEVICES: Record<string, string> = { phone: "Phone", tablet: "Tablet", desktop: "Desktop" };
const SOURCES: Record<string, string> = {
  "": "Direct or unknown",
  sayhey: "SayHey pages",
  others: "Other",
};

function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      {children}
      {note === undefined ? null : <p className={classes.note}>{note}</p>}
    </section>
  );
}

interface Step {
  label: string;
  value: number;
  /** What is said beside the number. */
  share: string | null;
}

/** Numbers as bars below each other, each beside its name. */
function Bars({ steps, tone }: { steps: readonly Step[]; tone: "mint" | "sun" | "sky" }) {
  const widest = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol className={classes.bars} data-tone={tone}>
      {steps.map(({ label, value, share }) => (
        <li key={label}>
          <span className={classes.barName}>{label}</span>
          <span className="sh-tabular">
            {share === null ? null : <span className={classes.share}>{share}</span>}{" "}
            <strong>{formatCount(value)}</strong>
          </span>
          <span className={classes.barLine} aria-hidden="true">
            {value === 0 ? null : <span style={{ width: `${(value / widest) * 100}%` }} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From a trailer that plays over the app that is opened to a remix; each step with its share of the one before. */
function Funnel({ days }: { days: readonly AnalyticsDay[] }) {
  const values = (["plays", "opens", "remixes"] as const).map((key) => sumOf(days, key));
  const labels = ["Trailer played", "App opened", "Remixed"];
  const steps = values.map((value, index): Step => {
    const before = values[index - 1];
    const share = before === undefined || value > before ? null : shareOf(value, before);
    return { label: labels[index] ?? "", value, share: share === null ? null : `${share} of them` };
  });
  return <Bars steps={steps} tone="mint" />;
}

/** How far trailers were watched. */
function WatchThrough({ days }: { days: readonly AnalyticsDay[] }) {
  const plays = sumOf(days, "plays");
  const steps = (["plays", "quarters", "halves", "threeQuarters", "watched"] as const).map((key): Step => {
    const value = sumOf(days, key);
    const label = key === "plays" ? "Began" : (METRICS.find((metric) => metric.key === key)?.label ?? "");
    return { label, value, share: shareOf(value, plays) };
  });
  return <Bars steps={steps} tone="sun" />;
}

function Shares({ rows, names }: { rows: Report["referrers"]; names: Record<string, string> }) {
  if (rows.length === 0) return <p className={classes.note}>No data in this period.</p>;
  const all = rows.reduce((sum, { events }) => sum + events, 0);
  return (
    <Bars
      steps={rows.map(({ name, events }) => ({
        label: names[name] ?? name,
        value: events,
        share: shareOf(events, all),
      }))}
      tone="sky"
    />
  );
}

/** How far people come, how far they watch, from where and on what they come. */
export function Breakdowns({ report }: { report: Report }) {
  const { days, referrers, devices } = report;
  return (
    <div className={classes.cards}>
      <Card title="From trailer to remix">
        <Funnel days={days} />
      </Card>
      <Card title="Watch-through">
        <WatchThrough days={days} />
      </Card>
      <Card title="Referrers">
        <Shares rows={referrers} names={SOURCES} />
      </Card>
      <Card title="Devices">
        <Shares rows={devices} names={DEVICES} />
      </Card>
    </div>
  );
}
