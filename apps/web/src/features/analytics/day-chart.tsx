import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import classes from "./analytics.module.css";

/** Drawn about as wide as it is shown, so that its words keep the size of text. */
const WIDE = 1120;
const MIDDLE = 720;
const NARROW = 360;
/** Room for the numbers of the axis. */
const LEFT = 34;
const HEIGHT = 220;
const FLOOR = 190;
const TOP = 12;

/** Nice upper end of an axis: 1, 2 or 5 times a power of ten. */
export function axisEnd(largest: number): number {
  if (largest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 5, 10].find((step) => step * power >= largest) ?? 10) * power;
}

const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** Openings of the app as bars, views of its gallery page as a line, day by day. The same numbers stand in the table below. */
export function DayChart({ days }: { days: readonly AnalyticsDay[] }) {
  const [at, setAt] = useState<number | null>(null);
  const end = axisEnd(Math.max(...days.map(({ opens, views }) => Math.max(opens, views))));
  const phone = useMediaQuery("(max-width: 640px)") === true;
  const tablet = useMediaQuery("(max-width: 1000px)") === true;
  const width = phone ? NARROW : tablet ? MIDDLE : WIDE;
  const step = (width - LEFT) / days.length;
  const x = (index: number): number => LEFT + index * step;
  const y = (value: number): number => FLOOR - (value / end) * (FLOOR - TOP);
  const shown = at === null ? undefined : days[at];
  const labelEvery = Math.ceil(days.length / (phone ? 4 : 8));
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.legend}>
        <span data-series="opens">App opened</span>
        <span data-series="views">Gallery page seen</span>
        <output className={classes.reading}>
          {shown === undefined ? "" : `${dayName(shown.day)}: ${shown.opens} opened, ${shown.views} seen`}
        </output>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" onPointerLeave={() => setAt(null)}>
        {[0, end / 2, end].map((value) => (
          <g key={value}>
            <line className={classes.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text className={classes.tick} x={0} y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {days.map(({ day, opens }, index) => (
          <g key={day} onPointerEnter={() => setAt(index)}>
            <rect x={x(index)} y={0} width={step} height={FLOOR} fill="transparent" />
            <rect
              className={classes.bar}
              data-at={index === at || undefined}
              x={x(index) + step * 0.18}
              y={y(opens)}
              width={step * 0.64}
              height={FLOOR - y(opens)}
              rx={Math.min(4, step * 0.2)}
            />
            {index % labelEvery === 0 ? (
              <text className={classes.tick} x={x(index) + step / 2} y={HEIGHT - 8} textAnchor="middle">
                {dayName(day)}
              </text>
            ) : null}
          </g>
        ))}
        <polyline
          className={classes.line}
          points={days.map(({ views }, index) => `${x(index) + step / 2},${y(views)}`).join(" ")}
        />
      </svg>
    </figure>
  );
}
