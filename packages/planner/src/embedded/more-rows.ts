import {
  foldText,
  freeRowId,
  sampleFileName,
  valueProblem,
  type AppSpec,
  type Entity,
  type Field,
  type SeedRow,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { createRandom, pick, type Random } from "@sayhey/contract/random";
import { readFieldLines } from "./field-line.ts";
import { fold } from "./language.ts";
import { moreTitles, shuffled } from "./more-titles.ts";
import { fieldLineFor } from "./named-fields.ts";
import { tiesOf } from "./row-ties.ts";

type Value = SeedRow[string];
/** What the values of a field are drawn from. */
interface Drawing {
  spec: AppSpec;
  entity: Entity;
  field: Field;
  /** What its rows hold there. */
  known: Exclude<Value, null>[];
  random: Random;
  count: number;
  /** Rows whose lists belong together: steps with their ingredients. */
  models: readonly SeedRow[];
}

/**
 * Further rows for an entity that look as if the same people had typed them: values within what its rows hold, days spread near today, sums and
 * orders between fields kept, no title twice. Equal documents, counts and seeds give equal rows. The words of the app's language must be loaded
 * (`loadLanguage`).
 * @throws AppError bad-request when the entity has no room for them, or has to point at rows that are not there
 */
export function moreRows(spec: AppSpec, entityId: string, count: number, seed: number): SeedRow[] {
  const entity = spec.entities.find(({ id }) => id === entityId);
  if (!entity) throw new AppError("bad-request", `There is no entity ${entityId.slice(0, 60)}.`);
  const room = LIMITS.seedRows - entity.rows.length;
  if (!Number.isInteger(count) || count < 1 || count > room)
    throw new AppError("bad-request", `${entity.plural} have room for ${room} more rows.`, {
      hint: `An app begins with at most ${LIMITS.seedRows} rows of a kind.`,
    });
  const random = createRandom(seed);
  const titles = moreTitles(entity, spec.identity.language, count, random);
  const ids = new Set(entity.rows.map((row) => row.id));
  const rows = titles.map((): SeedRow => ({ id: freeRowId(entity.id, ids) }));
  const models = shuffled(entity.rows, random);
  for (const field of entity.fields) {
    if (field.type === "computed") continue;
    const draw = drawerOf({
      spec,
      entity,
      field,
      known: entity.rows.map((row) => row[field.id]).filter(isFilled),
      random,
      count,
      models,
    });
    rows.forEach((row, index) => {
      const title = titles[index] ?? "";
      const isTitle = field.id === entity.titleField && field.type !== "choice";
      const value = isTitle ? asTitle(field, title) : draw(index, title);
      if (value !== undefined && valueProblem(field, value, entityIn(spec)) === null) row[field.id] = value;
    });
  }
  for (const tie of tiesOf(entity)) for (const row of rows) tie(row, random);
  for (const row of rows) settle(spec, entity, row);
  return rows;
}

const isFilled = (value: Value | undefined): value is Exclude<Value, null> =>
  value !== undefined && value !== null && value !== "";
const entityIn = (spec: AppSpec) => (id: string) => spec.entities.find((entity) => entity.id === id);

function asTitle(field: Field, title: string): Value {
  if (field.type === "email") return `${slug(title)}@example.com`;
  return field.type === "url" ? `https://example.com/${slug(title)}` : title;
}

/** Takes out what a tie between fields made of a value that does not fit, and fills what must be filled. */
function settle(spec: AppSpec, entity: Entity, row: SeedRow): void {
  for (const field of entity.fields) {
    if (valueProblem({ ...field, required: false }, row[field.id], entityIn(spec)) !== null) delete row[field.id];
    if (valueProblem(field, row[field.id], entityIn(spec)) === null) continue;
    const value = fallback(field, String(row[entity.titleField] ?? entity.name));
    if (value === undefined || valueProblem(field, value, entityIn(spec)) !== null)
      throw new AppError("bad-request", `${field.name} of ${entity.plural} has nothing to choose from yet.`, {
        hint: `Add rows to what it points at first.`,
      });
    row[field.id] = value;
  }
}

function slug(title: string): string {
  return (
    fold(title)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "someone"
  );
}

/** A value for a field that must be filled and has none to go by. */
function fallback(field: Field, title: string): Value | undefined {
  switch (field.type) {
    case "email":
      return `${slug(title)}@example.com`;
    case "url":
      return `https://example.com/${slug(title)}`;
    // Numbers kept for stories, so that nobody is rung up.
    case "phone":
      return `+1 555 01${String(10 + (title.length % 90))}`;
    case "choice":
      return field.options?.[0];
    case "number":
    case "money":
    case "percent":
    case "duration":
    case "rating":
      return field.min ?? (field.type === "rating" ? 3 : Math.min(1, field.max ?? 1));
    case "boolean":
      return false;
    case "date":
      return "@0";
    case "dateTime":
      return "@0T10:00";
    case "time":
      return "10:00";
    case "tags":
      return field.options?.slice(0, 1) ?? [title];
    case "lines":
      return [title];
    case "colour":
      return "#3a7d44";
    case "file": {
      const name = sampleFileName(field, title);
      return name === null ? undefined : [name];
    }
    case "image":
      return `art:${title}`;
    case "relation":
    case "computed":
      return undefined;
    default:
      return title;
  }
}

/** Draws the values of one field. */
function drawerOf(drawing: Drawing): (index: number, title: string) => Value | undefined {
  const { field, known, random, spec, entity } = drawing;
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
    case "duration":
    case "rating":
      return numbers(drawing) ?? byName(drawing);
    case "date":
    case "dateTime":
      return moments(drawing) ?? byName(drawing);
    case "boolean": {
      const share = known.length === 0 ? 0.5 : known.filter((value) => value === true).length / known.length;
      return () => random() < share;
    }
    case "choice": {
      // As often as people chose it, and what nobody chose now and then.
      const pool = [...known, ...(field.options ?? [])];
      return pool.length === 0 ? () => undefined : () => pick(random, pool);
    }
    case "relation": {
      const target = spec.entities.find(({ id }) => id === field.relation);
      const uses = new Map(target?.rows.map(({ id }) => [id, 0]));
      for (const value of known) if (typeof value === "string") uses.set(value, (uses.get(value) ?? 0) + 1);
      // What fewest point at comes first.
      const ids = shuffled([...uses.keys()], random).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
      return (index) => ids[index % Math.max(1, ids.length)];
    }
    case "file":
      return (_, title) => {
        const name = sampleFileName(field, title);
        return name === null ? undefined : [name];
      };
    case "image":
      return (_, title) => `art:${title}`;
    case "tags":
    case "lines":
      return lists(drawing);
    case "email":
    case "url":
    case "phone":
      return () => undefined;
    case "time":
    case "colour":
    case "location":
      return known.length > 2 ? () => pick(random, known) : byName(drawing);
    default:
      return field.id === entity.titleField ? () => undefined : texts(drawing);
  }
}

