import {
  freeRowId,
  readValue,
  resolveMoment,
  sampleFileName,
  valueProblem,
  type AppSpec,
  type Entity,
  type Field,
  type Op,
  type SeedRow,
  type ValueReading,
} from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";

/** A value for one cell. */
export interface CellChange {
  row: string;
  field: string;
  value: SeedRow[string];
}
/** A text that could not become the value of a cell. */
export interface CellProblem {
  row: string;
  field: string;
  text: string;
  problem: string;
}
/** Ops of an edit of many cells, and the cells it leaves as they are. */
export interface RowsEdit {
  ops: Op[];
  problems: CellProblem[];
  added: number;
}

/** How texts typed into the rows of an app are read. */
export function readingOf(spec: AppSpec, now: Date): ValueReading {
  const { language } = spec.identity;
  return {
    language,
    now,
    dates: language === "en" ? "mdy" : "dmy",
    decimal: language === "en" ? "." : ",",
    entityOf: (id) => spec.entities.find((entity) => entity.id === id),
  };
}

/** One op for each row that changes. */
export function cellOps(entity: Entity, changes: readonly CellChange[]): Op[] {
  const byRow = new Map<string, CellChange[]>();
  for (const change of changes) byRow.set(change.row, [...(byRow.get(change.row) ?? []), change]);
  return entity.rows.flatMap((row): Op[] => {
    const mine = (byRow.get(row.id) ?? []).filter(
      ({ field, value }) => JSON.stringify(row[field] ?? null) !== JSON.stringify(value),
    );
    if (mine.length === 0) return [];
    const values = Object.fromEntries(
      mine.filter(({ value }) => value !== null).map(({ field, value }) => [field, value]),
    );
    const unset = mine.filter(({ value }) => value === null).map(({ field }) => field);
    return [{ op: "update-row", entity: entity.id, row: row.id, values, ...(unset.length > 0 ? { unset } : {}) }];
  });
}

/** Puts a table of texts over cells, from one corner on; rows past the last are added. */
export function pasteEdit(
  spec: AppSpec,
  entity: Entity,
  rows: readonly SeedRow[],
  fields: readonly Field[],
  table: readonly (readonly string[])[],
  now: Date,
): RowsEdit {
  const reading = readingOf(spec, now);
  const changes: CellChange[] = [];
  const problems: CellProblem[] = [];
  const added: Op[] = [];
  const ids = new Set(entity.rows.map((row) => row.id));
  let room = LIMITS.seedRows - entity.rows.length;
  table.forEach((texts, index) => {
    const row = rows[index];
    if (row === undefined && (room <= 0 || texts.every((text) => text.trim() === ""))) {
      if (room <= 0)
        problems.push({ row: "", field: "", text: texts[0] ?? "", problem: `more than ${LIMITS.seedRows} rows` });
      return;
    }
    const id = row?.id ?? freeRowId(entity.id, ids);
    const values: Record<string, SeedRow[string]> = {};
    texts.forEach((text, place) => {
      const field = fields[place];
      if (field === undefined || field.type === "computed") return;
      const read = readValue(field, text, reading);
      if ("problem" in read)
        problems.push({ row: id, field: field.id, text: text.slice(0, 200), problem: read.problem });
      else if (row !== undefined) changes.push({ row: id, field: field.id, value: read.value });
      else if (read.value !== null) values[field.id] = read.value;
    });
    if (row !== undefined) return;
    room -= 1;
    added.push({ op: "add-row", entity: entity.id, row: filledRow(spec, entity, { ...values, id }) });
  });
  return { ops: [...cellOps(entity, changes), ...added], problems, added: added.length };
}

/** Empties cells; what must be filled stays. */
export function clearEdit(entity: Entity, rows: readonly SeedRow[], fields: readonly Field[]): RowsEdit {
  const changes = rows.flatMap((row) =>
    fields
      .filter((field) => field.type !== "computed" && field.required !== true)
      .map((field): CellChange => ({ row: row.id, field: field.id, value: null })),
  );
  const problems = rows.flatMap((row) =>
    fields
      .filter((field) => field.required === true)
      .map((field): CellProblem => ({ row: row.id, field: field.id, text: "", problem: "is required" })),
  );
  return { ops: cellOps(entity, changes), problems, added: 0 };
}

