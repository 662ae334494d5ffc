import type { Entity, Field } from "@sayhey/appspec";
import type { KeyboardEvent } from "react";
import { toast } from "../../../../status/toast.ts";
import { moved } from "./grid-range.ts";
import { clearEdit, fillDownOps } from "./row-edits.ts";
import type { useGridCursor } from "./use-grid-cursor.ts";
import type { useRowEdits } from "./use-row-edits.ts";
import type { ViewRow } from "./view-rows.ts";

interface GridKeys {
  entity: Entity;
  fields: readonly Field[];
  rows: readonly ViewRow[];
  edits: ReturnType<typeof useRowEdits>;
  cursor: ReturnType<typeof useGridCursor>;
  /** Rows that a page of keys goes. */
  page: number;
  /** Opens the menu of a column. */
  onColumn: (index: number) => void;
  /** Picks a row, or no longer. */
  onToggle: (id: string) => void;
}

/** What a key does while the grid itself has the focus. */
export function pressGridKey(event: KeyboardEvent<HTMLDivElement>, keys: GridKeys): void {
  const { entity, fields, rows, edits, cursor, page, onColumn, onToggle } = keys;
  const { active, shown } = cursor;
  const size = { rows: rows.length, columns: fields.length, page };
  if (event.target !== event.currentTarget || rows.length === 0) return;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey && event.key === "ArrowDown") {
    event.preventDefault();
    onColumn(active.column);
    return;
  }
  const to = event.altKey ? null : moved(active, event.key, command, size);
  if (to !== null) {
    event.preventDefault();
    cursor.go(to, event.shiftKey);
  } else if (event.key === "Tab") {
    const next = active.column + (event.shiftKey ? -1 : 1);
    // At its end the grid lets go of the key.
    if (next < 0 || next >= fields.length) return;
    event.preventDefault();
    cursor.go({ row: active.row, column: next });
  } else if (command && event.key.toLowerCase() === "a") {
    event.preventDefault();
    cursor.select({ row: 0, column: 0 }, { row: rows.length - 1, column: fields.length - 1 });
  } else if (command && event.key.toLowerCase() === "d") {
    event.preventDefault();
    edits.takeMany(
      { ops: fillDownOps(entity, cursor.selectedRows(), cursor.selectedFields()), problems: [], added: 0 },
      "Filled down",
    );
  } else if (command) return;
  else if (event.key === "Enter" || event.key === "F2") {
    event.preventDefault();
    cursor.edit(null);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    emptyCells(keys);
  } else if (event.key === "Escape") cursor.select(active, active);
  else if (event.key === " " && event.shiftKey && shown !== undefined) {
    event.preventDefault();
    onToggle(shown.row.id);
  } else if (event.key.length === 1 && !event.altKey) {
    event.preventDefault();
    cursor.edit(event.key);
  }
}

/** Empties the selected cells; one alone says why it cannot be. */
function emptyCells({ entity, edits, cursor }: GridKeys): void {
  const cleared = clearEdit(entity, cursor.selectedRows(), cursor.selectedFields());
  const only = cleared.problems.length === 1 && cleared.ops.length === 0 ? cleared.problems[0] : undefined;
  if (only !== undefined) toast.error(`${cursor.field?.name ?? "It"} ${only.problem}.`);
  else if (cleared.ops.length === 1 && cleared.problems.length === 0) edits.send(cleared.ops, "Emptied a cell");
  else edits.takeMany(cleared, "Emptied the cells");
}
