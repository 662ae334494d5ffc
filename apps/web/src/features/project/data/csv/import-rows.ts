import {
  foldText,
  freeRowId,
  readValue,
  resolveMoment,
  valueProblem,
  type Entity,
  type Field,
  type Op,
  type SeedRow,
  type ValueReading,
} from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { freeId } from "../names.ts";
import { unguarded } from "@sayhey/contract/csv";
import type { Target } from "./map-columns.ts";

/** A cell that cannot be taken, by its row in the file (from 1, the names not counted) and its column. */
interface ImportProblem {
  row: number;
  column: string;
  text: string;
  problem: string;
}
/** How a table is taken in. */
export interface ImportChoice {
  targets: readonly Target[];
  /** Behind the rows there are, or in their place. */
  place: "add" | "replace";
  /** Rows with a cell that does not fit: without that cell, or not at all. */
  faulty: "empty" | "skip";
  /** The first row taken, from 1. */
  from: number;
  /** Rows that shared data have room for, where they go there rather than to the rows that the app begins with. */
  shared?: number;
}
/** What an import does, told before it is done. */
export interface ImportPlan {
  ops: Op[];
  /** What goes into shared data, without ids; the ops then only make room for it. */
  rows: Record<string, SeedRow[string]>[];
  /** Rows that go in. */
  taken: number;
  /** Rows that fit but have no room among those the app begins with. */
  beyond: number;
  /** Rows that cannot go in, or were left out for a cell that does not fit. */
  left: number;
  problems: ImportProblem[];
  /** All problems, of which the first are listed. */
  problemCount: number;
}

const MOST_LISTED = 200;
const MOST_CHOICES = 24;

/** What taking a table into an entity does: new fields, rows, and each cell that does not fit. */
export function planImport(
  entity: Entity,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  choice: ImportChoice,
  reading: ValueReading,
): ImportPlan {
  const fields = fieldsFor(entity, columns, rows, choice.targets);
  const created = fields.flatMap((field) => (field !== null && !entity.fields.includes(field) ? [field] : []));
  const all = [...entity.fields, ...created];
  const isShared = choice.shared !== undefined;
  const replaced = !isShared && choice.place === "replace";
  const ids = new Set(replaced ? [] : entity.rows.map((row) => row.id));
  const room = choice.shared ?? LIMITS.seedRows - ids.size;
  const made: SeedRow[] = [];
  const plan: ImportPlan = { ops: [], rows: [], taken: 0, beyond: 0, left: 0, problems: [], problemCount: 0 };
  const tell = (row: number, column: string, text: string, problem: string): void => {
    plan.problemCount += 1;
    if (plan.problems.length < MOST_LISTED) plan.problems.push({ row, column, text: text.slice(0, 80), problem });
  };
  rows.forEach((cells, index) => {
    if (index + 1 < choice.from) return;
    const row: Record<string, SeedRow[string]> = {};
    let isFaulty = false;
    fields.forEach((field, column) => {
      const text = unguarded(cells[column] ?? "");
      if (field === null || text.trim() === "") return;
      const read = readValue(field, text, reading);
      if ("problem" in read) {
        isFaulty = true;
        tell(index + 1, columns[column] ?? "", text, read.problem);
      } else if (read.value !== null) row[field.id] = read.value;
    });
    if (isFaulty && choice.faulty === "skip") {
      plan.left += 1;
      return;
    }
    const title = row[entity.titleField];
    if (title === undefined) row[entity.titleField] = `${entity.name} ${index + 1}`;
    const missing = all.find((field) => valueProblem(field, row[field.id], reading.entityOf) !== null);
    if (missing !== undefined) {
      plan.left += 1;
      tell(
        index + 1,
        missing.name,
        String(row[missing.id] ?? ""),
        valueProblem(missing, row[missing.id], reading.entityOf) ?? "",
      );
      return;
    }
    if (made.length >= room) plan.beyond += 1;
    else made.push({ ...row, id: freeRowId(entity.id, ids) });
  });
  plan.taken = made.length;
  if (isShared)
    plan.rows = made.map(({ id: _id, ...values }) =>
      Object.fromEntries(Object.entries(values).map(([id, value]) => [id, dayOf(value)])),
    );
  plan.ops = [
    ...created.map((field): Op => ({ op: "add-field", entity: entity.id, field })),
    ...(isShared
      ? []
      : replaced
        ? [{ op: "set-rows", entity: entity.id, rows: made } satisfies Op]
        : made.map((row): Op => ({ op: "add-row", entity: entity.id, row }))),
  ];
  return plan;
}

/** Shared rows keep the day itself, not how far it is away. */
const dayOf = (value: SeedRow[string]): SeedRow[string] =>
  typeof value === "string" && /^@[+-]?\d/.test(value) ? resolveMoment(value, new Date()) : value;

/** The field of each column, new ones included; null where it is left out. */
function fieldsFor(
  entity: Entity,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  targets: readonly Target[],
): (Field | null)[] {
  const taken = entity.fields.map(({ id }) => id);
  const names = new Set(entity.fields.map(({ name }) => foldText(name)));
  return columns.map((column, index) => {
    const target = targets[index];
    if (target === undefined || target.kind === "skip") return null;
    if (target.kind === "field") return entity.fields.find(({ id }) => id === target.field) ?? null;
    const id = freeId(target.name, taken, "field");
    taken.push(id);
    let name = target.name.trim() || column;
    for (let number = 2; names.has(foldText(name)); number++) name = `${target.name.trim()} ${number}`;
    names.add(foldText(name));
    const field: Field = { id, name, type: target.type };
    if (target.type === "money") field.unit = "EUR";
    if (target.type === "choice") field.options = optionsIn(rows, index);
    return field;
  });
}

function optionsIn(rows: readonly (readonly string[])[], column: number): string[] {
  const options = new Map<string, string>();
  for (const row of rows) {
    const text = unguarded(row[column] ?? "").trim();
    if (text !== "" && text.length <= 40 && !options.has(foldText(text))) options.set(foldText(text), text);
    if (options.size >= MOST_CHOICES) break;
  }
  return options.size === 0 ? ["New"] : [...options.values()];
}
