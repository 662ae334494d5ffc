import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import classes from "./analytics.module.css";
import { changeOf, formatCount, type MetricKey } from "./metrics.ts";
import { formatShortDay } from "../../components/format.ts";

/** Drawn about as wide as it is shown, so that its words keep the size of text. */
const WIDE = 1120;
const MIDDLE = 720;
const NARROW = 360;
/** Room for the numbers of the axis. */
const LEFT = 44;
const HEIGHT = 250;
const FLOOR = 218;
const TOP = 12;
/** A bar is no plank. */
const WIDEST_BAR = 64;

/** Nice upper end of an axis, whose half is a whole number too. */
export function axisEnd(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 3, 4, 6, 8, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/** One number day by day as bars, and as a line what it was on as many days before. The same numbers stand in the table below. */
export function DayChart({
  days,
  before,
  metric,
  label,
}: {
  days: readonly AnalyticsDay[];
  before: readonly AnalyticsDay[];
  metric: MetricKey;
  label: string;
}) {
  const [at, setAt] = useState<number | null>(null);
  const end = axisEnd(Math.max(...[...days, ...before].map((day) => day[metric])));
  const phone = useMediaQuery("(max-width: 640px)") === true;
  const tablet = useMediaQuery("(max-width: 1000px)") === true;
  const width = phone ? NARROW : tablet ? MIDDLE : WIDE;
  const step = (width - LEFT) / days.length;
  const bar = Math.min(WIDEST_BAR, step * 0.64);
  const middle = (index: number): number => LEFT + (index + 0.5) * step;
  const y = (value: number): number => FLOOR - (value / end) * (FLOOR - TOP);
  const shown = at === null ? undefined : days[at];
  const past = at === null ? undefined : before[at];
  const labelEvery = Math.ceil(days.length / (phone ? 4 : 8));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        <span data-series="present">{label}</span>
        <span data-series="past">Previous period</span>
        <output className={classes.reading}>
          {shown === undefined || past === undefined
            ? ""
            : `${formatShortDay(shown.day)}: ${formatCount(shown[metric])} · ${formatShortDay(past.day)}: ${formatCount(past[metric])} ${changeOf(shown[metric], past[metric]).text}`}
        </output>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" onPointerLeave={() => setAt(null)}>
        {[0, end / 2, end].map((value) => (
          <g key={value}>
            <line className={classes.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text className={classes.tick} x={LEFT - 10} y={y(value) + 4} textAnchor="end">
              {value >= 10_000 ? `${value / 1000}k` : value}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <g key={day.day} onPointerEnter={() => setAt(index)}>
            <rect x={LEFT + index * step} y={0} width={step} height={FLOOR} fill="transparent" />
            <rect
              className={classes.bar}
              data-at={index === at || undefined}
              x={middle(index) - bar / 2}
              y={y(day[metric])}
              width={bar}
              height={FLOOR - y(day[metric])}
              rx={Math.min(4, bar * 0.3)}
            />
            {index % labelEvery === 0 && (index + labelEvery / 2 < days.length || days.length === 1) ? (
              <text className={classes.tick} x={middle(index)} y={HEIGHT - 8} textAnchor="middle">
                {formatShortDay(day.day)}
              </text>
            ) : null}
          </g>
        ))}
        {before.length === 1 ? (
          <circle className={classes.dot} cx={middle(0)} cy={y(before[0]?.[metric] ?? 0)} r={5} />
        ) : (
          <polyline
            className={classes.line}
            points={before.map((day, index) => `${middle(index)},${y(day[metric])}`).join(" ")}
          />
        )}
      </svg>
    </figure>
  );
}
