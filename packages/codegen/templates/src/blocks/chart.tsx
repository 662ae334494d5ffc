import { chartSeries, heatDays, type Grain, type Point } from "../rules/chart-series.ts";
import { titleOf } from "../store/change-rows.ts";
import type { Condition, EntityDef, FieldDef } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { entityById, readRows } from "../store/store.ts";
import { useRows } from "../store/use-rows.ts";
import { BarPlot, DonutPlot, HeatPlot, LinePlot } from "../ui/plots.tsx";
import { formatDay } from "../ui/format-day.ts";
import { fieldOf, formatMonth, formatNumber, formatValue } from "../ui/format.ts";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface ChartProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  look: "bar" | "line" | "area" | "donut" | "heat";
  byField: string;
  fn: "count" | "sum" | "average";
  measureField?: string;
  where?: readonly Condition[];
  unit?: string;
}

const HEAT_WEEKS = 14;

/** Numbers as a picture; the same numbers stand in a table for screen readers. */
export function Chart({ id, title, note, entity, look, byField, fn, measureField, where, unit }: ChartProps) {
  const rows = useRows(entity, { where });
  const by = fieldOf(entity, byField);
  const today = new Date(Date.now());
  const series =
    look === "heat"
      ? { points: heatDays(rows, byField, fn, measureField, today, HEAT_WEEKS), grain: "day" as const }
      : chartSeries(rows, by, fn, measureField, today);
  const measured = measureField === undefined || fn === "count" ? null : fieldOf(entity, measureField);
  const valueText = (value: number) =>
    measured && (unit === undefined || measured.type === "money")
      ? formatValue(measured, Math.round(value * 10) / 10)
      : formatNumber(value, { type: "number", ...(unit !== undefined && { unit }) });
  const points = series.points.map((point) => ({
    ...point,
    label: labelOf(point, by, series.grain),
    text: valueText(point.value),
  }));
  const name = title ?? by.name;
  const filled = points.filter((point) => point.value !== 0);
  return (
    <Section id={id} title={title} note={note} label={by.name} className="chart-section">
      {filled.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <figure className="card panel chart" aria-label={name}>
          {look === "bar" && <BarPlot points={points} upright={series.grain !== null} />}
          {(look === "line" || look === "area") && <LinePlot points={points} filled={look === "area"} />}
          {look === "donut" && (
            <DonutPlot points={filled} total={valueText(filled.reduce((sum, point) => sum + point.value, 0))} />
          )}
          {look === "heat" && <HeatPlot points={points} />}
          <table className="sr-only">
            <caption>{name}</caption>
            <tbody>
              {filled.map((point) => (
                <tr key={point.key}>
                  <th scope="row">{point.label}</th>
                  <td>{point.text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </figure>
      )}
    </Section>
  );
}

function labelOf(point: Point, by: FieldDef, grain: Grain | null): string {
  if (grain !== null) {
    const date = parseMoment(point.key) ?? new Date(0);
    return grain === "month" ? formatMonth(date) : formatDay(date);
  }
  if (by.type !== "relation") return formatValue(by, by.type === "boolean" ? point.key === "true" : point.key);
  const entity = entityById(by.relation ?? "");
  const row = entity && readRows(entity.id).find((candidate) => candidate.id === point.key);
  return entity && row ? titleOf(entity, row) : "–";
}
