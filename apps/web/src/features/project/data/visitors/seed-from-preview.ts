import {
  freeRowId,
  readValue,
  valueProblem,
  withConsequences,
  type AppSpec,
  type Entity,
  type Field,
  type Op,
  type SeedRow,
} from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { movedDay, readingOf } from "../rows/row-edits.ts";

/** What becomes of rows that were entered in the app when they are taken as those it begins with. */
export interface SeedTaking {
  ops: Op[];
  /** Rows taken. */
  taken: number;
  /** What stays behind, in sentences. */
  left: string[];
}

const ROW_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/**
 * The ops that make what was entered in the app its first rows. Days move with today where the samples' do; pictures and texts that are too large
 * stay behind.
 * @param entered rows by entity, as the app keeps them; entities it does not name keep their rows
 */
export function seedFromPreview(
  spec: AppSpec,
  entered: Readonly<Record<string, readonly unknown[]>>,
  now: Date,
): SeedTaking {
  const left: string[] = [];
  const ids = idsFor(spec, entered);
  const next = new Map<string, SeedRow[]>();
  for (const entity of spec.entities) {
    const rows = entered[entity.id];
    if (rows === undefined) continue;
    const known = rows.filter(isRecord);
    if (known.length > LIMITS.seedRows)
      left.push(`${known.length - LIMITS.seedRows} of ${entity.plural}: an app begins with at most ${LIMITS.seedRows}`);
    next.set(
      entity.id,
      known.slice(0, LIMITS.seedRows).map((row) => ({ id: ids.get(`${entity.id} ${String(row["id"])}`) ?? "" })),
    );
  }
  // Relations are checked against the rows as they will be.
  const grown = spec.entities.map((entity) => ({ ...entity, rows: next.get(entity.id) ?? entity.rows }));
  const entityOf = (id: string): Entity | undefined => grown.find((entity) => entity.id === id);
  let dropped = 0;
  for (const entity of spec.entities) {
    const rows = next.get(entity.id);
    if (rows === undefined) continue;
    const source = (entered[entity.id] ?? []).filter(isRecord);
    const complete: SeedRow[] = [];
    rows.forEach((row, index) => {
      for (const field of entity.fields) {
        const value = valueFor(spec, entity, field, source[index]?.[field.id], ids, now);
        if (value === undefined) continue;
        const isLong = typeof value === "string" && value.length > 2000;
        if (isLong || valueProblem(field, value, entityOf) !== null) dropped += 1;
        else row[field.id] = value;
      }
      const isWhole = entity.fields.every((field) => valueProblem(field, row[field.id], entityOf) === null);
      if (isWhole) complete.push(row);
      else left.push(`a row of ${entity.plural} without what must be filled`);
    });
    next.set(entity.id, complete);
  }
  if (dropped > 0)
    left.push(`${dropped} ${dropped === 1 ? "value" : "values"}, such as pictures, too large for a sample`);
  const ops = [...next].flatMap(([entity, rows]): Op[] => {
    const before = spec.entities.find(({ id }) => id === entity)?.rows;
    return JSON.stringify(before) === JSON.stringify(rows) ? [] : [{ op: "set-rows", entity, rows }];
  });
  const taken = [...next.values()].reduce((sum, rows) => sum + rows.length, 0);
  return { ops: withConsequences(spec, ops), taken, left: [...new Set(left)] };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Ids that a seed row may have, by entity and the id in the app. */
function idsFor(spec: AppSpec, entered: Readonly<Record<string, readonly unknown[]>>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const entity of spec.entities) {
    const taken = new Set<string>();
    for (const row of (entered[entity.id] ?? []).filter(isRecord)) {
      const id = String(row["id"]);
      const own = ROW_ID.test(id) && !taken.has(id) ? id : freeRowId(entity.id, taken);
      taken.add(own);
      ids.set(`${entity.id} ${id}`, own);
    }
  }
  return ids;
}

function valueFor(
  spec: AppSpec,
  entity: Entity,
  field: Field,
  value: unknown,
  ids: ReadonlyMap<string, string>,
  now: Date,
): SeedRow[string] | undefined {
  if (field.type === "computed" || value === null || value === undefined || value === "") return undefined;
  if (field.type === "relation") return ids.get(`${field.relation ?? ""} ${String(value)}`) ?? String(value);
  if (Array.isArray(value)) return value.map(String).slice(0, 30);
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = String(value);
  if (field.type !== "date" && field.type !== "dateTime") return text;
  const read = readValue(field, text, readingOf(spec, now));
  const day = "problem" in read ? text : read.value;
  const days = entity.rows.map((row) => row[field.id]).filter((one) => typeof one === "string");
  const moves = days.filter((one) => one.startsWith("@")).length * 2 > days.length;
  return typeof day === "string" ? movedDay(day, moves, now) : text;
}
