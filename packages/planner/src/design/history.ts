import type { AppSpec, Block, Entity, SeedRow } from "@sayhey/appspec";
import { createRandom, hashText, type Random } from "@sayhey/contract/random";
import { moreRows } from "../embedded/more-rows.ts";

type Dashboard = Extract<Block, { kind: "dashboard" }>;

/** Rows that make a dashboard worth looking at, and the days that they lie in. */
const ENOUGH_ROWS = 60;
const DAYS = 89;
/** Days lie closer together towards today: things grow. */
const GROWTH = 1.3;
/** What happens on weekends is a part of what happens on other days. */
const QUIET = 0.45;
/** What happens again and again under the same name: the supermarket among expenses, a review of rotas among deals. */
const RECURS =
  /\b(?:deal|lead|opportunity|quote|estimate|job|order|sale|purchase|expense|income|payment|transaction|bill|invoice|trip|ride|visit|workout|run|session|lesson|inspection|check|test|incident|complaint|ticket|call|delivery|booking|reservation|donation|treatment|report|statement|log|entry|record)$/i;
/** Where a thing is in its course is told by its days, not by lot. */
const COURSE = /\b(?:status|state|stage|step|phase)\b/i;

/** A state that is no step of a course: most of what is measured is in order. */
const ALARM = /^(?:critical|alarm|warning|severe|danger|error|failed|down)$/i;

/** The app with a history behind its dashboards: enough rows, over three months, growing, with a favorite among the choices. */
export function withHistory(spec: AppSpec, seed: number): AppSpec {
  const dashboards = spec.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "dashboard");
  return dashboards.reduce((grown, block) => withRows(grown, block, seed), spec);
}

function withRows(spec: AppSpec, block: Dashboard, seed: number): AppSpec {
  const entity = spec.entities.find(({ id }) => id === block.entity);
  if (entity === undefined || entity.rows.length === 0 || block.dateField === undefined) return spec;
  const known = entity.rows.length;
  const more = known >= ENOUGH_ROWS ? [] : moreRows(spec, entity.id, ENOUGH_ROWS - known, seed);
  const random = createRandom(seed ^ hashText(entity.id));
  const rows = [...entity.rows, ...more];
  const days = daysOf(rows.length, random);
  const said = entity.rows.map((row) => row[entity.titleField]);
  const recurs =
    RECURS.test(entity.name) && new Set(said).size > 2 && !said.every((title) => /\d$/.test(String(title)));
  const aged = rows.map((row, index): SeedRow => {
    const day = days[index] ?? 0;
    const titled = recurs && index >= known ? { ...row, [entity.titleField]: said[(index * 5) % known] ?? null } : row;
    const moved = inTime(titled, block.dateField ?? "", day, random);
    return index < known ? moved : grown(spec, entity, block, moved, day, random);
  });
  return { ...spec, entities: spec.entities.map((each) => (each === entity ? { ...entity, rows: aged } : each)) };
}

/** Days before today, the first today, more of them the nearer. */
function daysOf(count: number, random: Random): number[] {
  const days: number[] = [0];
  while (days.length < count) {
    const day = Math.round(DAYS * random() ** GROWTH);
    // A rhythm of sevens, whatever day today is.
    if (day % 7 > 4 && random() > QUIET) continue;
    days.push(day);
  }
  return days;
}

const MOMENT = /^@([+-]?\d+)(T\d\d:\d\d)?$/;
/** Hours in which most happens. */
const BUSY = [8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 20];

/** A row on another day; its other days move along, so that what follows another still does. */
function inTime(row: SeedRow, dateField: string, day: number, random: Random): SeedRow {
  const own = MOMENT.exec(String(row[dateField] ?? ""));
  const by = -day - Number(own?.[1] ?? -day);
  const clock = `T${String(BUSY[Math.floor(random() * BUSY.length)] ?? 10).padStart(2, "0")}:${random() < 0.5 ? "00" : "30"}`;
  const moved: SeedRow = { ...row };
  for (const [id, value] of Object.entries(row)) {
    const moment = typeof value === "string" && id !== "id" ? MOMENT.exec(value) : null;
    if (moment === null) continue;
    const to = Number(moment[1]) + by;
    const time = moment[2] === undefined ? "" : id === dateField ? clock : moment[2];
    moved[id] = `@${to > 0 ? "+" : ""}${String(to)}${time}`;
  }
  return moved;
}

/** What is made up beside the rows that are known: one choice is liked most, and amounts grow a little with time. */
function grown(spec: AppSpec, entity: Entity, block: Dashboard, row: SeedRow, day: number, random: Random): SeedRow {
  const next: SeedRow = { ...row };
  for (const { byField } of block.charts) {
    const field = entity.fields.find(({ id }) => id === byField);
    if (
      field === undefined ||
      (COURSE.test(field.name) && field.options?.some((option) => ALARM.test(option)) !== true)
    )
      continue;
    const target = spec.entities.find(({ id }) => id === field.relation);
    const pool = field.type === "choice" ? (field.options ?? []) : (target?.rows.map(({ id }) => id) ?? []);
    if (pool.length > 1 && next[byField] !== undefined) next[byField] = favored(pool, random);
  }
  for (const { fn, measureField } of block.tiles) {
    const value = measureField === undefined ? undefined : next[measureField];
    const field = entity.fields.find(({ id }) => id === measureField);
    if (fn !== "sum" || typeof value !== "number" || measureField === undefined || field?.type === "computed") continue;
    const scaled = value * (0.8 + 0.4 * (1 - day / DAYS));
    const rounded = Number.isInteger(value) ? Math.round(scaled) : Math.round(scaled * 100) / 100;
    next[measureField] = Math.min(field?.max ?? Infinity, Math.max(field?.min ?? -Infinity, rounded));
  }
  return next;
}

/** One of a list, the earlier the more often. */
function favored(pool: readonly string[], random: Random): string {
  const weights = pool.map((_, index) => 1 / (1 + index * 0.55));
  let lot = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (lot -= weight) < 0);
  return pool[Math.max(0, at)] ?? "";
}
