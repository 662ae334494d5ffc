import type { Entity, Field } from "../entity.ts";
import type { Language } from "../identity.ts";
import { boundType } from "../value-check.ts";
import { dashboardNames, fnOf } from "./dashboard-names.ts";
import type { NewBlock } from "./recipe.ts";

type Dashboard = NewBlock<"dashboard">;
type Chart = Dashboard["charts"][number];
type Counted = Pick<Chart, "fn" | "measureField">;

/** Numbers that tell a row apart and measure nothing. */
const NO_MEASURE =
  /\b(?:no|number|nr|id|code|zip|year|lat|lng|latitude|longitude)\.?$|^(?:every|interval|notice|position)\b|\b(?:days|hours|weeks|months) (?:left|late|overdue|open)$/i;
/** More choices than this are a list, not shares of a whole. */
const MOST_SHARES = 6;
const MOST_TILES = 4;
const MOST_CHARTS = 6;

/** A dashboard that fits what an entity holds, in the `language` of its app; fields whose names are `asked` for come first. */
export function dashboardOf(
  entity: Entity,
  asked: (field: Field) => boolean = () => false,
  language: Language = "en",
): Dashboard {
  const ordered = entity.fields
    .filter(({ id }) => id !== entity.titleField)
    .toSorted((a, b) => Number(asked(b)) - Number(asked(a)));
  const of = (...types: string[]): Field[] => ordered.filter((field) => types.includes(boundType(field)));
  const date = of("date", "dateTime").find((field) => isBehind(entity, field));
  const measures = of("money", "number", "duration", "percent", "rating").filter(({ name }) => !NO_MEASURE.test(name));
  const splits = [...of("choice", "boolean", "tags", "relation", "location")].toSorted(
    (a, b) => Number(asked(b)) - Number(asked(a)),
  );
  const summed = measures.find((field) => fnOf(field) === "sum");
  const compared = of("relation", "location")[0] ?? of("choice").find(({ options = [] }) => options.length > 1);
  const columns = [date, ...splits, ...measures].filter((field) => field !== undefined);
  const block: Dashboard = {
    kind: "dashboard",
    entity: entity.id,
    ...(date !== undefined && { dateField: date.id, range: "30d" as const }),
    tiles: tilesOf(entity, measures),
    charts: chartsOf(entity, { date, measures, splits, summed, asked }),
    ...(compared !== undefined && { compareField: compared.id }),
    ...(columns.length > 0 && { fields: [...new Set(columns.map(({ id }) => id))].slice(0, 4) }),
  };
  return { ...block, ...dashboardNames(block, entity, language) };
}

function tilesOf(entity: Entity, measures: readonly Field[]): Dashboard["tiles"] {
  const tiles: Dashboard["tiles"] = [
    { label: entity.plural, fn: "count", ...(entity.icon !== undefined && { icon: entity.icon }) },
    ...measures.map((field) => ({ label: field.name, fn: fnOf(field), measureField: field.id })),
  ];
  return tiles
    .filter(({ label }, index) => tiles.findIndex((tile) => tile.label === label) === index)
    .slice(0, MOST_TILES);
}

interface Found {
  date: Field | undefined;
  measures: readonly Field[];
  splits: readonly Field[];
  summed: Field | undefined;
  asked: (field: Field) => boolean;
}

function chartsOf(entity: Entity, { date, measures, splits, summed, asked }: Found): Chart[] {
  const main: Counted = summed === undefined ? { fn: "count" } : { fn: "sum", measureField: summed.id };
  const averaged = measures.find((field) => fnOf(field) === "average");
  const charts: Chart[] = [];
  if (date !== undefined) charts.push({ label: "", look: "area", byField: date.id, ...main });
  let isRingUsed = false;
  for (const field of splits.slice(0, 3)) {
    const isShare: boolean = !isRingUsed && isWhole(field);
    isRingUsed ||= isShare;
    const look = isShare ? "donut" : isLong(field) ? "top" : "bar";
    // A ring counts; what is longer shows where the most of the amount is.
    charts.push({ label: "", look, byField: field.id, ...(isShare ? { fn: "count" as const } : main) });
  }
  const stepped = measures.find(asked) ?? measures.find((field) => field !== summed) ?? summed;
  if (stepped !== undefined && stepped.type !== "computed")
    charts.push({ label: "", look: "bar", byField: stepped.id, fn: "count" });
  if (date !== undefined && averaged !== undefined && averaged !== stepped)
    charts.push({
      label: "",
      look: "line",
      byField: date.id,
      fn: "average",
      measureField: averaged.id,
    });
  if (date !== undefined) charts.push({ label: "", look: "heat", byField: date.id, fn: "count" });
  if (charts.length === 0) charts.push({ label: "", look: "top", byField: entity.titleField, fn: "count" });
  return charts.slice(0, MOST_CHARTS);
}

const isWhole = ({ type, options = [] }: Field): boolean =>
  type === "boolean" || (type === "choice" && options.length <= MOST_SHARES);
const isLong = ({ type, options = [] }: Field): boolean =>
  type === "relation" || type === "location" || options.length > MOST_SHARES;

/** Whether most days of a field have been: those that lie ahead are no history. */
function isBehind(entity: Entity, { id }: Field): boolean {
  const days = entity.rows.map((row) => row[id]).filter((value) => typeof value === "string");
  return days.filter((day) => day.startsWith("@+")).length <= days.length / 2;
}
