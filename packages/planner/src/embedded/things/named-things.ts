import type { Language } from "@sayhey/appspec";
import { pluralOf, singularOf } from "../inflect.ts";
import { isFieldName } from "../named-fields.ts";
import { kindOfChain } from "../knowledge/kinds.ts";
import { THING_KINDS } from "../knowledge/kinds-of-things.ts";
import { fold, isStopWord } from "../language.ts";
import { camelCase, thing, type Thing } from "../thing.ts";
import { isSchoolClass } from "../read-idea.ts";
import type { Understanding } from "../understand.ts";
import { ARCHETYPE_WORDS } from "../words.ts";
import { KNOWN_THINGS } from "./all.ts";
import { nameIn, type KnownThing } from "./known-thing.ts";
import type { FoundThing } from "./known-thing.ts";

/** A known thing with the words it goes by in a language, read once. */
interface KnownWords {
  known: KnownThing;
  names: string[];
  own: string[];
  /** Last word of each: without it in the idea the thing is not named. */
  lasts: string[];
}
const readWords = new Map<string, KnownWords[]>();

function wordsIn(language: Language): KnownWords[] {
  let entries = readWords.get(language);
  if (!entries) {
    entries = KNOWN_THINGS.map((known) => {
      const names = nameIn(known, language).map((name) => fold(name).replaceAll(" ", "_"));
      const own = [
        ...new Set([...names, ...(language === "en" ? [] : [known.id.toLowerCase()]), ...known.also.split(" ")]),
      ].filter(Boolean);
      return { known, names, own, lasts: own.map((word) => word.slice(word.lastIndexOf("_") + 1)) };
    });
    readWords.set(language, entries);
  }
  return entries;
}

/** Least weight: what stands in a place or an aside is not kept. */
const LEAST = 0.28;

/** The things known by name that an idea names, what it is mainly about first. */
export function findThings(understanding: Understanding): FoundThing[] {
  const { language, audience, words } = understanding;
  const found: (FoundThing & { place: number; said: string; isName: boolean })[] = [];
  const present = new Set(words);
  for (const { known, names: all, own: list, lasts } of wordsIn(language)) {
    if (!lasts.some((last) => present.has(last))) continue;
    // One whose name says too little needs one of the words it is found near.
    const near = known.near?.split(" ");
    const isNear = near?.some((word) => present.has(word) && !all.includes(word)) ?? true;
    const names = isNear ? all : [];
    const own = isNear ? list : list.filter((word) => !all.includes(word));
    const hits = own
      .map((word) => ({
        word,
        // A thing known by what stands around it says more than another of its name.
        score: understanding.nameScore(word) * (word.includes("_") ? 1.3 : 1) * (known.near === undefined ? 1 : 1.1),
      }))
      .filter(({ score }) => score >= LEAST);
    const [best] = hits.sort((a, b) => b.score - a.score);
    if (!best) continue;
    // Whom an app is for is seldom what is kept in it.
    const said = best.word.replaceAll("_", " ");
    // 'Tasting notes' are about tastings.
    if (
      (known.id === "marketPlace" && !understanding.seeksPlace) ||
      isPartOfField(said, words) ||
      isVerb(said, words) ||
      (said === "book" && isKindOfBook(words)) ||
      (said === "class" && words.every((word, at) => word !== said || isSchoolClass(word, words[at + 1] ?? ""))) ||
      isPartOfKind(said, words) ||
      // 'Tinder meets LinkedIn'
      (known.id === "meet" && understanding.platform !== undefined) ||
      (known.id === "noteItem" && understanding.subject.length > 0) ||
      (known.id === "idea" && understanding.subject.length > 1 && (best.score > 0.5 || said !== "ideas")) ||
      (/^reports?$/.test(said) && isSummary(words))
    )
      continue;
    if (
      audience !== undefined &&
      ` ${audience} `.includes(` ${said} `) &&
      (understanding.subject[0] !== said || understanding.archetypes.length > 0)
    )
      continue;
    const place = words.indexOf(said.split(" ")[0] ?? "");
    found.push({ known, words: own, score: best.score, place, said, isName: names.includes(best.word) });
  }
  // Of two of one name the one said more clearly is kept, and of two for one word the one that is called so.
  const nameOf = ({ known }: FoundThing): string => nameIn(known, language)[0];
  const distinct = found.filter(
    (one, at) =>
      !found.some(
        (other, place) =>
          other !== one &&
          ((nameOf(other) === nameOf(one) && (other.score > one.score || (other.score === one.score && place < at))) ||
            (other.said === one.said && other.isName && !one.isName) ||
            isPartOf(one, other, words)),
      ),
  );
  return distinct
    .sort((a, b) => Math.round(b.score * 2) - Math.round(a.score * 2) || a.place - b.place)
    .slice(0, 6)
    .map(({ known, words: own, score, said, isName }) => {
      const called = isName ? undefined : calledBy(said, known, understanding);
      return { known, words: own, score, ...(called === undefined ? {} : { called }) };
    });
}

