import type { EntityDef, Row } from "../store/model.ts";
import { fieldOf } from "./format.ts";
import { Value } from "./value.tsx";

/** Fields of a row with their names, those without a value left out. */
export function Facts({ entity, row, fields }: { entity: EntityDef; row: Row; fields: readonly string[] }) {
  const filled = fields.filter((id) => {
    const value = row[id];
    return value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  if (filled.length === 0) return null;
  return (
    <dl className="facts">
      {filled.map((id) => (
        <div key={id} className="fact">
          <dt>{fieldOf(entity, id).name}</dt>
          <dd>
            <Value entity={entity} row={row} field={id} plain />
          </dd>
        </div>
      ))}
    </dl>
  );
}
