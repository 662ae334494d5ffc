import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { capital } from "../embedded/inflect.ts";
import { nameFrom } from "../together/name-from.ts";
import { PUBLIC, PUPILS, STAFF } from "../vocabulary/rows.ts";

/** How many of something there are: `count("nine people", "people")`. A word may stand between. */
export function countIn(text: string, nouns: string): number | undefined {
  const found = new RegExp(`(?<![\\d.,:-])\\b${NUMBER}(?:\\s+(?!of\\b)[\\p{L}-]+)?\\s+(?:${nouns})\\b`, "iu").exec(
    text,
  );
  const value = numberOf(found?.[1]);
  return found === null || !(value > 0) ? undefined : value;
}

// A point ends a sentence but behind an initial or a title.
const WORD = String.raw`(?:(?:St|Dr|Mr|Mrs|Ms|\p{Lu})\.|\p{Lu}[\p{L}\p{N}'’-]*)`;
const NAME = String.raw`${WORD}(?:\s${WORD}){0,2}`;
const AND = String.raw`(?:\s*,\s*(?:and|und|y|e|et|&|or|oder)?\s*|\s+(?:and|und|y|e|et|&|or|oder)\s+)`;
const NAMES = new RegExp(String.raw`(?<![\p{L}])${NAME}(?:${AND}${NAME})+`, "gu");
/** Words with a capital that are nobody's and nothing's name. */
const NO_NAME =
  /^(?:I|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Lent|Advent|Christmas|Easter|Need|Want|We|The|Each|Every|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)$/;