/** The idea's word in the singular where the thing is what that is a kind of. */
function calledBy(
  said: string,
  known: KnownThing,
  { knowledge, seeksPlace, about }: Understanding,
): string | undefined {
  const noun = singularOf(said, knowledge);
  const name = nameIn(known, "en")[0].toLowerCase();
  const chain = knowledge?.chainOf(noun) ?? [];
  // A map of public toilets is of public toilets, whatever else is kept like them.
  if (seeksPlace && known.role === "item" && noun.includes(" ") && about?.noun.endsWith(noun))
    return about.noun === name ? undefined : about.noun;
  if (noun === name || noun.includes(" ")) return undefined;
  const isPerson = known.role === "person" && chain.includes("someone");
  // One of many: candles among the pieces of a workshop.
  const kind = noun === said ? undefined : kindOfChain(chain);
  const isThing = known.role === "item" && kind !== undefined && THING_KINDS.includes(kind);
  return isPerson || isThing || chain.slice(1).includes(name) ? noun : undefined;
}

/** Whether a word stands nowhere but in the name of what is noted: opening hours are no hours somebody worked. */
function isPartOfField(said: string, words: readonly string[]): boolean {
  return words.includes(said) && words.every((word, at) => word !== said || isFieldName(`${words[at - 1]} ${said}`));
}

/** Names of kinds of app of several words: who queues in a waiting room keeps no rooms. */
const KIND_PHRASES = ARCHETYPE_WORDS.flatMap(({ words }) =>
  words.split(" ").flatMap((word) => (word.includes("_") ? [word.replace(/\*[\d.]+$/, "").split("_")] : [])),
);
function isPartOfKind(said: string, words: readonly string[]): boolean {
  const places = words.flatMap((word, at) => (word === said ? [at] : []));
  return (
    places.length > 0 &&
    places.every((at) =>
      KIND_PHRASES.some((phrase) => {
        const from = at - phrase.indexOf(said);
        return phrase.includes(said) && phrase.every((word, place) => words[from + place] === word);
      }),
    )
  );
}

/** Whether a thing is only named inside the name of another that does not point at it: a service log is no service. */
function isPartOf(
  one: { known: KnownThing; said: string },
  other: { known: KnownThing; said: string },
  words: readonly string[],
): boolean {
  const phrase = other.said.split(" ");
  return (
    phrase.length > 1 &&
    one.said !== other.said &&
    phrase.includes(one.said) &&
    words.filter((word) => word === one.said).length === 1 &&
    ` ${words.join(" ")} `.includes(` ${other.said} `) &&
    !other.known.fields.includes(`: relation ${nameIn(one.known, "en")[0].toLowerCase()}`)
  );
}

