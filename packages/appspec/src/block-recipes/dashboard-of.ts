import { wordIn } from "../data/block-words.ts";
import type { Entity, Field } from "../entity.ts";
import type { Language } from "../identity.ts";
import { boundType } from "../value-check.ts";
import type { NewBlock } from "./recipe.ts";

type Dashboard = NewBlock<"dashboard">;
type Chart = Dashboard["charts"][number];
type Counted = Pick<Chart, "fn" | "measureField">;

/** Numbers of which a sum says nothing: an age, a score, a price. */
const AVERAGED =
  /\b(?:ages?|scores?|grades?|heights?|weights?|temperatures?|rates?|ranks?|positions?|changes?|margins?|levels?|ratings?|prices?|speeds?|humidity|pressure|index|bmi|ph|lat|lng|latitude|longitude|year|alter|edad|âge|idade|preis|precio|prix|preço|note|nota)\b/i;
/** Numbers that tell a row apart and measure nothing. */
const NO_MEASURE =
  /\b(?:no|number|nr|id|code|zip|year|lat|lng|latitude|longitude)\.?$|^(?:every|interval|notice|position)\b|\b(?:days|hours|weeks|months) (?:left|late|overdue|open)$/i;
/** Names that say nothing of what is measured. */
const ANY_MEASURE = /^(?:total|amount|value|sum|price|cost|quantity|size|length|duration|score|result)$/i;
const SOLD = /(?<!\bpurchase )\b(?:sale|order)$/i;
const SUM = /^(?:total|amount|value|sum)$/i;
/** More choices than this are a list, not shares of a whole. */
const MOST_SHARES = 6;
const MOST_TILES = 4;
const MOST_CHARTS = 6;

/** Longer names of charts are no names. */
const LONGEST_LABEL = 60;

/** A dashboard that fits what an entity holds, in the `language` of its app; fields whose names are `asked` for come first. */
export function dashboardOf(
  entity: Entity,
  asked: (field: Field) => boolean = () => false,
  language: Language = "en",
): Dashboard {
  const names = namesIn(language, entity);
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
  return {
    kind: "dashboard",
    entity: entity.id,
    ...(date !== undefined && { dateField: date.id, range: "30d" as const }),
    tiles: tilesOf(entity, measures, names),
    charts: chartsOf(entity, { date, measures, splits, summed, asked, names }),
    ...(compared !== undefined && { compareField: compared.id }),
    ...(columns.length > 0 && { fields: [...new Set(columns.map(({ id }) => id))].slice(0, 4) }),
  };
}

/** How charts and figures are named: by what is counted, and by what it is told apart. */
interface Names {
  /** A number by its own name; one that any thing could have says of what it is. */
  of: (measure: string) => string;
  by: (counted: string, by: string) => string;
  overTime: (counted: string) => string;
  average: (measure: string) => string;
  weekday: string;
}

function namesIn(language: Language, entity: Entity): Names {
  // German nouns keep their capitals, and so do abbreviations.
  const inside = (name: string): string =>
    language === "de" || /^\p{Lu}(?:\p{Lu}|$)/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  const said = (word: "chartBy" | "chartOverTime" | "figureAverage", ...names: string[]): string => {
    const pattern = wordIn(language, word);
    const text = names.reduce(
      (whole, name, at) =>
        whole.replace(`{${String(at)}}`, () => (pattern.startsWith(`{${String(at)}}`) ? name : inside(name))),
      pattern,
    );
    return text.length > LONGEST_LABEL ? (names[0] ?? text) : text;
  };
  // What is sold comes to 'Revenue', another total is an 'Expense total'; other languages join words in ways of their own.
  const of = (measure: string): string => {
    if (language !== "en" || !ANY_MEASURE.test(measure)) return measure;
    return SOLD.test(entity.name) && SUM.test(measure) ? "Revenue" : `${entity.name} ${measure.toLowerCase()}`;
  };
  return {
    of,
    by: (counted, by) => said("chartBy", counted, by),
    overTime: (counted) => said("chartOverTime", counted),
    average: (measure) => (/^(?:average|mean|avg)\b/i.test(measure) ? measure : said("figureAverage", of(measure))),
    weekday: wordIn(language, "weekday"),
  };
}

