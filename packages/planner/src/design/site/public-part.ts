import type { Field } from "@sayhey/appspec";
import type { BlueprintThing } from "@sayhey/blueprints";
import type { AppDraft, Part } from "../../embedded/app-draft.ts";
import { camelCase, thing } from "../../embedded/thing.ts";
import { isCalled } from "../../recognise/names-of-things.ts";
import { describedExactly } from "../../recognise/known-of.ts";
import type { Trade } from "../../recognise/trade.ts";
import { capital, pluralOf } from "../../embedded/inflect.ts";
import { table } from "../../vocabulary/rows.ts";

/** What the one who runs a place writes down of a thing that its visitors look at. */
const OF_THE_OFFICE =
  /\b(?:paid|deposit|balance|owed?s?|invoic\w*|cost|costs|margin|takings|fee|budget|left over|estimate|quote|stock|reserved|sold|copies|on loan|contact|phone|e-?mail|customer|client|member|guest|owner|landlord|notes?|remarks?|state|status|stage|blocked|checked|signed|consent|contract|permit|ordered|supplier|batch|lot|serial|number|umpire|available|wanted|short|attendance|opened|reads|views|likes|clicks|plays|sent to|days left|due|last|next|follow\w*|load-in|sound|beds|rota|who|crew|assigned\w*|responsible|access|key|bookings?|source|registered|insured|certificate|in confidence|royalty|collected|on sale|for sale|sold out|draft due|words|asked|priority|code)\b/i;
const TYPES: ReadonlySet<Field["type"]> = new Set([
  "text",
  "longText",
  "image",
  "file",
  "url",
  "date",
  "time",
  "dateTime",
  "money",
  "choice",
  "tags",
  "location",
  "duration",
  "number",
  "rating",
  "colour",
]);
/** Numbers that visitors look for. */
const COUNTED =
  /\b(?:sleeps|seats|guests|beds?|rooms?|people|players|persons|pages|year|age|size|length|height|width|weight|distance|km|miles|minutes|level|edition|capacity|servings|score|goals)\b/i;
const MOST_FIELDS = 9;

/** Leaves of a thing what visitors may know: what it is, looks like and costs, when and where it is. */
export function forVisitors(part: Part): Part {
  const { entity } = part;
  const kept = entity.fields.filter(
    ({ id, name, type, options }) =>
      id === entity.titleField ||
      (TYPES.has(type) &&
        (type !== "number" || COUNTED.test(name)) &&
        !OF_THE_OFFICE.test(name) &&
        options?.some((each) => OF_THE_OFFICE.test(each)) !== true),
  );
  // Numbers without a name of their own to visitors come last.
  const plain = kept.filter(({ type }) => type !== "number");
  const numbers = kept.filter(({ type }) => type === "number");
  const ids = new Set([...plain, ...numbers].slice(0, MOST_FIELDS).map(({ id }) => id));
  const dropped = entity.fields.filter(({ id }) => !ids.has(id));
  entity.fields.splice(0, entity.fields.length, ...entity.fields.filter(({ id }) => ids.has(id)));
  for (const row of entity.rows) for (const { id } of dropped) delete row[id];
  for (const field of entity.fields) delete field.formula;
  return part;
}

/** The thing of a line of work that a phrase ends in: 'gig dates' and 'gigs' are its gigs. */
export function thingSaid(trade: Trade | undefined, phrase: string): BlueprintThing | undefined {
  const words = phrase.toLowerCase().split(/\s+/);
  const names = [phrase.toLowerCase(), words.slice(-2).join(" "), words.at(-1) ?? "", words[0] ?? ""];
  return names.map((name) => trade?.things.find((each) => isCalled(each, name))).find(Boolean);
}

/** Adds a thing of a line of work as visitors see it. */
export function addPublic(draft: AppDraft, each: BlueprintThing & { isFilled?: true }, name?: string): Part {
  const [own = each.id, plural = each.id] = each.names.split("|").map((part) => part.trim());
  const one = name ?? own;
  const there = draft.parts.get(each.id);
  if (there !== undefined) return forVisitors(there);
  const rows = each.isFilled === true ? each.rows : table(each.cells, each.rows);
  const head = `${each.id}, ${capital(one)}, ${capital(name === undefined ? plural : pluralOf(name))}, ${each.icon}`;
  return forVisitors(
    draft.add(thing(each.role, head, "", each.fields, rows), { count: Math.min(8, rows.split("\n").length) }),
  );
}

/** Adds a thing that is described for any trade, as visitors see it; undefined where nothing is known of it. */
export function addKnown(draft: AppDraft, name: string): Part | undefined {
  const known = describedExactly(name);
  if (known === undefined || known.role === "person") return undefined;
  const there = draft.parts.get(camelCase(name));
  if (there !== undefined) return forVisitors(there);
  const head = `${camelCase(name)}, ${capital(name)}, ${capital(pluralOf(name))}, ${known.icon}`;
  return forVisitors(
    draft.add(thing(known.role, head, "", known.fields, known.rows), {
      count: Math.min(6, known.rows.split("\n").length),
    }),
  );
}

const COMES_TO =
  /gig|concert|match|event|class|course|workshop|tour|service|show|performance|walk|market|fair|meet|session|open day|exhibition|screening|talk|training|pitch|stop/i;
/** Happenings that outsiders come to: gigs and matches, and no visit to one customer. */
export const isShownEvent = ({ role, fields, names }: BlueprintThing): boolean =>
  role === "event" &&
  /: date(?:Time)?\b/.test(fields) &&
  !/: (?:relation|phone|email)\b/.test(fields) &&
  COMES_TO.test(names.split("|")[0] ?? "");

/** Rows that hold what is between whoever runs the place and one customer: a deposit, what is still owed. */
export const isBetweenTwo = ({ fields }: BlueprintThing): boolean =>
  /\b(?:deposit|balance|owed|owes|paid|invoiced?|quoted?)\b/i.test(fields);

/** Whether those of a trade show or sell it. */
export const isShownBy = (trade: Trade, id: string): boolean =>
  trade.jobs.split("\n").some((line) => new RegExp(`^\\s*(?:show|sell) ${id}\\b`).test(line));