/** Names of a list that begin with a capital: 'Anna, Peter and Ruth'. */
export function namesIn(text: string): string[] {
  const lists = [...text.matchAll(NAMES)].map(([list]) => list.split(new RegExp(AND, "u")));
  const named = lists
    .map((list) => list.map((name) => name.replace(/[.’']+$/u, "").trim()).filter((name) => !NO_NAME.test(name)))
    .filter((list) => list.length > 1);
  return named.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

const ENTRY_END = /[.;!?\n()\u2014]|\s-\s|,?\s(?:which|who|where|so that|with|but|each|every|please|per)\s/i;

/** Short entries of a list, 'spoiled, dropped or returned'; fewer than two are none. */
export function entriesIn(list: string, mostWords = 4): string[] {
  const entries = (list.split(ENTRY_END)[0] ?? "")
    .split(/\s*[,/|]\s*(?:and |or |und |oder |y |e |et )?|\s+(?:and|or|und|oder|et|y|&)\s+/i)
    .map((entry) => entry.replace(/^(?:the|a|an|my|our|for|then)\s+/i, "").trim())
    .filter((entry) => entry !== "" && !/^(?:etc|so on|others?|more|whatever|anything)$/i.test(entry));
  return entries.length > 1 && entries.every((entry) => entry.split(/\s+/).length <= mostWords && entry.length <= 32)
    ? [...new Set(entries)]
    : [];
}

/** The list behind words of a kind: in brackets, behind a colon, behind 'are' or 'like'. */
export function listBehind(text: string, words: string, mostWords = 4): string[] {
  const patterns = [
    new RegExp(`\\b(?:${words})\\b[^.;:()!?\\n]{0,24}\\(([^)]+)\\)`, "iu"),
    new RegExp(`\\b(?:${words})\\b[^.;:()!?\\n]{0,24}:\\s*([^.!?\\n]+)`, "iu"),
    new RegExp(`\\b(?:${words})\\b\\s+(?:are|is|like|such as|called|named|sind|son|sont|são)\\s+([^.!?\\n]+)`, "iu"),
  ];
  for (const pattern of patterns) {
    const entries = entriesIn(pattern.exec(text)?.[1] ?? "", mostWords);
    if (entries.length > 1) return entries;
  }
  return [];
}

const FIRST = [PUBLIC, STAFF, PUPILS].flatMap((names) => names.split(","));

/** So many plain names of people, no two alike. */
export function somePeople(count: number): string[] {
  const names = [...FIRST];
  for (let shift = 1; names.length < count && shift < FIRST.length; shift++)
    for (const [at, name] of FIRST.entries())
      names.push(`${name.split(" ")[0] ?? name} ${FIRST[(at + shift) % FIRST.length]?.split(" ")[1] ?? ""}`);
  return names.slice(0, count);
}

/** So many pupils or children by their first names. */
export const someKids = (count: number): string[] => {
  const all = [...PUPILS.split(","), ...PUBLIC.split(","), ...STAFF.split(",")];
  const first = all.map((name) => name.split(" ")[0] ?? name);
  return count <= first.length ? first.slice(0, count) : somePeople(count);
};

const PEOPLE =
  "people|persons|friends|flatmates|housemates|roommates|siblings|brothers|sisters|colleagues|coworkers|players|members|families|parents|volunteers|neighbou?rs|households|drivers|kids|children|girls|boys|teammates|partners|cousins|of us|personen|leute|spieler|personas|jugadores|amigos|personnes|joueurs|pessoas|jogadores";

/** Who is in it: by name where the text names them, else as many as it counts, else `usual`. */
export function peopleIn(
  text: string,
  { nouns = PEOPLE, usual, most = 40 }: { nouns?: string; usual: number; most?: number },
): { names: string[]; areNamed: boolean; count: number | undefined } {
  const listed = listBehind(text, nouns, 3).map(capital);
  const behindColon = /^[^:.!?\n]{3,70}:\s*([^.!?\n]+)$/.exec(text.trim())?.[1];
  const short =
    behindColon === undefined ? [] : entriesIn(behindColon, 2).filter((name) => /^[\p{L}' -]+$/u.test(name));
  const named = listed.length > 1 ? listed : namesIn(text);
  const names = named.length > 1 ? named : short.map(capital);
  const count = countIn(text, nouns);
  if (names.length > 1) return { names, areNamed: true, count };
  return { names: somePeople(Math.min(count ?? usual, most)), areNamed: false, count };
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** The day of the week that something happens on, where the text names just one. */
export function weekdayIn(text: string): string | undefined {
  const found = new Set(
    [...text.toLowerCase().matchAll(/\b(sun|mon|tues|wednes|thurs|fri|satur)days?\b/g)].map(
      ([, stem]) => `${stem ?? ""}day`,
    ),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined && WEEKDAYS.includes(only) ? only : undefined;
}

/** An amount of money behind or in front of its sign. */
export const MONEY = String.raw`(?:[$£€]\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?(?:€|£|\$|euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp))`;

/** The first amount of money of a text. */
export function priceIn(text: string): number | undefined {
  const found = new RegExp(MONEY, "i").exec(text);
  const said = found?.[1] ?? found?.[2];
  return said === undefined ? undefined : Number(said.replace(",", "."));
}

/** No name begins with these. */
const NO_BEGINNING =
  /^(?:keep|track|log|remind|write|compare|need|want|see|know|mark|tell|list|count|choose|decide|who|when|which|what|where|how|if|for|and|or)\b/i;
const MOST_LETTERS = 40;
/** A piece of a sentence. */
const HAS_VERB =
  /\b(?:has|have|owns?|needs?|plays|sells?|does|do|is|are|was|were|travels?|runs|goes|wants?|buys?|keeps?|gets?|drives?|looked|plays|owe|when|our|without)\b|^on\b/i;

/** What an app is called: the text's own few words, shortened where something is said behind them; else what is `made` of its kind. */
export function nameOf(text: string, made: string): string {
  const whole = nameFrom(text, "");
  const isSentence = /[.!?]\s+\S/.test(text) && HAS_VERB.test(whole);
  if (whole !== "" && !NO_BEGINNING.test(whole) && !isSentence) return whole;
  const [first = ""] = text.trim().split(/[,;:.!?(\n]|\s-\s/);
  const cut = first.replace(/^(.{10,}?)\s(?:for|among|between|in|at|with|where|that|so|to)\s.*$/i, "$1");
  const named = cut.length <= MOST_LETTERS ? nameFrom(cut, "") : "";
  return named !== "" && !NO_BEGINNING.test(named) && !HAS_VERB.test(named) ? named : nameFrom("", made);
}