function tilesOf(entity: Entity, measures: readonly Field[], names: Names): Dashboard["tiles"] {
  const tiles: Dashboard["tiles"] = [
    { label: entity.plural, fn: "count", ...(entity.icon !== undefined && { icon: entity.icon }) },
    ...measures.map((field) => ({ label: measured(field, names), fn: fnOf(field), measureField: field.id })),
  ];
  return tiles
    .filter(({ label }, index) => tiles.findIndex((tile) => tile.label === label) === index)
    .slice(0, MOST_TILES);
}

/** What a number is called once it is put together. */
const measured = (field: Field, names: Names): string =>
  fnOf(field) === "average" ? names.average(field.name) : names.of(field.name);

interface Found {
  date: Field | undefined;
  measures: readonly Field[];
  splits: readonly Field[];
  summed: Field | undefined;
  asked: (field: Field) => boolean;
  names: Names;
}

function chartsOf(entity: Entity, { date, measures, splits, summed, asked, names }: Found): Chart[] {
  const main: Counted = summed === undefined ? { fn: "count" } : { fn: "sum", measureField: summed.id };
  const counted = summed === undefined ? entity.plural : names.of(summed.name);
  const averaged = measures.find((field) => fnOf(field) === "average");
  const charts: Chart[] = [];
  if (date !== undefined) charts.push({ label: names.overTime(counted), look: "area", byField: date.id, ...main });
  let isRingUsed = false;
  for (const field of splits.slice(0, 3)) {
    const isShare: boolean = !isRingUsed && isWhole(field);
    isRingUsed ||= isShare;
    const look = isShare ? "donut" : isLong(field) ? "top" : "bar";
    // A ring counts; what is longer shows where the most of the amount is.
    const label = names.by(isShare ? entity.plural : counted, field.name);
    charts.push({ label, look, byField: field.id, ...(isShare ? { fn: "count" as const } : main) });
  }
  const stepped = measures.find(asked) ?? measures.find((field) => field !== summed) ?? summed;
  if (stepped !== undefined && stepped.type !== "computed")
    charts.push({ label: names.by(entity.plural, stepped.name), look: "bar", byField: stepped.id, fn: "count" });
  if (date !== undefined && averaged !== undefined && averaged !== stepped)
    charts.push({
      label: names.overTime(names.average(averaged.name)),
      look: "line",
      byField: date.id,
      fn: "average",
      measureField: averaged.id,
    });
  if (date !== undefined)
    charts.push({ label: names.by(entity.plural, names.weekday), look: "heat", byField: date.id, fn: "count" });
  if (charts.length === 0) charts.push({ label: entity.plural, look: "top", byField: entity.titleField, fn: "count" });
  return charts.slice(0, MOST_CHARTS);
}

/** How a number is put together over rows. */
const fnOf = (field: Field): "sum" | "average" =>
  field.type === "rating" || field.type === "percent" || AVERAGED.test(field.name) ? "average" : "sum";

const isWhole = ({ type, options = [] }: Field): boolean =>
  type === "boolean" || (type === "choice" && options.length <= MOST_SHARES);
const isLong = ({ type, options = [] }: Field): boolean =>
  type === "relation" || type === "location" || options.length > MOST_SHARES;

/** Whether most days of a field have been: those that lie ahead are no history. */
function isBehind(entity: Entity, { id }: Field): boolean {
  const days = entity.rows.map((row) => row[id]).filter((value) => typeof value === "string");
  return days.filter((day) => day.startsWith("@+")).length <= days.length / 2;
}
