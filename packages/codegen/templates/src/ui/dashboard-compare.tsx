import { copy } from "../copy.ts";
import { partsOf, timeLine, type Span } from "../rules/dashboard.ts";
import { measureValues } from "../rules/measure.ts";
import type { EntityDef, FieldDef, Row } from "../store/model.ts";
import { IconButton } from "./button.tsx";
import { Spark } from "./dashboard-plots.tsx";
import { textOf, type TileItem } from "./dashboard-tiles.tsx";

interface CompareProps {
  id: string;
  entity: EntityDef;
  field: FieldDef;
  items: readonly TileItem[];
  rows: readonly Row[];
  pair: readonly [string, string];
  choices: readonly { value: string; label: string }[];
  dateField: string | undefined;
  span: Span | null;
  today: Date;
  onChange: (pair: readonly [string, string] | null) => void;
}

/** Two places, companies or products side by side: every figure of both, on one scale. */
export function DashboardCompare(props: CompareProps) {
  const { id, entity, field, items, rows, pair, choices, dateField, span, today, onChange } = props;
  const sides = pair.map((value) => rows.filter((row) => partsOf(field, row).includes(value)));
  const pick = (side: 0 | 1) => (
    <select
      id={`${id}-vs-${side}`}
      className="input"
      aria-label={side === 0 ? copy.compareFirst : copy.compareSecond}
      value={pair[side]}
      onChange={(event) => onChange(side === 0 ? [event.target.value, pair[1]] : [pair[0], event.target.value])}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value} disabled={value === pair[side === 0 ? 1 : 0]}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <div className="card panel dash-compare" role="group" aria-label={copy.compareTwo}>
      <div className="dash-head">
        <h3 className="dash-name">{copy.compareTwo}</h3>
        <IconButton label={copy.endCompare} icon="x" className="row-menu" onClick={() => onChange(null)} />
      </div>
      <table className="dash-pair">
        <thead>
          <tr>
            <td> </td>
            <th scope="col">{pick(0)}</th>
            <th scope="col">{pick(1)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ label, fn, measureField }) => {
            const values = sides.map((side) => measureValues(fn, side, measureField));
            const top = Math.max(1e-9, ...values);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, side) => (
                  <td key={pair[side]}>
                    <span className="num dash-pair-value">{textOf(entity, fn, measureField, value)}</span>
                    <span className="bar-track" aria-hidden="true">
                      <span
                        className={`bar ${side === 1 ? "dash-second" : ""}`}
                        style={{ width: `${Math.max(0, (value / top) * 100)}%` }}
                      />
                    </span>
                  </td>
                ))}
              </tr>
            );
          })}
          {dateField !== undefined && (
            <tr aria-hidden="true">
              <td> </td>
              {sides.map((side, index) => (
                <td key={pair[index]}>
                  <Spark
                    values={timeLine(side, dateField, span, { fn: "count", field: undefined }, today).points.map(
                      ({ value }) => value,
                    )}
                  />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
