import { UnstyledButton } from "@mantine/core";
import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import classes from "./analytics.module.css";
import { changeOf, formatCount, METRICS, type MetricKey, sumOf } from "./metrics.ts";

/** Every number over the whole time beside what it was before; the chosen one is drawn day by day. */
export function Totals({
  days,
  before,
  chosen,
  onChoose,
}: {
  days: readonly AnalyticsDay[];
  before: readonly AnalyticsDay[];
  chosen: MetricKey;
  onChoose: (metric: MetricKey) => void;
}) {
  return (
    <div className={classes.totals} role="group" aria-label="Numbers, the chosen one is drawn">
      {METRICS.filter(({ isDrawn }) => isDrawn).map(({ key, label }) => {
        const [value, past] = [sumOf(days, key), sumOf(before, key)];
        const { text, direction } = changeOf(value, past);
        return (
          <UnstyledButton
            key={key}
            className={classes.total ?? ""}
            aria-pressed={key === chosen}
            onClick={() => onChoose(key)}
          >
            <span className={classes.totalLabel}>{label}</span>
            <strong className="sh-tabular">{formatCount(value)}</strong>
            <span className={classes.change} data-direction={direction} title={`${formatCount(past)} before`}>
              {text === "" ? " " : text}
            </span>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
