import type { Row, Value } from "./model.ts";

/** A row as the server keeps it for everybody. */
export interface SharedRow {
  entity: string;
  id: string;
  values: Record<string, Value>;
  version: number;
  /** Id of the visitor who created it. */
  by: string | null;
  /** The higher, the newer. */
  place: number;
  seq: number;
  deleted?: true;
}

/** One change on its way to the server. */
export type Change =
  | { do: "create"; entity: string; id: string; values: Record<string, Value> }
  | { do: "update"; entity: string; id: string; values: Record<string, Value>; version?: number }
  | { do: "delete"; entity: string; id: string }
  /** Adds to a number, whatever others have made of it by then. */
  | { do: "add"; entity: string; id: string; field: string; by: number };

/** Changes that belong together: they are carried out all or not at all, and once however often they are sent. */
export interface Batch {
  key: string;
  changes: Change[];
  /** What the updated fields held before, by place in `changes`. */
  before: Record<number, Record<string, Value>>;
  /** Where this is one part of something bigger: what all its parts share, and how many rows of it are kept by now. */
  part?: { of: string; kept: number };
}

/** What the server knows a batch by. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The most the server takes at once. */
const MOST_CHANGES = 100;
/** Well below what the server takes, for what surrounds the changes. */
const MOST_BYTES = 1024 ** 2;

/** Cuts a batch into parts, in order and each with its own key, where it is more than the server takes at once. */
export function splitBatch(batch: Batch): Batch[] {
  const parts: Batch[] = [];
  let bytes = 0;
  batch.changes.forEach((change, index) => {
    const size = new TextEncoder().encode(JSON.stringify(change)).length;
    let part = parts.at(-1);
    if (part === undefined || part.changes.length === MOST_CHANGES || bytes + size > MOST_BYTES) {
      part = { key: parts.length === 0 ? batch.key : newKey(), changes: [], before: {} };
      part.part = { of: batch.key, kept: 0 };
      parts.push(part);
      bytes = 0;
    }
    bytes += size;
    const before = batch.before[index];
    if (before !== undefined) part.before[part.changes.length] = before;
    part.changes.push(change);
  });
  return parts.length > 1 ? parts : [batch];
}

/** What waits of the same thing somebody did, this batch included. */
export function partsOf(queue: readonly Batch[], { key, part }: Batch): Batch[] {
  return queue.filter((other) => (part === undefined ? other.key === key : other.part?.of === part.of));
}

/** The parts that still wait know how much of the whole is kept. */
export function countKept(queue: readonly Batch[], batch: Batch): void {
  const rows = new Set(batch.changes.map((change) => change.id)).size;
  for (const { part } of partsOf(queue, batch)) if (part !== undefined) part.kept += rows;
}

/** How many things somebody did, in however many parts. */
export function actionsIn(queue: readonly Batch[]): number {
  return new Set(queue.map(({ key, part }) => part?.of ?? key)).size;
}

/** What the server has said, by row id. */
export type Confirmed = Map<string, SharedRow>;

/** How fields are shared: counted ones are told as steps, so that nobody's step gets lost; personal ones stay on this device. */
export interface FieldKinds {
  counted: readonly string[];
  personal: readonly string[];
}

/** Values that this visitor alone has, by row id and field. */
export type Mine = Record<string, Record<string, Value>>;

/** What somebody did to a list of rows; `mine` are the values of personal fields among that. */
export function changesBetween(
  entity: string,
  before: readonly Row[],
  after: readonly Row[],
  { counted, personal }: FieldKinds,
): { changes: Change[]; before: Record<string, Value>[]; mine: Mine } {
  const changes: Change[] = [];
  const mine: Mine = {};
  const held: Record<string, Value>[] = [];
  const add = (change: Change, was: Record<string, Value> = {}) => {
    changes.push(change);
    held.push(was);
  };
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map((row) => row.id));
  for (const row of after) {
    const was = old.get(row.id);
    if (was === undefined) {
      const { id, ...values } = row;
      add({ do: "create", entity, id, values });
      continue;
    }
    if (was === row) continue;
    const patch: Record<string, Value> = {};
    const base: Record<string, Value> = {};
    for (const [field, value] of Object.entries(row)) {
      const held = was[field] ?? null;
      if (field === "id" || same(held, value)) continue;
      if (personal.includes(field)) (mine[row.id] ??= {})[field] = value;
      else if (counted.includes(field) && typeof value === "number")
        add({ do: "add", entity, id: row.id, field, by: value - (typeof held === "number" ? held : 0) });
      else {
        patch[field] = value;
        base[field] = held;
      }
    }
    if (Object.keys(patch).length > 0) add({ do: "update", entity, id: row.id, values: patch }, base);
  }
  for (const row of before) if (!kept.has(row.id)) add({ do: "delete", entity, id: row.id });
  return { changes, before: held, mine };
}

/** The rows of an entity as they are shown: what the server has said, and on top what it has not answered yet. */
export function shownRows(entity: string, confirmed: Confirmed, waiting: readonly Batch[], mine: Mine = {}): Row[] {
  const rows = new Map<string, Row>();
  const ordered = [...confirmed.values()].sort((a, b) => b.place - a.place);
  for (const row of ordered) rows.set(row.id, { ...row.values, ...mine[row.id], id: row.id });
  const fresh: string[] = [];
  for (const change of waiting.flatMap((batch) => batch.changes)) {
    if (change.entity !== entity) continue;
    const row = rows.get(change.id);
    if (change.do === "create") {
      if (row === undefined) fresh.unshift(change.id);
      rows.set(change.id, { ...change.values, id: change.id });
    } else if (change.do === "delete") rows.delete(change.id);
    else if (row !== undefined && change.do === "update") rows.set(change.id, { ...row, ...change.values, id: row.id });
    else if (row !== undefined && change.do === "add")
      rows.set(change.id, { ...row, [change.field]: Number(row[change.field] ?? 0) + change.by });
  }
  const first = fresh.flatMap((id) => rows.get(id) ?? []);
  return [...first, ...[...rows.values()].filter((row) => !fresh.includes(row.id))];
}

/** Takes in what the server said; an older word about a row never replaces a newer one. */
export function confirm(confirmed: Confirmed, row: SharedRow): void {
  const known = confirmed.get(row.id);
  if (known !== undefined && known.seq > row.seq) return;
  if (row.deleted) confirmed.delete(row.id);
  else confirmed.set(row.id, row);
}

/** Whether what somebody else changed leaves the fields of an update as they were when it was made. */
export function untouched(base: Record<string, Value>, current: SharedRow): boolean {
  return Object.entries(base).every(([field, value]) => same(current.values[field] ?? null, value));
}

function same(a: Value, b: Value): boolean {
  return a === b || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}