/** Values as the planner makes them up for a field of this name or type. */
function byName({ field, entity, random, count }: Drawing): (index: number, title: string) => Value | undefined {
  const named = readFieldLines(fieldLineFor(fold(field.name)) ?? "").find((plan) => plan.field.type === field.type);
  const plan = named ?? readFieldLines(`Value: ${field.type}`)[0];
  const isRecord = entity.fields.some(({ type }) => type === "relation");
  return (index, title) => plan?.make({ random, title, index, count, record: isRecord, idsOf: () => [] });
}

function numbers({ field, known, random }: Drawing): ((index: number) => Value) | undefined {
  const values = known.filter((value) => typeof value === "number");
  if (values.length < 2) return undefined;
  const low = Math.max(Math.min(...values), field.min ?? -Infinity);
  const high = Math.min(Math.max(...values), field.max ?? Infinity);
  const step = [100, 50, 10, 5, 1, 0.5, 0.1].find((size) => values.every((value) => isMultiple(value, size))) ?? 0.01;
  return () => Number((low + Math.round((random() * (high - low)) / step) * step).toFixed(2));
}

function isMultiple(value: number, size: number): boolean {
  return Math.abs(value / size - Math.round(value / size)) < 1e-6;
}

/** Days over the range that the rows have, evenly with some chance: moving with today where theirs do. */
function moments({ known, random, count }: Drawing): ((index: number) => Value) | undefined {
  const texts = known.filter((value) => typeof value === "string");
  if (texts.length < 2) return undefined;
  const moving = texts.filter((text) => text.startsWith("@"));
  const pool = moving.length * 2 >= texts.length ? moving : texts.filter((text) => !text.startsWith("@"));
  const days = pool.map(dayNumber);
  const from = Math.min(...days);
  const to = Math.max(...days);
  const places = shuffled(
    Array.from({ length: count }, (_, index) => index),
    random,
  );
  return (index) => {
    const share = ((places[index] ?? 0) + random()) / count;
    const day = Math.min(to, from + Math.floor(share * (to - from + 1)));
    const [, time] = pick(random, pool).split("T");
    const text = pool === moving ? `@${day}` : new Date(day * 86_400_000).toISOString().slice(0, 10);
    return time === undefined ? text : `${text}T${time.slice(0, 5)}`;
  };
}

/** Days from today of what moves with it, days since 1970 of any other. */
function dayNumber(text: string): number {
  if (text.startsWith("@")) return Number(/^@([+-]?\d+)/.exec(text)?.[1] ?? 0);
  return Math.round(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000);
}

function lists({ field, known, random, models }: Drawing): (index: number) => Value | undefined {
  const given = known.filter((value) => Array.isArray(value));
  if (field.type === "lines") return (index) => models[index % Math.max(1, models.length)]?.[field.id];
  const pool = field.options ?? [...new Set(given.flat())];
  if (pool.length === 0) return () => undefined;
  const usual = given.length === 0 ? 1.6 : given.flat().length / given.length;
  return () => pool.filter(() => random() < usual / pool.length).slice(0, Math.max(1, Math.ceil(usual) + 1));
}

/** Texts beside the title: words the rows share are shared further, remarks are not repeated while there are others. */
function texts(drawing: Drawing): (index: number, title: string) => Value | undefined {
  const { field, entity, known, random, spec } = drawing;
  const distinct = new Map(known.map((value) => [foldText(String(value)), value]));
  if (known.length > 3 && distinct.size <= known.length * 0.7) return () => pick(random, known);
  const given = byName(drawing);
  const isNamed = readFieldLines(fieldLineFor(fold(field.name)) ?? "").some((plan) => plan.field.type === field.type);
  if (isNamed && spec.identity.language === "en" && field.type === "text") return given;
  if (known.length === 0) return () => undefined;
  // The other texts of such a field, each in turn before any comes again.
  const pool = moreTitles(
    { ...entity, name: field.name, plural: field.name, id: `${field.id}Text`, titleField: field.id },
    spec.identity.language,
    field.type === "longText" ? 24 : 0,
    random,
  );
  const list = pool.length > 0 ? pool : shuffled(known, random);
  return (index) => list[index % list.length];
}
