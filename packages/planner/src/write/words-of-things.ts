import { oneLine } from "../embedded/compose-identity.ts";
import { capital } from "../embedded/inflect.ts";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { focusOf } from "../recognise/focus.ts";
import { purposeOf, pluralsOf } from "./name-app.ts";

/** What an app says of itself. */
export interface Words {
  tagline: string;
  itch: string;
  promise: string;
  pov: string;
}

const line = (thing: ReadThing, pattern: RegExp): RegExpExecArray | null =>
  pattern.exec([...(thing.known?.fields.split("\n") ?? []), ...thing.fields.map(linesOf)].join("\n"));
const linesOf = ({ name, options }: ReadThing["fields"][number]): string =>
  options.length > 1 ? `${capital(name)}: choice ${options.join("|")}` : `${capital(name)}: text`;

const STATE = /^(?:[\w ]*\b)?(?:state|status|stage|step|progress)\b[\w ]*: choice ([^\n]+)$/im;
const DUE = /^(?:[\w ]*\b)?(?:due|until|by|deadline|expires?|next \w+)\b[\w ]*: date/im;
const TIMED = /: time\b/im;
const MONEY = /^(?:amount|price|cost|total|paid|fee|budget)\b[\w ]*: money/im;
const RATED = /: rating\b/im;

/** What can be said of an app by what is kept of the first thing in it. */
export function wordsOfThings(reading: Reading): Words {
  const { brief } = reading;
  const focus = focusOf(reading);
  const things = focus === undefined ? reading.things : [focus, ...reading.things.filter((each) => each !== focus)];
  const [first] = things;
  const one = first?.name ?? brief.subject;
  const many = first?.plural ?? (brief.subject || "things");
  const [itch, promise, pov] = sayingsOf(first, one, many);
  const whole = things.length > 1 ? everythingOf(things) : things.length === 0 ? `${capital(many)}.` : `${promise}.`;
  const tagline = purposeOf(brief.text) ?? whole;
  return {
    tagline: oneLine(tagline, 120),
    itch: oneLine(itch, 120),
    promise: oneLine(promise, 120),
    pov: oneLine(`POV: ${pov}`, 120),
  };
}

/** What hurts, what one gains, and what it is like, by what is kept of a thing; what says most comes first. */
function sayingsOf(thing: ReadThing | undefined, one: string, many: string): readonly [string, string, string] {
  const isSomebody = thing?.known?.role === "person" || kindOfName(one) === "person";
  const plain = [
    isSomebody ? "Who was that again?" : `Where was that ${one} again?`,
    `Every ${one}, found in seconds`,
    `all ${many} in one place`,
  ] as const;
  if (thing === undefined) return plain;
  const states = line(thing, STATE)?.[1]
    ?.split("|")
    .map((state) => state.trim());
  const [from = "", to = ""] = [states?.[0], states?.at(-1)];
  if (states !== undefined && states.length > 2 && `${from}${to}`.length < 24)
    return [`Which ${one} is where?`, `Every ${one}, from ${from} to ${to}`, `no ${one} gets lost`];
  if (line(thing, DUE) !== null) return [`Which ${one} is due?`, `No ${one} forgotten`, `no missed ${many}`];
  if (thing.known?.role === "event" || line(thing, TIMED) !== null)
    return [`When is the next ${one}?`, `The next ${one} at a glance`, `you know the next ${one}`];
  if (line(thing, RATED) !== null)
    return [`Which ${one} was the good one?`, `The best ${many} first`, `only the good ${many}`];
  if (line(thing, MONEY) !== null)
    return [`What do the ${many} come to?`, `Every ${one}, added up`, `the ${many} add themselves up`];
  return thing.known?.role === "log"
    ? ["What was it last time?", `Every ${one} noted in seconds`, "noted, and done"]
    : plain;
}

/** What is kept, where nothing says what for. */
export function everythingOf(things: Reading["things"]): string {
  const plurals = pluralsOf(things, 3);
  const last = plurals.pop() ?? "things";
  return `${capital(plurals.length === 0 ? last : `${plurals.join(", ")} and ${last}`)} in one place.`;
}