/** Repeats the first of the rows in those below it. */
export function fillDownOps(entity: Entity, rows: readonly SeedRow[], fields: readonly Field[]): Op[] {
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  return cellOps(
    entity,
    rest.flatMap((row) =>
      fields
        .filter((field) => field.type !== "computed")
        .map((field): CellChange => ({ row: row.id, field: field.id, value: first[field.id] ?? null })),
    ),
  );
}

/** Copies of rows, each behind its original. */
export function duplicateOps(entity: Entity, ids: ReadonlySet<string>): Op[] {
  const taken = new Set(entity.rows.map((row) => row.id));
  return entity.rows.flatMap((row, index): Op[] =>
    ids.has(row.id)
      ? [
          {
            op: "add-row",
            entity: entity.id,
            row: { ...row, id: freeRowId(entity.id, taken) },
            index: index + 1 + added(entity, ids, index),
          },
        ]
      : [],
  );
}

const added = (entity: Entity, ids: ReadonlySet<string>, before: number): number =>
  entity.rows.slice(0, before).filter((row) => ids.has(row.id)).length;

/** A new row with what every row starts with; null where it would have to point at rows that are not there. */
export function newRow(spec: AppSpec, entity: Entity): SeedRow | null {
  const row = filledRow(spec, entity, { id: freeRowId(entity.id, new Set(entity.rows.map(({ id }) => id))) });
  const isComplete = entity.fields.every((field) => valueProblem(field, row[field.id], entityIn(spec)) === null);
  return isComplete ? row : null;
}

/** The row with defaults, and with something in every field that must be filled. */
function filledRow(spec: AppSpec, entity: Entity, row: SeedRow): SeedRow {
  const filled: SeedRow = { ...row };
  for (const field of entity.fields) {
    if (filled[field.id] !== undefined || field.type === "computed") continue;
    const value = field.default === undefined ? undefined : momentAsDay(field.default);
    if (value !== undefined && valueProblem(field, value, entityIn(spec)) === null) filled[field.id] = value;
    else if (field.required === true || field.id === entity.titleField) {
      const given = requiredValue(spec, entity, field);
      if (given !== undefined) filled[field.id] = given;
    }
  }
  return filled;
}

/** `@today` and the like as a day that a row may hold. */
function momentAsDay(value: string | number | boolean): SeedRow[string] {
  if (value === "@today" || value === "@week" || value === "@month") return "@0";
  return value === "@now" ? "@0T12:00" : value;
}

function requiredValue(spec: AppSpec, entity: Entity, field: Field): SeedRow[string] | undefined {
  const title = `New ${entity.name.toLowerCase()}`;
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
      return field.min ?? Math.min(0, field.max ?? 0);
    case "rating":
      return field.min ?? 3;
    case "boolean":
      return false;
    case "choice":
      return field.options?.[0];
    case "tags":
      return field.options?.slice(0, 1) ?? [title];
    case "lines":
      return [title];
    case "date":
      return "@0";
    case "dateTime":
      return "@0T12:00";
    case "time":
      return "12:00";
    case "colour":
      return "#3a7d44";
    case "email":
      return "someone@example.com";
    case "url":
      return "https://example.com";
    case "file": {
      const name = sampleFileName(field, title);
      return name === null ? undefined : [name];
    }
    case "image":
      return `art:${entity.name}`;
    case "relation":
      return spec.entities.find(({ id }) => id === field.relation)?.rows[0]?.id;
    case "computed":
      return undefined;
    default:
      return title;
  }
}

const entityIn = (spec: AppSpec) => (id: string) => spec.entities.find((entity) => entity.id === id);

/** A fixed day as one that moves with today, `@-3`, or back. */
export function movedDay(value: string, moves: boolean, now: Date): string {
  if (!moves) return resolveMoment(value, now);
  if (value.startsWith("@")) return value;
  const [day = "", time] = value.split("T");
  const today = Date.parse(`${resolveMoment("@today", now)}T00:00:00Z`);
  const away = Math.round((Date.parse(`${day}T00:00:00Z`) - today) / 86_400_000);
  if (Number.isNaN(away) || Math.abs(away) > 9999) return value;
  return time === undefined ? `@${away}` : `@${away}T${time.slice(0, 5)}`;
}
