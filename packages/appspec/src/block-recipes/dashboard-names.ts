import { wordIn } from "../data/block-words.ts";
import type { Entity, Field } from "../entity.ts";
import type { Language } from "../identity.ts";
import { boundType } from "../value-check.ts";
import type { NewBlock } from "./recipe.ts";

type Dashboard = NewBlock<"dashboard">;
type Chart = Dashboard["charts"][number];
type Tile = Dashboard["tiles"][number];

/** Numbers of which a sum says nothing: an age, a score, a price. */
const AVERAGED =
  /\b(?:ages?|scores?|grades?|heights?|weights?|temperatures?|rates?|ranks?|positions?|changes?|margins?|levels?|ratings?|prices?|speeds?|humidity|pressure|index|bmi|ph|lat|lng|latitude|longitude|year|alter|edad|âge|idade|preis|precio|prix|preço|note|nota)\b/i;
/** Names that say nothing of what is measured. */
const ANY_MEASURE = /^(?:total|amount|value|sum|price|cost|quantity|size|length|duration|score|result)$/i;
const SOLD = /(?<!\bpurchase )\b(?:sale|order)$/i;
const SUM = /^(?:total|amount|value|sum)$/i;
/** Longer names of charts are no names. */
const LONGEST_LABEL = 60;

/** How a number is put together over rows. */
export const fnOf = (field: Field): "sum" | "average" =>
  field.type === "rating" || field.type === "percent" || AVERAGED.test(field.name) ? "average" : "sum";

/** The figures and charts of a dashboard over an entity, named in a language by what they count and by what: 'Orders by status'. */
export function dashboardNames(
  { tiles, charts }: Pick<Dashboard, "tiles" | "charts">,
  entity: Entity,
  language: Language,
): Pick<Dashboard, "tiles" | "charts"> {
  const names = namesIn(language, entity);
  const fieldOf = (id: string | undefined): Field | undefined => entity.fields.find((field) => field.id === id);
  const counted = ({ fn, measureField }: Tile | Chart): string => {
    const measure = fieldOf(measureField);
    if (fn === "count" || measure === undefined) return entity.plural;
    return fn === "average" ? names.average(measure.name) : names.of(measure.name);
  };
  const chartLabel = (chart: Chart): string => {
    const by = fieldOf(chart.byField);
    if (by === undefined || by.id === entity.titleField) return entity.plural;
    if (!["date", "dateTime"].includes(boundType(by))) return names.by(counted(chart), by.name);
    return chart.look === "heat" ? names.by(counted(chart), names.weekday) : names.overTime(counted(chart));
  };
  return {
    tiles: tiles.map((tile, at) => {
      const isTwin = tiles.slice(0, at).some((other) => counted(other) === counted(tile));
      return { ...tile, label: isTwin ? (fieldOf(tile.measureField)?.name ?? tile.label) : counted(tile) };
    }),
    charts: charts.map((chart) => ({ ...chart, label: chartLabel(chart) })),
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
  const words = entity.name.split(" ");
  const last = words.at(-1) ?? entity.name;
  const thing = words.length > 2 ? last.charAt(0).toUpperCase() + last.slice(1) : entity.name;
  // What is sold comes to 'Revenue', another total is an 'Expense total'; other languages join words in ways of their own.
  const of = (measure: string): string => {
    if (language !== "en" || !ANY_MEASURE.test(measure)) return measure;
    return SOLD.test(entity.name) && SUM.test(measure) ? "Revenue" : `${thing} ${measure.toLowerCase()}`;
  };
  return {
    of,
    by: (counted, by) => said("chartBy", counted, by),
    overTime: (counted) => said("chartOverTime", counted),
    average: (measure) => (/^(?:average|mean|avg)\b/i.test(measure) ? measure : said("figureAverage", of(measure))),
    weekday: wordIn(language, "weekday"),
  };
}
