import { copy, say } from "../copy.ts";
import { showToast } from "../ui/toast-store.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { completeRow, plainRows, replaceRows } from "./store.ts";

/** What to tell the person; `false` says nothing. A change can be taken back from its message. */
type Announce = { announce?: string | false };

/** Told of a new row; true when it tells the person about it itself. */
type Created = (entity: EntityDef, row: Row) => boolean;
let created: Created | null = null;

/** Has a listener told of every row that a person makes. */
export function whenCreated(listener: Created): void {
  created = listener;
}

/** Keeps a new row and returns it. */
export function createRow(entity: EntityDef, values: Record<string, Value>, options: Announce = {}): Row {
  const row = completeRow(entity, values);
  replaceRows(entity.id, [row, ...plainRows(entity.id)]);
  if (created?.(entity, row) === true) return row;
  tell(options, say(copy.added, { name: titleOf(entity, row) }), () => drop(entity, row.id));
  return row;
}

/** Changes fields of a row; silent unless told otherwise. */
export function updateRow(entity: EntityDef, id: string, patch: Record<string, Value>, options: Announce = {}): void {
  const before = plainRows(entity.id).find((row) => row.id === id);
  if (before === undefined) return;
  put(entity, { ...before, ...patch, id });
  tell({ announce: options.announce ?? false }, "", () => put(entity, before));
}

/** Removes a row; the message offers to bring it back. */
export function removeRow(entity: EntityDef, id: string, options: Announce = {}): void {
  const rows = plainRows(entity.id);
  const index = rows.findIndex((row) => row.id === id);
  const row = rows[index];
  if (row === undefined) return;
  drop(entity, id);
  tell(options, say(copy.deleted, { name: titleOf(entity, row) }), () => {
    const present = plainRows(entity.id);
    replaceRows(entity.id, [...present.slice(0, index), row, ...present.slice(index)]);
  });
}

/** How a row is called. */
export function titleOf(entity: EntityDef, row: Row): string {
  const title = row[entity.titleField];
  return typeof title === "string" && title !== "" ? title : typeof title === "number" ? String(title) : entity.name;
}

function put(entity: EntityDef, row: Row): void {
  replaceRows(
    entity.id,
    plainRows(entity.id).map((other) => (other.id === row.id ? row : other)),
  );
}

function drop(entity: EntityDef, id: string): void {
  replaceRows(
    entity.id,
    plainRows(entity.id).filter((row) => row.id !== id),
  );
}

function tell(options: Announce, usual: string, undo: () => void): void {
  const message = options.announce ?? usual;
  if (message !== false && message !== "") showToast(message, { label: copy.undo, run: undo });
}
