import { boundType, dashboardOf, type Field } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { fold } from "../embedded/language.ts";

/** What a distribution is asked of, and the field that holds it. */
const ASKED_OF: readonly (readonly [says: RegExp, has: RegExp, line: string])[] = [
  [/\bage (?:distribution|groups?|structure|range|profile)\b/i, /^age\b/i, "Age: number 18..74"],
  [/\bgender (?:ratio|distribution|split|breakdown)\b/i, /^(?:gender|sex)\b/i, "Gender: choice female|male|nonbinary"],
  [
    /\b(?:by region|regional|geographic(?:al)?|regions? distribution|region(?:al)? analysis|map of regions)\b/i,
    /\b(?:region|province|state|city|area|location|country)\b/i,
    "Region: choice North|South|East|West|Center",
  ],
  [
    /\b(?:by category|category (?:analysis|distribution|breakdown|share)|categories)\b/i,
    /\b(?:category|kind|type|genre|group)\b/i,
    "Category: choice Basic|Plus|Premium|Other",
  ],
];
const MOST_ASKED = 3;
const HISTORY = "Date: date -89..0";
const MEASURED = "Value: number 18..92";
const SPLIT = "Region: choice North|South|East|West|Center";

/** How much there is to see of a thing: when it was, how much it was, and what it is split by. */
export function tells({ entity }: Part): number {
  const of = (...types: string[]): number => entity.fields.filter((field) => types.includes(boundType(field))).length;
  const splits = Math.min(3, of("choice", "tags", "relation", "boolean", "location"));
  return (
    (of("date", "dateTime") > 0 ? 2 : 0) + Math.min(2, of("number", "money", "duration", "rating", "percent")) + splits
  );
}

/** What happens and is written down, which is what figures are about; people and stock are what it happens to. */
const HAPPENS =
  /\b(?:sale|order|purchase|expense|income|payment|transaction|booking|reservation|visit|session|reading|measurement|invoice|trip|ride|delivery|shipment|ticket|call|click|view|response|vote|donation|workout|run|shift|entry|record|log|movement|registration|admission|case)$/i;
/** A day ahead is a plan. */
const AHEAD = 1.5;

/** What a thing is worth for figures: how much there is to see of it, more where it is what happens, less where its days lie ahead. */
function worth(part: Part): number {
  const [date] = part.of("date", "dateTime");
  const days = part.entity.rows.map((row) => String(row[date ?? ""] ?? ""));
  const isAhead = days.filter((day) => day.startsWith("@+")).length > days.length / 2;
  return tells(part) + (HAPPENS.test(part.name) ? 1 : 0) - (isAhead ? AHEAD : 0);
}

/** What statistics are about: what tells most, the things named first before the others. */
export function analysed(parts: readonly Part[]): Part | undefined {
  return parts
    .map((part, index) => ({ part, worth: worth(part) - index * 0.6 }))
    .toSorted((a, b) => b.worth - a.worth)[0]?.part;
}

/** The dashboard of a thing, with the fields that a text wants the spread of; what has no days gets some. */
export function analyticsOf(draft: AppDraft, part: Part, text: string): NewBlock {
  const asked = ASKED_OF.filter(([says]) => says.test(text)).slice(0, MOST_ASKED);
  for (const [, has, line] of asked)
    if (!part.entity.fields.some(({ name }) => has.test(name))) draft.extend(part, line);
  if (part.of("date", "dateTime").length === 0) draft.extend(part, HISTORY);
  // Without a number there is nothing to add up, without a choice nothing to split by.
  if (part.of("number", "money", "duration", "percent", "rating").length === 0) draft.extend(part, MEASURED);
  if (part.of("choice", "tags", "relation", "location", "boolean").length === 0) draft.extend(part, SPLIT);
  const words = ` ${fold(text)} `;
  const isAsked = ({ name }: Field): boolean =>
    asked.some(([, has]) => has.test(name)) || words.includes(` ${fold(name)} `);
  return dashboardOf(part.entity, isAsked);
}
