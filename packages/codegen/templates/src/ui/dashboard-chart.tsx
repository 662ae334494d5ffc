import { copy } from "../copy.ts";
import {
  breakdown,
  heatOf,
  isStepped,
  REST,
  shortened,
  stepsOf,
  timeLine,
  type Fn,
  type Span,
} from "../rules/dashboard.ts";
import { measureValues } from "../rules/measure.ts";
import { isDated } from "../rules/shown-as.ts";
import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { BarButtons, BarDrawing, HeatTable, RingButtons, TimePlot, type Part } from "./dashboard-plots.tsx";
import { textOf } from "./dashboard-tiles.tsx";
import { DashboardWidget } from "./dashboard-widget.tsx";
import { fieldOf, formatMonth, formatNearDay, formatValue, weekdayNames } from "./format.ts";
import type { Arrangement, DashboardView } from "./use-dashboard.ts";

export interface ChartItem {
  label: string;
  look: "line" | "area" | "bar" | "donut" | "top" | "heat";
  byField: string;
  fn: Fn;
  measureField?: string;
}

interface ChartProps {
  id: string;
  entity: EntityDef;
  chart: ChartItem;
  /** Those of the time range that fit what else is chosen. */
  rows: readonly Row[];
  /** All there are: steps of numbers stay the same whatever is chosen. */
  all: readonly Row[];
  view: DashboardView;
  arrangement: Arrangement;
  span: Span | null;
  today: Date;
  /** Whether it is drawn over the days that the time range is about. */
  isTimeOf: boolean;
}

const MOST_SHARES = 6;

/** One chart of a dashboard; a press on a part of it narrows the page down. */
export function DashboardChart(props: ChartProps) {
  const { id, entity, chart, rows, all, view, arrangement, span, today, isTimeOf } = props;
  const { label, look, fn, measureField } = chart;
  const field = fieldOf(entity, chart.byField);
  const measure = { fn, field: measureField };
  const text = (value: number): string => textOf(entity, fn, measureField, value);
  const frame = { id, label, arrangement };
  if (look === "heat") {
    const last = parseMoment(span?.to) ?? today;
    const heat = heatOf(rows, field, measure, last, span);
    const days = weekdayNames("long");
    const columnLabel = (column: string): string =>
      heat.by === "hours" ? `${column.padStart(2, "0")}:00` : formatNearDay(parseMoment(column) ?? last);
    const parts = heat.cells.flatMap((cells, day) =>
      cells.flatMap((value, index): Part[] => {
        const column = heat.columns[index] ?? "";
        const name = `${days[day] ?? ""}, ${columnLabel(column)}`;
        return value === 0 ? [] : [{ key: `${day} ${column}`, label: name, value, text: text(value) }];
      }),
    );
    return (
      <DashboardWidget {...frame} parts={parts}>
        <div className="dash-scroll" role="group" aria-label={label} tabIndex={0}>
          <HeatTable heat={heat} columnLabel={columnLabel} text={text} />
        </div>
      </DashboardWidget>
    );
  }
  if (isDated(field)) {
    const { points, grain } = timeLine(rows, field.id, isTimeOf ? span : null, measure, today);
    const parts = points.map((point) => {
      const from = parseMoment(point.from) ?? today;
      const to = parseMoment(point.to) ?? today;
      const days = point.from === point.to ? formatNearDay(from) : `${formatNearDay(from)} – ${formatNearDay(to)}`;
      return { ...point, label: grain === "month" ? formatMonth(from) : days, text: text(point.value) };
    });
    return (
      <DashboardWidget {...frame} parts={parts} isWide>
        <TimePlot
          points={parts}
          look={look === "line" || look === "area" ? look : "bar"}
          name={label}
          text={text}
          onPick={({ from, to }) => isTimeOf && view.setRange(`${from}..${to}`)}
        />
      </DashboardWidget>
    );
  }
  const steps = isStepped(field, all) ? stepsOf(numbersIn(all, field.id)) : [];
  const points = shortened(breakdown(rows, field, measure, steps), fn, look === "donut" ? MOST_SHARES : 10);
  const parts = points.map((point) => ({ ...point, label: keyText(field, point.key), text: text(point.value) }));
  const pick = {
    parts,
    chosen: view.chosen[field.id],
    rest: REST,
    onPick: (key: string) => view.toggle(field.id, key),
  };
  const sum = text(measureValues(fn, rows, measureField));
  return (
    <DashboardWidget
      {...frame}
      parts={parts}
      legend={look === "donut" ? parts.map((part) => `${part.label}: ${part.text}`) : []}
    >
      {look === "donut" ? (
        <RingButtons {...pick} total={sum} />
      ) : (
        <>
          <BarButtons {...pick} />
          <BarDrawing parts={parts} />
        </>
      )}
    </DashboardWidget>
  );
}

const numbersIn = (rows: readonly Row[], id: string): number[] =>
  rows.flatMap((row) => {
    const value = row[id];
    return typeof value === "number" ? [value] : [];
  });

/** A part of a chart as people read it: a choice, the name of a row, or a step such as 20–29. */
export function keyText(field: FieldDef, key: string): string {
  if (key === REST) return copy.restOfList;
  if (field.type === "boolean") return formatValue(field, key === "true");
  const [from, to] = /^-?[\d.e+-]+\.\.-?[\d.e+-]+$/.test(key) ? key.split("..").map(Number) : [];
  if (from === undefined || to === undefined) return formatValue(field, key);
  const isWhole = Number.isInteger(from) && Number.isInteger(to);
  // Nothing is more than all of it.
  if (field.type === "percent" && from === 100) return formatValue(field, from);
  const last = isWhole ? to - 1 : to;
  return last <= from
    ? formatValue(field, from) || "0"
    : `${formatValue(field, from) || "0"}–${formatValue(field, last)}`;
}
