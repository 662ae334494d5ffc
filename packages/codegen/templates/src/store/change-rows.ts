import { copy, say } from "../copy.ts";
import { effectsOf, movedUp, nextNumber, orWaiting, isEmpty, type Done } from "../rules/entity-rules.ts";
import { showToast } from "../ui/toast-store.ts";
import { mayChange, refusalOf, ruleScope } from "./check-row.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { settled } from "./new-values.ts";
import { allEntities, completeRow, entityById, plainRows, replaceRows, storageStatus } from "./store.ts";

/** What to tell the person; `false` says nothing. A change can be taken back from its message. */
type Announce = { announce?: string | false };

/** Keeps a new row and returns it. What a limit does not allow is said and not kept; where it is full, the row may wait. */
export function createRow(entity: EntityDef, values: Record<string, Value>, options: Announce = {}): Row {
  const present = plainRows(entity.id);
  const numbered = { ...values };
  for (const field of entity.fields) {
    const number = isEmpty(values[field.id]) ? nextNumber(field, present, new Date()) : null;
    if (number !== null) numbered[field.id] = number;
  }
  const complete = completeRow(entity, numbered);
  const refusal = refusalOf(entity, complete, null);
  if (refusal !== null) {
    showToast(refusal.words);
    return complete;
  }
  const row = orWaiting(entity, complete, null, present, ruleScope());
  const undo = carryOut(entity, null, row, (rows) => [row, ...rows]);
  const words = isWaiting(entity, row)
    ? say(copy.putOnWaitingList, { name: titleOf(entity, row) })
    : (options.announce ?? say(copy.added, { name: titleOf(entity, row) }));
  tell(words, undo);
  return row;
}

/** Changes fields of a row; silent unless told otherwise. What the rules of the entity do not allow is said and left as it was. */
export function updateRow(entity: EntityDef, id: string, patch: Record<string, Value>, options: Announce = {}): void {
  const before = plainRows(entity.id).find((row) => row.id === id);
  if (before === undefined) return;
  const wanted: Row = { ...before, ...patch, id };
  const refusal = refusalOf(entity, wanted, before);
  if (refusal !== null) return showToast(refusal.words);
  const row = orWaiting(entity, wanted, before, plainRows(entity.id), ruleScope());
  const undo = carryOut(entity, before, row, (rows) => rows.map((other) => (other.id === id ? row : other)));
  const waits = isWaiting(entity, row) && !isWaiting(entity, wanted);
  tell(waits ? say(copy.putOnWaitingList, { name: titleOf(entity, row) }) : (options.announce ?? false), undo);
}

/** Removes a row; the message offers to bring it back. */
export function removeRow(entity: EntityDef, id: string, options: Announce = {}): void {
  const row = plainRows(entity.id).find((candidate) => candidate.id === id);
  if (row === undefined) return;
  if (!mayChange(entity, row)) return showToast(copy.rowLocked);
  const undo = carryOut(entity, row, null, (rows) => rows.filter((other) => other.id !== id));
  tell(options.announce ?? say(copy.deleted, { name: titleOf(entity, row) }), undo);
}

/** How a row is called. */
export function titleOf(entity: EntityDef, row: Row): string {
  const title = row[entity.titleField];
  return typeof title === "string" && title !== "" ? title : typeof title === "number" ? String(title) : entity.name;
}

const isWaiting = (entity: EntityDef, row: Row): boolean =>
  (entity.limits ?? []).some(({ waiting }) => waiting !== undefined && row[waiting.field] === waiting.value);

/**
 * Keeps a change together with what it sets off, and gives what takes all of it back. Shared data are seen to by their
 * server, which alone knows what others do at the same time.
 */
function carryOut(
  entity: EntityDef,
  before: Row | null,
  after: Row | null,
  change: (rows: readonly Row[]) => readonly Row[],
): () => void {
  const held = new Map<string, readonly Row[]>([[entity.id, plainRows(entity.id)]]);
  const kept = new Map<string, readonly Row[]>([[entity.id, change(plainRows(entity.id))]]);
  const rowsOf = (id: string): readonly Row[] => kept.get(id) ?? plainRows(id);
  if (storageStatus() !== "shared") {
    for (const done of effectsOf(entity, before, after, new Date())) {
      if (!held.has(done.entity)) held.set(done.entity, plainRows(done.entity));
      kept.set(done.entity, withDone(rowsOf(done.entity), done));
    }
    for (const def of allEntities()) {
      const moved = hasWaitingList(def, kept)
        ? movedUp(def, rowsOf(def.id), { ...ruleScope(), rowsOf })
        : rowsOf(def.id);
      if (moved === rowsOf(def.id)) continue;
      if (!held.has(def.id)) held.set(def.id, plainRows(def.id));
      kept.set(def.id, moved);
    }
  }
  for (const [id, rows] of kept) replaceRows(id, rows);
  return () => {
    for (const [id, rows] of kept) replaceRows(id, takenBack(plainRows(id), held.get(id) ?? [], rows));
  };
}

/** Whether rows of an entity may move up because of a change of these. */
function hasWaitingList(def: EntityDef, changed: ReadonlyMap<string, unknown>): boolean {
  return (def.limits ?? []).some(
    ({ waiting, per }) =>
      waiting !== undefined &&
      (changed.has(def.id) || def.fields.some(({ id, relation }) => id === per[0] && changed.has(relation ?? ""))),
  );
}

function withDone(rows: readonly Row[], { entity, row: id, field, set, add = 0 }: Done): readonly Row[] {
  const def = entityById(entity);
  return rows.map((row) => {
    if (row.id !== id) return row;
    const sum = Math.round((Number(row[field] ?? 0) + add) * 1000) / 1000;
    return { ...row, [field]: set === undefined || def === undefined ? sum : settled(def, field, set) };
  });
}

/** The rows as they were, and what has been done to others since. */
function takenBack(now: readonly Row[], before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const was = new Map(before.map((row) => [row.id, row]));
  const made = new Map(after.map((row) => [row.id, row]));
  const present = new Set(now.map((row) => row.id));
  const kept = now.flatMap((row) => {
    const old = was.get(row.id);
    if (old === undefined) return made.has(row.id) ? [] : [row];
    return [made.get(row.id) === old ? row : old];
  });
  // What was removed comes back where it stood.
  before.forEach((row, index) => {
    if (!made.has(row.id) && !present.has(row.id)) kept.splice(Math.min(index, kept.length), 0, row);
  });
  return kept;
}

function tell(message: string | false, undo: () => void): void {
  if (message !== false && message !== "") showToast(message, { label: copy.undo, run: undo });
}
