import { niceTop } from "../rules/chart-series.ts";
import { usePlotWidth } from "./use-plot-width.ts";

export interface PlotPoint {
  key: string;
  label: string;
  value: number;
  /** The value as a person reads it. */
  text: string;
}

const HEIGHT = 150;

/** Bars: upright over time, lying with their names for everything else. */
export function BarPlot({ points, upright }: { points: readonly PlotPoint[]; upright: boolean }) {
  const top = niceTop(Math.max(...points.map((point) => point.value)));
  if (!upright) {
    return (
      <div className="bars" aria-hidden="true">
        {points.map((point) => (
          <div key={point.key} className="bar-row">
            <span className="bar-label">{point.label}</span>
            <span className="bar-track">
              <span className="bar" style={{ width: `${Math.max(2, (point.value / top) * 100)}%` }} />
            </span>
            <span className="bar-value num">{point.text}</span>
          </div>
        ))}
      </div>
    );
  }
  return <UprightBars points={points} top={top} />;
}

function UprightBars({ points, top }: { points: readonly PlotPoint[]; top: number }) {
  const [place, width] = usePlotWidth();
  const slot = width / points.length;
  return (
    <svg ref={place} className="plot" viewBox={`0 0 ${width} ${HEIGHT + 22}`} aria-hidden="true">
      <GridLines width={width} />
      {points.map((point, index) => {
        const height = (point.value / top) * HEIGHT;
        return (
          <rect
            key={point.key}
            className="plot-bar"
            x={index * slot + slot * 0.16}
            y={HEIGHT - height}
            width={slot * 0.68}
            height={height}
            rx={Math.min(4, slot * 0.2)}
          />
        );
      })}
      <EndLabels points={points} width={width} />
    </svg>
  );
}

/** A line over time, with its area below when `filled`. */
export function LinePlot({ points, filled }: { points: readonly PlotPoint[]; filled: boolean }) {
  const top = niceTop(Math.max(...points.map((point) => point.value)));
  const [place, width] = usePlotWidth();
  const step = width / Math.max(1, points.length - 1);
  const places = points.map((point, index) => ({
    x: points.length === 1 ? width / 2 : index * step,
    y: HEIGHT - (point.value / top) * (HEIGHT - 10),
  }));
  const line = places.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
  const end = places.at(-1);
  return (
    <svg ref={place} className="plot" viewBox={`-8 -8 ${width + 16} ${HEIGHT + 30}`} aria-hidden="true">
      <GridLines width={width} />
      {filled && (
        <path className="plot-area" d={`${line} L${end?.x ?? 0} ${HEIGHT} L${places[0]?.x ?? 0} ${HEIGHT} Z`} />
      )}
      <path className="plot-line" d={line} />
      {places.map(({ x, y }, index) => (
        <circle
          key={points[index]?.key}
          className={index === places.length - 1 ? "plot-dot plot-dot-last" : "plot-dot"}
          cx={x}
          cy={y}
          r={index === places.length - 1 ? 5.5 : 3}
        />
      ))}
      <EndLabels points={points} width={width} />
    </svg>
  );
}

/** Shares of a whole, with their names. */
export function DonutPlot({ points, total }: { points: readonly PlotPoint[]; total: string }) {
  const sum = points.reduce((all, point) => all + point.value, 0);
  const around = 2 * Math.PI * 42;
  let before = 0;
  return (
    <div className="donut" aria-hidden="true">
      <svg viewBox="0 0 120 120" className="donut-ring">
        {points.map((point, index) => {
          const share = (point.value / sum) * around;
          const offset = -before;
          before += share;
          return (
            <circle
              key={point.key}
              className={`donut-part part-${index % 6}`}
              cx="60"
              cy="60"
              r="42"
              strokeDasharray={`${Math.max(1, share - 2)} ${around}`}
              strokeDashoffset={offset}
            />
          );
        })}
        <text
          x="60"
          y="60"
          className={`donut-total num ${total.length > 8 ? "donut-tiny" : total.length > 6 ? "donut-small" : ""}`}
        >
          {total}
        </text>
      </svg>
      <ul className="legend">
        {points.map((point, index) => (
          <li key={point.key} className="legend-item">
            <span className={`legend-dot dot-${index % 6}`} />
            <span className="min-w-0 flex-1 truncate">{point.label}</span>
            <span className="num">{point.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Weeks as columns, days as rows, the darker the more. */
export function HeatPlot({ points }: { points: readonly PlotPoint[] }) {
  const most = Math.max(1, ...points.map((point) => point.value));
  return (
    <div className="heat" aria-hidden="true">
      {points.map((point) => (
        <span
          key={point.key}
          className={`heat-day heat-${point.value === 0 ? 0 : Math.ceil((point.value / most) * 4)}`}
          title={`${point.label}: ${point.text}`}
        />
      ))}
    </div>
  );
}

function GridLines({ width }: { width: number }) {
  return [0, 0.5, 1].map((part) => (
    <line key={part} className="plot-grid" x1="0" x2={width} y1={HEIGHT * part} y2={HEIGHT * part} />
  ));
}

function EndLabels({ points, width }: { points: readonly PlotPoint[]; width: number }) {
  const highest = points.reduce<PlotPoint | undefined>(
    (most, point) => (most === undefined || point.value > most.value ? point : most),
    undefined,
  );
  return (
    <>
      <text x="0" y={HEIGHT + 17} className="plot-label">
        {points[0]?.label}
      </text>
      <text x={width} y={HEIGHT + 17} textAnchor="end" className="plot-label">
        {points.length > 1 ? points.at(-1)?.label : ""}
      </text>
      <text x={width} y="10" textAnchor="end" className="plot-label">
        {highest ? `↑ ${highest.text}` : ""}
      </text>
    </>
  );
}
