import { pick, type Random } from "@sayhey/contract/random";
import {
  fieldTypeSchema,
  fileKindSchema,
  sampleFileName,
  type Field,
  type FieldType,
  type Formula,
  type SeedRow,
} from "@sayhey/appspec";
import { PEOPLE, PLACES, REMARKS } from "./pools.ts";
import { camelCase } from "./thing.ts";

type Value = SeedRow[string];

/** What a seed value may depend on. */
export interface RowContext {
  random: Random;
  title: string;
  index: number;
  count: number;
  /** Whether the rows are records over time: the newest first, the last days without a gap. */
  record: boolean;
  /** Ids of the rows of an entity made before. */
  idsOf(entity: string): readonly string[];
}

/** A field with the way its seed values are made up and read. */
export interface FieldPlan {
  field: Field;
  make(context: RowContext): Value | undefined;
  read(text: string): Value;
}

const POOLS: Record<string, readonly string[]> = { "@people": PEOPLE, "@places": PLACES, "@remarks": REMARKS };
// A computed field needs a formula, which a line cannot hold.
const TYPES = new Set<string>(fieldTypeSchema.options.filter((type) => type !== "computed"));

/** Reads the field lines of a thing: `Label!: type range unit`, `!` meaning required. @throws TypeError on a line it cannot read */
export function readFieldLines(lines: string): FieldPlan[] {
  const plans = lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readFieldLine);
  // A thing may be called like a field: a booking for a date has a date of its own. The relation gives way.
  const taken = new Set(plans.filter(({ field }) => field.type !== "relation").map(({ field }) => field.id));
  for (const { field } of plans) if (field.type === "relation" && taken.has(field.id)) field.id = `${field.id}Link`;
  // Two parts of an idea may ask for the same field; the first stays.
  return plans.filter(({ field }, index) => plans.findIndex((plan) => plan.field.id === field.id) === index);
}

function readFieldLine(line: string): FieldPlan {
  const match = /^([^:]+?)(!?):\s*(\w+)\s*(.*)$/.exec(line);
  if (!match) throw new TypeError(`field line "${line}": must read Label: type`);
  const [, name = "", mark, type = "", rest = ""] = match;
  const base = { id: camelCase(name), name, ...(mark === "!" ? { required: true } : {}) };
  if (!TYPES.has(type)) return computedPlan(base, type, rest, line);
  return plainPlan({ ...base, type: type as FieldType }, rest.trim());
}

function computedPlan(base: { id: string; name: string }, kind: string, rest: string, line: string): FieldPlan {
  const words = rest.split(/\s+/);
  const [first = "", second = "", third = ""] = words;
  const operand = (text: string): string | number => (/^-?[\d.]+$/.test(text) ? Number(text) : text);
  let formula: Formula;
  let unit: string | undefined;
  if (kind === "daysUntil") {
    formula = { kind: "daysUntil", field: first };
    unit = "days";
  } else if (kind === "addDays") formula = { kind: "addDays", field: first, days: operand(second) };
  else if (kind === "calc") {
    formula = { kind: "arithmetic", left: operand(first), op: second as "+" | "-" | "*" | "/", right: operand(third) };
    unit = words[3];
  } else if (kind === "rollup") {
    const [entity = "", via = "", field] = second.split(".");
    formula = { kind: "rollup", fn: first as "count", entity, via, ...(field === undefined ? {} : { field }) };
    unit = third || undefined;
  } else if (kind === "expr") {
    // The unit stands in brackets, which no expression has.
    const [, of = "", said] = /^(.*?)(?:\s*\[([^\]]+)\])?$/.exec(rest) ?? [];
    formula = { kind: "expression", of };
    unit = said;
  } else if (kind === "lookup") {
    const [via = "", of = ""] = first.split(".");
    formula = { kind: "lookup", via, field: of };
    unit = second || undefined;
  } else throw new TypeError(`field line "${line}": unknown type ${kind}`);
  const field: Field = { ...base, type: "computed", formula, ...(unit === undefined ? {} : { unit }) };
  return { field, make: () => undefined, read: () => null };
}

const decimals = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
const options = (rest: string): string[] =>
  rest
    .split("|")
    .map((option) => option.trim())
    .filter(Boolean);

