import { UnstyledButton } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { ReactNode } from "react";
import classes from "./analytics.module.css";
import { formatCount, METRICS } from "./metrics.ts";

type Report = FunctionOutput<"analytics-get">;

const OF_APPS = METRICS.filter(({ key }) =>
  ["visitors", "visits", "opens", "plays", "signUps", "likes", "remixes"].includes(key),
);

interface NumbersTableProps<R> {
  /** What it lists, also for who hears it. */
  name: string;
  first: string;
  metrics: typeof METRICS;
  rows: readonly R[];
  keyOf: (row: R) => string;
  head: (row: R) => ReactNode;
}

function NumbersTable<R extends Report["apps"][number] | Report["days"][number]>(props: NumbersTableProps<R>) {
  const { name, first, metrics, rows, keyOf, head } = props;
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={name}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {metrics.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="sh-tabular">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{head(row)}</th>
              {metrics.map(({ key }) => (
                <td key={key}>{formatCount(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Every app with its numbers; its name shows it alone. */
export function AppsTable({ apps, onChoose }: { apps: Report["apps"]; onChoose: (id: string) => void }) {
  return (
    <section className={classes.card}>
      <h2>Apps</h2>
      <NumbersTable
        name="Apps"
        first="App"
        metrics={OF_APPS}
        rows={apps}
        keyOf={({ id }) => id}
        head={({ id, title }) => (
          <UnstyledButton className={classes.appLink ?? ""} onClick={() => onChoose(id)}>
            {title}
          </UnstyledButton>
        )}
      />
    </section>
  );
}

/** What the chart draws and the rest, as a table. */
export function DaysTable({ days }: { days: Report["days"] }) {
  return (
    <details className={classes.details}>
      <summary>Day by day, as a table</summary>
      <NumbersTable
        name="Day by day"
        first="Day"
        metrics={METRICS}
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        head={({ day }) => day}
      />
    </details>
  );
}
