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
  tell(options, say(copy.added, { name: titleOf(entity, row) }), () => drop(entity, new Set([row.id])));
  return row;
}

/** Keeps several new rows, which one message takes back. */
export function createRows(entity: EntityDef, list: readonly Record<string, Value>[], announce: string): void {
  const rows = list.map((values) => completeRow(entity, values));
  const ids = new Set(rows.map((row) => row.id));
  replaceRows(entity.id, [...rows, ...plainRows(entity.id)]);
  tell({ announce }, "", () => drop(entity, ids));
}

/** Changes fields of a row; silent unless told otherwise. */
export function updateRow(entity: EntityDef, id: string, patch: Record<string, Value>, options: Announce = {}): void {
  updateRows(entity, new Set([id]), patch, options);
}

/** Changes fields of several rows, which one message takes back. */
export function updateRows(
  entity: EntityDef,
  ids: ReadonlySet<string>,
  patch: Record<string, Value>,
  options: Announce = {},
): void {
  const before = new Map(plainRows(entity.id).flatMap((row) => (ids.has(row.id) ? [[row.id, row] as const] : [])));
  if (before.size === 0) return;
  put(entity, new Map([...before].map(([id, row]) => [id, { ...row, ...patch, id }])));
  tell({ announce: options.announce ?? false }, "", () => put(entity, before));
}

/** Removes a row; the message offers to bring it back. */
export function removeRow(entity: EntityDef, id: string, options: Announce = {}): void {
  removeRows(entity, new Set([id]), options);
}

/** Removes several rows; the message offers to bring them back to where they were. */
export function removeRows(entity: EntityDef, ids: ReadonlySet<string>, options: Announce = {}): void {
  const gone = plainRows(entity.id).flatMap((row, index) => (ids.has(row.id) ? [{ row, index }] : []));
  const [first] = gone;
  if (first === undefined) return;
  drop(entity, ids);
  tell(options, say(copy.deleted, { name: titleOf(entity, first.row) }), () => {
    const rows = [...plainRows(entity.id)];
    for (const { row, index } of gone) rows.splice(index, 0, row);
    replaceRows(entity.id, rows);
  });
}

/** How a row is called. */
export function titleOf(entity: EntityDef, row: Row): string {
  const title = row[entity.titleField];
  return typeof title === "string" && title !== "" ? title : typeof title === "number" ? String(title) : entity.name;
}

function put(entity: EntityDef, rows: ReadonlyMap<string, Row>): void {
  replaceRows(
    entity.id,
    plainRows(entity.id).map((other) => rows.get(other.id) ?? other),
  );
}

function drop(entity: EntityDef, ids: ReadonlySet<string>): void {
  replaceRows(
    entity.id,
    plainRows(entity.id).filter((row) => !ids.has(row.id)),
  );
}

function tell(options: Announce, usual: string, undo: () => void): void {
  const message = options.announce ?? usual;
  if (message !== false && message !== "") showToast(message, { label: copy.undo, run: undo });
}
