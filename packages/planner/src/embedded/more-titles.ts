import { foldText, type Entity, type Language } from "@sayhey/appspec";
import { pick, type Random } from "@sayhey/contract/random";
import { tablesOf } from "./languages/tables.ts";
import { capitalise, translatorOf } from "./languages/translator.ts";
import { DOMAINS } from "./lexicon/all.ts";
import { PEOPLE, REMARKS } from "./pools.ts";
import { camelCase } from "./thing.ts";
import { KNOWN_THINGS } from "./things/all.ts";

/** What names of people look like: two or three words with capitals, the last perhaps an initial. */
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+ (?:\p{Lu}[\p{L}'’-]* )?\p{Lu}[\p{L}'’.-]*$/u;
const NOTED = /note|what|summary|text|thought|remark|entry|reflection|comment|reason|message|post/i;
const INITIALS = "ABCDEFGHIJKLMNOPRSTVWZ";
/** Lines for a record of which nothing else is known. */
const NOTES = [
  "First go",
  "Better than expected",
  "Good progress",
  "Short one today",
  "Tried something new",
  "Back to it",
  "With company",
  "A bit off today",
  "Early start",
  "Took it slowly",
  "Worth a second look",
  "Put off, then done",
  ...REMARKS,
];
const KINDS = [
  "Morning",
  "Corner",
  "Old",
  "Second",
  "Blue",
  "Summer",
  "Spare",
  "Little",
  "Northern",
  "Quiet",
  "Golden",
];

/**
 * Titles for further rows of an entity that none of its rows has: out of the lexicon where it knows such a thing, names where its rows are people, else
 * words that suit it. The words of the app's language must be loaded.
 */
export function moreTitles(entity: Entity, language: Language, count: number, random: Random): string[] {
  const titles = entity.rows.map((row) => String(row[entity.titleField] ?? "")).filter(Boolean);
  const taken = new Set(titles.map(foldText));
  const made: string[] = [];
  const take = (title: string): void => {
    if (made.length >= count || title.length > 120 || taken.has(foldText(title))) return;
    taken.add(foldText(title));
    made.push(title);
  };
  for (const title of numbered(titles, count)) take(title);
  for (const title of shuffled(knownTitles(entity, language), random)) take(title);
  if (areNames(titles)) for (const name of names(language, titles, random)) take(name);
  const notes = shuffled(notesIn(language), random);
  const field = entity.fields.find(({ id }) => id === entity.titleField);
  const isLong = field?.type === "longText";
  if (isLong || isRecord(entity) || NOTED.test(field?.name ?? "") || NOTED.test(field?.id ?? "")) {
    for (const note of notes) take(note);
    for (let turn = 0; turn < count * 4 && made.length < count; turn++) {
      const second = pick(random, notes);
      take(`${pick(random, notes)}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`);
    }
  }
  for (const title of shuffled(kindsOf(entity, language), random)) take(title);
  for (let number = titles.length + 1; made.length < count; number++) take(`${entity.name} ${number}`);
  return made;
}

/** The next of titles that are numbered: Table 7, A-104. */
function numbered(titles: readonly string[], count: number): string[] {
  const parts = titles.map((title) => /^(.*?)(\d{1,6})$/.exec(title));
  const stem = parts[0]?.[1];
  if (titles.length < 2 || stem === undefined || !parts.every((part) => part?.[1] === stem)) return [];
  const last = Math.max(...parts.map((part) => Number(part?.[2])));
  const width = parts[0]?.[2]?.startsWith("0") === true ? (parts[0][2].length ?? 0) : 0;
  return Array.from({ length: count }, (_, index) => `${stem}${String(last + index + 1).padStart(width, "0")}`);
}

/** Whether the rows tell what happened to something, day by day. */
function isRecord(entity: Entity): boolean {
  const has = (type: string): boolean => entity.fields.some((field) => field.type === type);
  const words = entity.rows.map((row) => String(row[entity.titleField] ?? "").split(" ").length);
  const mean = words.reduce((sum, value) => sum + value, 0) / Math.max(1, words.length);
  return has("relation") && (has("date") || has("dateTime")) && mean > 2;
}

/** Titles that the lexicon has for a thing of this name which has much the same fields. */
function knownTitles(entity: Entity, language: Language): string[] {
  const called = new Set([foldText(entity.name), foldText(entity.plural)]);
  const own = new Set(entity.fields.map(({ id }) => id));
  const isAlike = ({ fields }: { fields: string }): boolean => {
    const ids = fields.split("\n").map((line) => camelCase(line.slice(0, line.indexOf(":")).replace("!", "")));
    return ids.filter((id) => own.has(id)).length >= Math.max(2, ids.length * 0.5);
  };
  const things = DOMAINS.flatMap((domain) => domain.things).filter(
    (thing) => thing.id === entity.id || called.has(foldText(thing.name)),
  );
  const known = KNOWN_THINGS.filter(
    ({ id, names: all }) => id === entity.id || all.split(/[|/]/).some((name) => called.has(foldText(name))),
  );
  const rows = [...things, ...known].filter(isAlike).flatMap(({ rows: lines }) => lines.split("\n"));
  const titles = rows.map((line) => (line.split(" | ")[0] ?? "").trim()).filter(Boolean);
  if (language === "en") return titles;
  const translator = translatorOf(language);
  return titles.flatMap((title) => {
    const said = translator.find(title, "row");
    return said === undefined ? [] : [capitalise(said)];
  });
}

function areNames(titles: readonly string[]): boolean {
  return titles.length > 0 && titles.filter((title) => FULL_NAME.test(title)).length > titles.length * 0.7;
}

/** Names in the way the rows write them: in full, or with an initial. */
function* names(language: Language, titles: readonly string[], random: Random): Generator<string> {
  const short = titles.some((title) => /\p{Lu}\.$/u.test(title));
  const pool = language === "en" ? PEOPLE : tablesOf(language).names.people.split("|");
  const given = shuffled([...new Set(pool.map((name) => name.split(" ")[0] ?? name))], random);
  const families = pool.map((name) => name.split(" ").at(-1) ?? "").filter((name) => !name.endsWith("."));
  if (!short && families.length > 0) yield* shuffled(pool, random);
  for (let turn = 0; turn < 20; turn++)
    for (const [index, name] of given.entries()) {
      const family = short || families.length === 0 ? undefined : families[(index * 7 + turn * 3) % families.length];
      yield family === undefined
        ? `${name} ${INITIALS.charAt((index * 5 + turn * 3) % INITIALS.length)}.`
        : `${name} ${family}`;
    }
}

function notesIn(language: Language): readonly string[] {
  if (language === "en") return NOTES;
  const { names: local } = tablesOf(language);
  return [...local.notes.split("|"), ...local.remarks.split("|")];
}

/** What one more of it may be called where nothing is known: an old mill, the second mill. */
function kindsOf(entity: Entity, language: Language): string[] {
  const name = entity.name;
  if (language === "en") return KINDS.map((kind) => `${kind} ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return tablesOf(language)
    .names.called.split("|")
    .map((word) => `${name} ${word}`);
}

/** The list in an order drawn by lot. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const item = copy[index] as T;
    copy[index] = copy[other] as T;
    copy[other] = item;
  }
  return copy;
}
