import { copy, say } from "../copy.ts";
import { effectsOf, movedUp, nextNumber, orWaiting, isEmpty, type Done } from "../rules/entity-rules.ts";
import { showToast } from "../ui/toast-store.ts";
import { mayChange, refusalOf, ruleScope } from "./check-row.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { settled } from "./new-values.ts";
import { allEntities, completeRow, entityById, plainRows, replaceRows, storageStatus } from "./store.ts";

/** What to tell the person; `false` says nothing. A change can be taken back from its message. */
type Announce = { announce?: string | false };

/** Told of a new row; true when it tells the person about it itself. */
type Created = (entity: EntityDef, row: Row) => boolean;
let created: Created | null = null;

/** Has a listener told of every row that a person makes. */
export function whenCreated(listener: Created): void {
  created = listener;
}

/** A change that is kept, with what takes it back; or why it is not. */
type Outcome = { row: Row; undo: () => void; waits?: boolean } | { row: Row; refused: string };

/** Keeps a new row and returns it. What a limit does not allow is said and not kept; where it is full, the row may wait. */
export function createRow(entity: EntityDef, values: Record<string, Value>, options: Announce = {}): Row {
  const made = keep(entity, values);
  if ("refused" in made) {
    showToast(made.refused);
    return made.row;
  }
  const name = titleOf(entity, made.row);
  if (created?.(entity, made.row) === true && made.waits !== true) return made.row;
  const words = options.announce ?? say(copy.added, { name });
  tell(made.waits === true ? say(copy.putOnWaitingList, { name }) : words, made.undo);
  return made.row;
}

/** Keeps several new rows, which one message takes back. */
export function createRows(entity: EntityDef, list: readonly Record<string, Value>[], announce: string): void {
  if (hasRules(entity)) {
    tellAll(
      list.map((values) => keep(entity, values)),
      announce,
    );
    return;
  }
  const rows = list.map((values) => completeRow(entity, values));
  tell(
    announce,
    carryOut(
      entity,
      rows.map((row) => [null, row] as const),
      (present) => [...rows, ...present],
    ),
  );
}

/** Changes fields of a row; silent unless told otherwise. What the rules of the entity do not allow is said and left as it was. */
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
  const before = plainRows(entity.id).filter((row) => ids.has(row.id));
  if (before.length === 0) return;
  if (hasRules(entity)) {
    tellAll(
      before.map((row) => change(entity, row, { ...row, ...patch, id: row.id })),
      options.announce ?? false,
      entity,
    );
    return;
  }
  const after = new Map(before.map((row) => [row.id, { ...row, ...patch, id: row.id }]));
  const undo = carryOut(
    entity,
    before.map((row) => [row, after.get(row.id) ?? row] as const),
    (rows) => rows.map((row) => after.get(row.id) ?? row),
  );
  tell(options.announce ?? false, undo);
}

/** Removes a row; the message offers to bring it back. */
export function removeRow(entity: EntityDef, id: string, options: Announce = {}): void {
  removeRows(entity, new Set([id]), options);
}

/** Removes several rows but those that are locked; the message offers to bring them back to where they were. */
export function removeRows(entity: EntityDef, ids: ReadonlySet<string>, options: Announce = {}): void {
  const meant = plainRows(entity.id).filter((row) => ids.has(row.id));
  const gone = meant.filter((row) => mayChange(entity, row));
  const [first] = gone;
  if (first === undefined) {
    if (meant.length > 0) showToast(copy.rowLocked);
    return;
  }
  const dropped = new Set(gone.map((row) => row.id));
  const undo = carryOut(
    entity,
    gone.map((row) => [row, null] as const),
    (rows) => rows.filter((row) => !dropped.has(row.id)),
  );
  tell(options.announce ?? say(copy.deleted, { name: titleOf(entity, first) }), undo);
}

/** Whether rows of an entity have to be looked at one by one. */
const hasRules = ({ limits, lockedWhen, effects, fields }: EntityDef): boolean =>
  (limits ?? lockedWhen ?? effects) !== undefined ||
  fields.some(({ unique, steps, number }) => (unique ?? steps ?? number) !== undefined);

function keep(entity: EntityDef, values: Record<string, Value>): Outcome {
  const present = plainRows(entity.id);
  const numbered = { ...values };
  for (const field of entity.fields) {
    const number = isEmpty(values[field.id]) ? nextNumber(field, present, new Date()) : null;
    if (number !== null) numbered[field.id] = number;
  }
  const complete = completeRow(entity, numbered);
  const refusal = refusalOf(entity, complete, null);
  if (refusal !== null) return { row: complete, refused: refusal.words };
  const row = orWaiting(entity, complete, null, present, ruleScope());
  return {
    row,
    undo: carryOut(entity, [[null, row]], (rows) => [row, ...rows]),
    waits: isWaiting(entity, row),
  };
}

function change(entity: EntityDef, before: Row, wanted: Row): Outcome {
  const refusal = refusalOf(entity, wanted, before);
  if (refusal !== null) return { row: before, refused: refusal.words };
  const row = orWaiting(entity, wanted, before, plainRows(entity.id), ruleScope());
  const undo = carryOut(entity, [[before, row]], (rows) => rows.map((other) => (other.id === row.id ? row : other)));
  return { row, undo, waits: isWaiting(entity, row) && !isWaiting(entity, wanted) };
}

/** Tells what became of several changes; one step takes back those that were kept. */
function tellAll(outcomes: readonly Outcome[], announce: string | false, entity?: EntityDef): void {
  const refused = outcomes.find((outcome) => "refused" in outcome);
  if (refused !== undefined) showToast(refused.refused);
  const undos = outcomes.flatMap((outcome) => ("undo" in outcome ? [outcome.undo] : []));
  if (undos.length === 0) return;
  const waits = outcomes.find((outcome) => "waits" in outcome && outcome.waits === true);
  const words =
    waits !== undefined && entity !== undefined
      ? say(copy.putOnWaitingList, { name: titleOf(entity, waits.row) })
      : announce;
  tell(words, () => {
    for (const undo of undos.toReversed()) undo();
  });
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
  changes: readonly (readonly [before: Row | null, after: Row | null])[],
  changed: (rows: readonly Row[]) => readonly Row[],
): () => void {
  const held = new Map<string, readonly Row[]>([[entity.id, plainRows(entity.id)]]);
  const kept = new Map<string, readonly Row[]>([[entity.id, changed(plainRows(entity.id))]]);
  const rowsOf = (id: string): readonly Row[] => kept.get(id) ?? plainRows(id);
  if (storageStatus() !== "shared") {
    for (const done of changes.flatMap(([before, after]) => effectsOf(entity, before, after, new Date()))) {
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
