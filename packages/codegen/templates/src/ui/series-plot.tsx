import { niceTop } from "../rules/chart-series.ts";
import { usePlotWidth } from "./use-plot-width.ts";

export interface Series {
  label: string;
  values: readonly number[];
  /** A value as a person reads it. */
  text: (value: number) => string;
}

interface SeriesPlotProps {
  look: "line" | "bar";
  series: readonly Series[];
  /** What the places from left to right are called: 'Month'. */
  placeLabel: string;
}

const HEIGHT = 150;
/** So many bars can still be told apart. */
const MOST_BARS = 36;

/** One or two rows of numbers in a picture, each in a color of its own, with their names and where they end. */
export function SeriesPlot({ look, series, placeLabel }: SeriesPlotProps) {
  const [place, width] = usePlotWidth();
  const every = look === "bar" ? Math.max(1, Math.ceil((series[0]?.values.length ?? 0) / MOST_BARS)) : 1;
  const shown = series.map((each) => ({ ...each, values: thinned(each.values, every) }));
  const all = shown.flatMap(({ values }) => values).filter(Number.isFinite);
  const top = niceTop(Math.max(0, ...all));
  const bottom = Math.min(0, ...all) < 0 ? -niceTop(-Math.min(0, ...all)) : 0;
  const heightOf = (value: number): number => HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT;
  const count = series[0]?.values.length ?? 0;
  const text = series[0]?.text ?? String;
  return (
    <div className="flex flex-col gap-3" aria-hidden="true">
      <svg ref={place} className="series-plot" viewBox={`-8 -14 ${width + 16} ${HEIGHT + 36}`}>
        {[top, bottom < 0 ? 0 : top / 2, bottom].map((value) => (
          <g key={value}>
            <line className="series-grid" x1="0" x2={width} y1={heightOf(value)} y2={heightOf(value)} />
            <text x="0" y={heightOf(value) - 4} className="series-label">
              {text(value)}
            </text>
          </g>
        ))}
        {shown.map((each, index) =>
          look === "line" ? (
            <path key={each.label} className={`series-line series-${index}`} d={lineOf(each.values, width, heightOf)} />
          ) : (
            <Bars
              key={each.label}
              at={index}
              of={shown.length}
              values={each.values}
              width={width}
              heightOf={heightOf}
            />
          ),
        )}
        <text x="0" y={HEIGHT + 17} className="series-label">
          {`${placeLabel} 1`}
        </text>
        <text x={width} y={HEIGHT + 17} textAnchor="end" className="series-label">
          {count > 1 ? `${placeLabel} ${String(count)}` : ""}
        </text>
      </svg>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {series.map((each, index) => (
          <li key={each.label} className="flex items-center gap-2 text-sm">
            <span className={`series-key series-${index}`} />
            <span>{each.label}</span>
            <span className="num text-muted">{each.text(each.values.at(-1) ?? Number.NaN)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The last of every so many. */
const thinned = (values: readonly number[], every: number): readonly number[] =>
  every === 1 ? values : values.filter((_, index) => (index + 1) % every === 0 || index === values.length - 1);

function lineOf(values: readonly number[], width: number, heightOf: (value: number) => number): string {
  const step = width / Math.max(1, values.length - 1);
  let isPenDown = false;
  return values
    .map((value, index) => {
      // Where nothing comes of the numbers the line has a gap.
      if (!Number.isFinite(value)) {
        isPenDown = false;
        return "";
      }
      const move = isPenDown ? "L" : "M";
      isPenDown = true;
      return `${move}${(index * step).toFixed(1)} ${heightOf(value).toFixed(1)}`;
    })
    .join(" ");
}

interface BarsProps {
  at: number;
  of: number;
  values: readonly number[];
  width: number;
  heightOf: (value: number) => number;
}

/** Bars of one row of numbers, beside those of the other. */
function Bars({ at, of, values, width, heightOf }: BarsProps) {
  const slot = width / Math.max(1, values.length);
  const wide = (slot * 0.72) / of;
  return values.map((value, index) => {
    if (!Number.isFinite(value)) return null;
    const [high, low] = [Math.min(heightOf(value), heightOf(0)), Math.max(heightOf(value), heightOf(0))];
    return (
      <rect
        // oxlint-disable-next-line react/no-array-index-key -- a bar is known by its position alone
        key={index}
        className={`series-bar series-${at}`}
        x={index * slot + slot * 0.14 + at * wide}
        y={high}
        width={wide}
        height={Math.max(0, low - high)}
        rx={Math.min(3, wide * 0.2)}
      />
    );
  });
}
