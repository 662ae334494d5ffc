import { Button, SegmentedControl, Select, Skeleton } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useState } from "react";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { callFunction } from "../../lib/functions.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import classes from "./analytics.module.css";
import { DayChart } from "./day-chart.tsx";
import { daysCsv } from "./days-csv.ts";

const RANGES = [7, 30, 90] as const;
type Range = (typeof RANGES)[number];
const DEVICES: Record<string, string> = { phone: "Phone", tablet: "Tablet", desktop: "Desktop" };
const EVERYTHING = "all";

const sum = (days: readonly AnalyticsDay[], of: keyof Omit<AnalyticsDay, "day">): number =>
  days.reduce((total, day) => total + day[of], 0);

function Funnel({ days }: { days: readonly AnalyticsDay[] }) {
  const steps = [
    { label: "Trailer played", value: sum(days, "plays") },
    { label: "Watched to the end", value: sum(days, "watched") },
    { label: "App opened", value: sum(days, "opens") },
    { label: "Remixed", value: sum(days, "remixes") },
  ];
  const widest = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol className={classes.funnel}>
      {steps.map(({ label, value }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={classes.funnelBar} style={{ width: `${(value / widest) * 100}%` }} aria-hidden="true" />
          <strong className="sh-tabular">{value.toLocaleString("en")}</strong>
        </li>
      ))}
    </ol>
  );
}

function Shares({
  title,
  rows,
  blank,
}: {
  title: string;
  rows: readonly { name: string; events: number }[];
  blank: string;
}) {
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={classes.note}>Nothing in this time.</p>
      ) : (
        <dl className={classes.shares}>
          {rows.map(({ name, events }) => (
            <div key={name}>
              <dt>{name === "" ? blank : name}</dt>
              <dd className="sh-tabular">{events.toLocaleString("en")}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function saveCsv(days: readonly AnalyticsDay[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([daysCsv(days)], { type: "text/csv" }));
  link.download = `sayhey-analytics-${days[0]?.day}-${days.at(-1)?.day}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function Report({ data }: { data: FunctionOutput<"analytics-get"> }) {
  const { days, referrers, devices } = data;
  const totals = [
    { label: "Visitors, day by day", value: sum(days, "visitors") },
    { label: "Gallery page seen", value: sum(days, "views") },
    { label: "App opened", value: sum(days, "opens") },
    { label: "Likes", value: sum(days, "likes") },
  ];
  return (
    <>
      <dl className={classes.totals}>
        {totals.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="sh-tabular">{value.toLocaleString("en")}</dd>
          </div>
        ))}
      </dl>
      <DayChart days={days} />
      <div className={classes.cards}>
        <section className={classes.card}>
          <h2>From trailer to remix</h2>
          <Funnel days={days} />
        </section>
        <Shares title="Where they came from" rows={referrers} blank="Direct, or not told" />
        <Shares
          title="Devices"
          rows={devices.map(({ name, events }) => ({ name: DEVICES[name] ?? name, events }))}
          blank="Unknown"
        />
      </div>
      <details className={classes.details}>
        <summary>Day by day, as a table</summary>
        <div className={classes.scroll} tabIndex={0} role="region" aria-label="Day by day">
          <table className={classes.table}>
            <thead>
              <tr>
                {["Day", "Visitors", "Seen", "Played", "Watched", "Opened", "Likes", "Remixes"].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="sh-tabular">
              {days.toReversed().map(({ day, visitors, views, plays, watched, opens, likes, remixes }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{visitors}</td>
                  <td>{views}</td>
                  <td>{plays}</td>
                  <td>{watched}</td>
                  <td>{opens}</td>
                  <td>{likes}</td>
                  <td>{remixes}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <p className={classes.note}>
        Counted without cookies. No address and nothing personal is kept; bots are left out. Days are in UTC, and
        someone who comes back on another day counts as a visitor again.
      </p>
    </>
  );
}

/** How published apps are doing. */
export default function AnalyticsPage() {
  const [days, setDays] = useState<Range>(30);
  const [chosen, setChosen] = useState(EVERYTHING);
  const publicationId = chosen === EVERYTHING ? null : chosen;
  const report = useQuery({
    queryKey: queryKeys.analytics(publicationId, days),
    queryFn: ({ signal }) => callFunction("analytics-get", { publicationId, days }, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.page}>
      <PageTitle title="Analytics" />
      <h1 className={classes.title}>Analytics</h1>
      {report.isPending ? (
        <div role="status" aria-label="Loading your numbers" className={classes.loading}>
          <Skeleton height={90} />
          <Skeleton height={240} />
        </div>
      ) : report.isLoadingError ? (
        <Failure title="Your numbers could not be loaded" error={report.error} onRetry={() => void report.refetch()} />
      ) : report.data.publications.length === 0 ? (
        <Empty
          title="Nothing published yet"
          text="Publish an app, share its link, and see here who opens it and watches its trailer."
        >
          <Button component={Link} to="/dashboard">
            Open your projects
          </Button>
        </Empty>
      ) : (
        <>
          <div className={classes.tools}>
            <Select
              className={classes.grow ?? ""}
              size="md"
              aria-label="App"
              data={[
                { value: EVERYTHING, label: "All published apps" },
                ...report.data.publications.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={chosen}
              onChange={(value) => value !== null && setChosen(value)}
            />
            <SegmentedControl
              aria-label="Days"
              value={String(days)}
              onChange={(value) => {
                const range = RANGES.find((entry) => String(entry) === value);
                if (range !== undefined) setDays(range);
              }}
              data={RANGES.map((range) => ({ value: String(range), label: `${range} days` }))}
            />
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden="true" />}
              onClick={() => saveCsv(report.data.days)}
            >
              Download CSV
            </Button>
          </div>
          <Report data={report.data} />
        </>
      )}
    </div>
  );
}