/** A weekly report sums up; nobody files it. */
const isSummary = (words: readonly string[]): boolean =>
  words.every(
    (word, at) =>
      !/^reports?$/.test(word) || /^(?:daily|weekly|monthly|yearly|annual|progress)$/.test(words[at - 1] ?? ""),
  );

/** A herd book and a client book are kept, not read. */
function isKindOfBook(words: readonly string[]): boolean {
  return words.every(
    (word, at) =>
      word !== "book" ||
      (at > 0 &&
        !isStopWord(words[at - 1] ?? "", "en") &&
        !/^(?:hand|old|rare|used|comic|picture|library|school|good|story|school|read)$/.test(words[at - 1] ?? "")),
  );
}

/** Whether a word is something one does wherever it stands: 'book a mat', 'match with'. */
function isVerb(word: string, words: readonly string[]): boolean {
  const places = words.flatMap((said, at) => (said === word ? [at] : []));
  return (
    places.length > 0 &&
    places.every((at) =>
      at === 0
        ? COMMAND.test(word)
        : /^(?:a|an|the|my|your|their|our|it|them|with)$/.test(words[at + 1] ?? "") ||
          (!word.endsWith("ed") &&
            /^(?:i|we|you|they|to|can|could|should|will|must|who|people|everyone|everybody)$/.test(
              words[at - 1] ?? "",
            )),
    )
  );
}

/** What an idea begins with when it is an order: 'Track graffiti'. */
const COMMAND = /^(?:track|plan|log|rate|count|share|report)$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Things as the planner composes with them, pointing at each other and at those there are already. */
export function thingsOf(
  found: readonly FoundThing[],
  understanding: Understanding,
  others: readonly Thing[],
): Thing[] {
  const made = found.map(({ known, words, called }): Thing => {
    const [name, plural] =
      called === undefined ? nameIn(known, understanding.language) : [capital(called), pluralOf(capital(called))];
    return {
      ...thing(known.role, "Thing, Things, box", words.map((word) => `${word}*2`).join(" "), known.fields, known.rows),
      id: known.id,
      name,
      plural,
      icon: known.icon,
      named: true,
    };
  });
  const all = [...made, ...others];
  const resolve = (target: string): string | undefined =>
    (
      all.find(({ name }) => name.toLowerCase() === target) ??
      all.find(({ id, name }) => id.toLowerCase().includes(target) || name.toLowerCase() === target)
    )?.id;
  const main = made.find(({ role }) => role === "item") ?? others.find(({ role }) => role === "item") ?? made[0];
  return made.map((one) => {
    const lines = one.fields.split("\n").flatMap((line) => {
      const target = /: relation (\w+)$/.exec(line)?.[1];
      if (target === undefined) return [line];
      const id = resolve(target);
      const label = all.find((other) => other.id === id)?.name;
      // A choice or a count of the same name stays; only the link goes.
      return id === undefined || id === one.id || label === undefined ? [] : [`${label}: relation ${id}`];
    });
    // What is written down belongs to the thing the app is about.
    const needs =
      one.role === "log" &&
      main !== undefined &&
      main.id !== one.id &&
      !lines.some((line) => line.includes(": relation "));
    if (needs && main.role !== "log") lines.splice(1, 0, `${main.name}: relation ${main.id}`);
    const idOf = (line: string): string => camelCase(line.slice(0, line.indexOf(":")));
    const seen = new Set<string>();
    // Where a thing is called like a field, the field stays: what is counted in cash is no row of a till.
    const plain = new Set(lines.filter((line) => !line.includes(": relation ")).map(idOf));
    const fields = lines.filter((line) => {
      const id = idOf(line);
      return !(line.includes(": relation ") && plain.has(id)) && !seen.has(id) && seen.add(id);
    });
    const of = fields.map((line) => /: relation (\w+)$/.exec(line)?.[1]).find(Boolean);
    return { ...one, fields: fields.join("\n"), ...(one.role === "log" && of ? { of } : {}) };
  });
}