function plainPlan(field: Field, rest: string): FieldPlan {
  const text = (value: string): Value => value;
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
    case "rating":
      return numberPlan(field, rest);
    case "choice": {
      const list = options(rest);
      return { field: { ...field, options: list }, make: ({ random }) => pick(random, list), read: text };
    }
    case "tags": {
      const list = options(rest);
      const make = ({ random }: RowContext): Value => {
        const made = list.filter(() => random() < 1.6 / list.length).slice(0, 3);
        // Nobody has no allergies and a few.
        return made.length > 1 ? made.filter((option) => option !== "none") : made;
      };
      return { field: { ...field, options: list }, make, read: readList };
    }
    case "lines":
      return {
        field,
        make: ({ random }) =>
          rest
            ? pick(random, rest.split("||"))
                .split(";")
                .map((item) => item.trim())
            : [],
        read: readList,
      };
    case "boolean":
      return { field, make: ({ random }) => random() < Number(rest || 50) / 100, read: (value) => value === "yes" };
    case "date":
    case "dateTime":
    case "time":
      return momentPlan(field, rest);
    case "relation":
      return {
        field: { ...field, relation: rest },
        make: ({ random, idsOf, index }) => relationTo(idsOf(rest), index, random),
        read: text,
      };
    case "file":
      return filePlan(field, rest);
    case "image":
      return { field, make: ({ title }) => `art:${title}`, read: text };
    case "colour":
      return {
        field,
        make: ({ random }) => pick(random, ["#c8452d", "#1f8a8a", "#f2c14e", "#6c4dff", "#3a7d44", "#0e2a47"]),
        read: text,
      };
    default:
      return { field, make: ({ random }) => poolValue(field.type, rest, random), read: text };
  }
}

/** `file`, or `file several pdf|document`. Three rows of four have one: a sample that the app makes. */
function filePlan(field: Field, rest: string): FieldPlan {
  const accept = rest
    .replace(/^several\b/, "")
    .split("|")
    .flatMap((kind) => fileKindSchema.safeParse(kind.trim()).data ?? []);
  const files: Field = {
    ...field,
    ...(accept.length === 0 ? {} : { accept }),
    ...(rest.startsWith("several") ? { several: true } : {}),
  };
  const make = ({ title, index }: RowContext): Value | undefined => {
    const name = index % 4 === 3 && field.required !== true ? null : sampleFileName(files, title);
    return name === null ? undefined : [name];
  };
  return { field: files, make, read: (text) => [text] };
}

/** Goes round the rows once, so that each has something pointing at it, then at random. */
function relationTo(ids: readonly string[], index: number, random: Random): Value | undefined {
  return index < ids.length ? ids[index] : ids.length > 0 ? pick(random, ids) : undefined;
}

function poolValue(type: FieldType, rest: string, random: Random): Value | undefined {
  if (type === "email" || type === "url" || type === "phone") return undefined;
  if (type === "location" && !rest) return pick(random, PLACES);
  const pool = POOLS[rest] ?? options(rest);
  return pool.length > 0 ? pick(random, pool) : undefined;
}

function readList(value: string): Value {
  return value
    .split(";")
    .map((item) => item.trim())
    .filter(Boolean);
}

function numberPlan(field: Field, rest: string): FieldPlan {
  const match = /^(-?[\d.]+?)(?:\.\.(-?[\d.]+))?(?:\s+(.+))?$/.exec(rest);
  const low = Number(match?.[1] ?? (field.type === "rating" ? 3 : 1));
  const high = Number(match?.[2] ?? match?.[1] ?? (field.type === "rating" ? 5 : 10));
  const unit = match?.[3] ?? (match ? undefined : rest || undefined);
  const digits = Math.max(decimals(match?.[1] ?? ""), decimals(match?.[2] ?? ""));
  // Round figures read like something a person typed.
  const step = digits > 0 ? 10 ** -digits : high - low >= 400 ? 10 : high - low >= 60 ? 5 : 1;
  const make = ({ random }: RowContext): Value =>
    Number((low + Math.round((random() * (high - low)) / step) * step).toFixed(digits));
  const bounds =
    field.type === "rating"
      ? { min: 1, max: 5 }
      : field.type === "percent"
        ? { min: 0, max: Math.max(100, high) }
        : low >= 0
          ? { min: 0 }
          : {};
  const shown = field.type === "money" ? (unit ?? "EUR") : field.type === "duration" ? "min" : unit;
  return {
    field: { ...field, ...bounds, ...(shown === undefined ? {} : { unit: shown }) },
    make,
    read: (value) => (value === "" ? null : Number(value)),
  };
}

function momentPlan(field: Field, rest: string): FieldPlan {
  const [days = "-20..0", hours = "09:00..19:00"] =
    field.type === "time" ? ["0..0", rest || "09:00..18:00"] : rest.split(/\s+/).filter(Boolean);
  const [from = -20, to = from] = days.split("..").map(Number);
  const make = (context: RowContext): Value => {
    const day = dayFor(context, from, to);
    const time = timeBetween(hours, context.random);
    return field.type === "time" ? time : field.type === "date" ? `@${day}` : `@${day}T${time}`;
  };
  return { field, make, read: (value) => value };
}

function dayFor({ random, index, count, record }: RowContext, from: number, to: number): number {
  if (record && to <= 0) {
    if (index < 5) return Math.max(from, to - index);
    return Math.round(to - 5 + ((from - to + 5) * (index - 4)) / Math.max(1, count - 5));
  }
  // Spread over the range in order, so that what comes first in the list comes first in time.
  const share = (index + random() * 0.8) / Math.max(1, count);
  return Math.round(from + (to - from) * Math.min(1, share));
}

function timeBetween(hours: string, random: Random): string {
  const [from = 540, to = 1140] = hours
    .split("..")
    .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
  const minutes = from + Math.round((random() * (to - from)) / 15) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
