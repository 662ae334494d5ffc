import { createContext, useContext } from "react";
import { copy, say } from "../copy.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";

/** Rows of a block that are selected, to compare, change or delete them together. */
interface Picking {
  /** Null while nothing is being selected. */
  picked: ReadonlySet<string> | null;
  canCompare: boolean;
  toggle: (id: string) => void;
}

export const PickingContext = createContext<Picking | null>(null);

/** The selecting of the block around; null where there is none. */
export function usePicking(): Picking | null {
  return useContext(PickingContext);
}

/** A row's checkbox while rows are being selected. */
export function PickBox({ entity, row }: { entity: EntityDef; row: Row }) {
  const picking = usePicking();
  if (picking === null || picking.picked === null) return null;
  return (
    <label className="pick-box">
      <input
        type="checkbox"
        aria-label={say(copy.selectOne, { name: titleOf(entity, row) })}
        checked={picking.picked.has(row.id)}
        onChange={() => picking.toggle(row.id)}
      />
    </label>
  );
}
