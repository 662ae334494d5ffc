import { useState, type KeyboardEvent } from "react";
import { niceTop } from "../rules/chart-series.ts";
import type { Heat, Stretch } from "../rules/dashboard.ts";
import { weekdayNames } from "./format.ts";
import { usePlotWidth } from "./use-plot-width.ts";

/** A part of a chart as people read it. */
export interface Part {
  key: string;
  label: string;
  value: number;
  text: string;
}

const HEIGHT = 150;

interface TimePlotProps {
  points: readonly (Part & Pick<Stretch, "from" | "to">)[];
  look: "line" | "area" | "bar";
  name: string;
  text: (value: number) => string;
  /** Narrows the time down to a stretch. */
  onPick: (point: Pick<Stretch, "from" | "to">) => void;
}

/** Numbers over time. Each stretch is a button: arrow keys walk along it, a press looks closer. */
export function TimePlot({ points, look, name, text, onPick }: TimePlotProps) {
  const [place, width] = usePlotWidth();
  const [at, setAt] = useState<number | null>(null);
  const top = niceTop(Math.max(0, ...points.map(({ value }) => value)));
  const slot = width / points.length;
  const places = points.map(({ value }, index) => ({ x: (index + 0.5) * slot, y: HEIGHT - (value / top) * HEIGHT }));
  const line = places.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
  const read = points[at ?? -1];
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const now = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.min(buttons.length - 1, Math.max(0, now + step))]?.focus();
  };
  return (
    <div className="dash-time">
      <p className="dash-read num" aria-hidden="true">
        {read === undefined ? " " : `${read.label}: ${read.text}`}
      </p>
      <div className="relative">
        <svg ref={place} className="plot" viewBox={`0 -6 ${width} ${HEIGHT + 28}`} aria-hidden="true">
          {[0, 0.5, 1].map((part) => (
            <line key={part} className="plot-grid" x1="0" x2={width} y1={HEIGHT * part} y2={HEIGHT * part} />
          ))}
          <text className="plot-label" x="0" y="11">
            {text(top)}
          </text>
          {look === "area" && (
            <path
              className="plot-area"
              d={`${line} L${places.at(-1)?.x ?? 0} ${HEIGHT} L${places[0]?.x ?? 0} ${HEIGHT} Z`}
            />
          )}
          {look === "bar"
            ? places.map(({ x, y }, index) => (
                <rect
                  key={points[index]?.key}
                  className="plot-bar"
                  x={x - slot * 0.34}
                  y={y}
                  width={slot * 0.68}
                  height={HEIGHT - y}
                  rx={Math.min(4, slot * 0.2)}
                />
              ))
            : places.length > 1 && <path className="plot-line" d={line} />}
          {look !== "bar" &&
            places.map(
              ({ x, y }, index) =>
                (places.length <= 14 || index === at || index === places.length - 1) && (
                  <circle
                    key={points[index]?.key}
                    className={index === at || index === places.length - 1 ? "plot-dot plot-dot-last" : "plot-dot"}
                    cx={x}
                    cy={y}
                    r={index === at || index === places.length - 1 ? 5 : 3}
                  />
                ),
            )}
          {marksOf(points.length).map((index) => (
            <text
              key={index}
              className="plot-label"
              x={index === 0 ? 0 : index === points.length - 1 ? width : (places[index]?.x ?? 0)}
              y={HEIGHT + 17}
              textAnchor={index === 0 ? "start" : index === points.length - 1 ? "end" : "middle"}
            >
              {points[index]?.label}
            </text>
          ))}
        </svg>
        <div className="dash-hits" role="group" aria-label={name} onKeyDown={walk} onPointerLeave={() => setAt(null)}>
          {points.map((point, index) => (
            <button
              key={point.key}
              type="button"
              tabIndex={index === (at ?? points.length - 1) ? 0 : -1}
              aria-label={`${point.label}: ${point.text}`}
              onPointerEnter={() => setAt(index)}
              onFocus={() => setAt(index)}
              onClick={() => onPick(point)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Which stretches are named below: the ends, and the middle where there is room. */
const marksOf = (count: number): number[] =>
  count < 2 ? [0] : count < 5 ? [0, count - 1] : [0, Math.round((count - 1) / 2), count - 1];

interface PartsProps {
  parts: readonly Part[];
  chosen: string | undefined;
  /** What cannot be chosen: the rest of a long list. */
  rest: string;
  onPick: (key: string) => void;
}

/** Lying bars with their names and numbers; a press narrows the page down. */
export function BarButtons({ parts, chosen, rest, onPick }: PartsProps) {
  const top = Math.max(1e-9, ...parts.map(({ value }) => value));
  return (
    <ul className="dash-bars">
      {parts.map(({ key, label, value, text }) => (
        <li key={key}>
          <button
            type="button"
            className={`dash-bar ${chosen !== undefined && chosen !== key ? "dash-faded" : ""}`}
            aria-pressed={chosen === key}
            disabled={key === rest}
            onClick={() => onPick(key)}
          >
            <span className="bar-label">{label}</span>
            <span className="bar-track">
              <span className="bar" style={{ width: `${value <= 0 ? 0 : Math.max(1.5, (value / top) * 100)}%` }} />
            </span>
            <span className="bar-value num">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same bars as a drawing that is never on the page: what a picture is made of. */
export function BarDrawing({ parts }: { parts: readonly Part[] }) {
  const top = Math.max(1e-9, ...parts.map(({ value }) => value));
  return (
    <svg className="dash-drawing" viewBox={`0 0 560 ${Math.max(1, parts.length) * 32}`} aria-hidden="true">
      {parts.map(({ key, label, value, text }, index) => (
        <g key={key}>
          <text className="dash-ink" x="0" y={index * 32 + 20}>
            {label.length > 22 ? `${label.slice(0, 21)}…` : label}
          </text>
          <rect className="plot-bar" x="190" y={index * 32 + 6} width={(value / top) * 290} height="18" rx="4" />
          <text className="dash-ink" x="560" y={index * 32 + 20} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const AROUND = 2 * Math.PI * 42;

/** Shares of a whole: a ring, and its parts as buttons with name, number and percentage. */
export function RingButtons({ parts, chosen, rest, onPick, total }: PartsProps & { total: string }) {
  const sum = parts.reduce((all, { value }) => all + Math.max(0, value), 0) || 1;
  let before = 0;
  return (
    <div className="donut">
      <svg viewBox="0 0 120 120" className="donut-ring" aria-hidden="true">
        {parts.map(({ key, value }, index) => {
          const share = (Math.max(0, value) / sum) * AROUND;
          const offset = -before;
          before += share;
          return (
            <circle
              key={key}
              className={`donut-part part-${index % 6} ${chosen !== undefined && chosen !== key ? "dash-faded" : ""}`}
              cx="60"
              cy="60"
              r="42"
              strokeDasharray={`${Math.max(0.5, share - (parts.length > 1 ? 2 : 0))} ${AROUND}`}
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
        {parts.map(({ key, label, value, text }, index) => (
          <li key={key}>
            <button
              type="button"
              className={`dash-share ${chosen !== undefined && chosen !== key ? "dash-faded" : ""}`}
              aria-pressed={chosen === key}
              disabled={key === rest}
              onClick={() => onPick(key)}
            >
              <span className={`legend-dot dot-${index % 6}`} />
              <span className="min-w-0 flex-1 text-left">{label}</span>
              <span className="num">{text}</span>
              <span className="num dash-percent">{Math.round((Math.max(0, value) / sum) * 100)} %</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CELL = 40;
const LEFT = 44;

/** Weekdays by hours or weeks, the more the darker, with the number in each. */
export function HeatTable({
  heat,
  columnLabel,
  text,
}: {
  heat: Heat;
  columnLabel: (column: string) => string;
  text: (value: number) => string;
}) {
  const most = Math.max(1e-9, ...heat.cells.flat());
  const days = weekdayNames();
  const width = heat.columns.length * CELL;
  return (
    <svg
      className="plot dash-heat"
      style={{ minWidth: LEFT + heat.columns.length * 28, maxWidth: LEFT + heat.columns.length * 64 }}
      viewBox={`0 0 ${LEFT + width} ${7 * 26 + 20}`}
      aria-hidden="true"
    >
      {heat.cells.map((cells, day) => (
        <g key={days[day]}>
          <text className="plot-label" x="0" y={day * 26 + 17}>
            {days[day]}
          </text>
          {cells.map((value, index) => (
            <g key={heat.columns[index]}>
              <rect
                className={`heat-cell heat-${value <= 0 ? 0 : Math.ceil((value / most) * 4)}`}
                x={LEFT + index * CELL}
                y={day * 26}
                width={CELL - 4}
                height="22"
                rx="4"
              />
              {value > 0 && (
                <text
                  className={`dash-cell num ${value / most > 0.75 ? "dash-on" : ""}`}
                  x={LEFT + index * CELL + (CELL - 4) / 2}
                  y={day * 26 + 15}
                >
                  {text(value)}
                </text>
              )}
            </g>
          ))}
        </g>
      ))}
      {heat.columns.map(
        (column, index) =>
          (heat.by === "hours" ? index % 2 === 0 : index % 4 === 0) && (
            <text key={column} className="plot-label" x={LEFT + index * CELL} y={7 * 26 + 14}>
              {columnLabel(column)}
            </text>
          ),
      )}
    </svg>
  );
}

/** A small line without axes. */
export function Spark({ values }: { values: readonly number[] }) {
  const top = Math.max(1e-9, ...values);
  const step = 100 / Math.max(1, values.length - 1);
  const line = values.map((value, index) => `${(index * step).toFixed(1)},${(26 - (value / top) * 24).toFixed(1)}`);
  return (
    <svg className="dash-spark" viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={line.join(" ")} />
    </svg>
  );
}
