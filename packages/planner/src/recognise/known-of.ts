import { DOMAINS } from "../embedded/lexicon/all.ts";
import { KNOWN_THINGS } from "../embedded/things/all.ts";
import { nameIn, type KnownThing } from "../embedded/things/known-thing.ts";
import { VOCABULARY } from "../vocabulary/index.ts";
import { contacts, PUBLIC } from "../vocabulary/rows.ts";
import { kindOfName } from "./kinds-of-words.ts";
import { senseOf, type Described } from "./senses.ts";
import { sampleTitles } from "./sample-titles.ts";

/** Names that mean the same in any trade: a 'page' may be a comic's, a 'role' an actor's, and neither stands here. */
const PLAIN_NAMES = new Set(
  (
    "client invoice quote product supplier order employee project task appointment contact expense asset vehicle payment recipe student teacher homework " +
    "note book member customer meeting job announcement equipment patient team venue restaurant pet trip song exam tenant parcel sponsor exercise lesson " +
    "milestone video link application delivery income subscription activity room child policy"
  ).split(" "),
);

const BY_NAME = new Map<string, KnownThing>();
for (const known of KNOWN_THINGS) {
  const [english = ""] = known.names.split("|");
  const [name = ""] = english.toLowerCase().split("/");
  if (PLAIN_NAMES.has(name) && !BY_NAME.has(name)) BY_NAME.set(name, known);
}

const VOCABULARY_BY_NAME = new Map(VOCABULARY.map((known) => [nameIn(known, "en")[0].toLowerCase(), known]));
const VOCABULARY_BY_WORD = new Map(
  VOCABULARY.flatMap((known) =>
    known.also
      .split(" ")
      .filter(Boolean)
      .map((word) => [word.replaceAll("_", " "), known] as const),
  ),
);

/** Everything that is described anywhere, by its whole name; what needs other words beside it to be meant stays out. */
const BY_WHOLE_NAME = new Map<string, Described>();
for (const domain of DOMAINS)
  for (const { name, role, icon, fields, rows } of domain.things)
    if (!BY_WHOLE_NAME.has(name.toLowerCase())) BY_WHOLE_NAME.set(name.toLowerCase(), { role, icon, fields, rows });
for (const known of KNOWN_THINGS.toReversed())
  if (known.near === undefined) {
    const [name] = nameIn(known, "en");
    BY_WHOLE_NAME.set(name.toLowerCase(), known);
  }

/** What is known of things of exactly this name, whatever field of life they stand in. */
export const describedExactly = (name: string): Described | undefined =>
  VOCABULARY_BY_NAME.get(name) ?? VOCABULARY_BY_WORD.get(name) ?? BY_WHOLE_NAME.get(name);

/** What people have in common, whatever they are called. */
const SOMEBODY: Described = {
  role: "person",
  icon: "user-round",
  fields: "Name: text\nPhone: phone\nE-mail: email\nSince: date -900..-20\nNotes: longText",
  rows: contacts(PUBLIC, "since", "@-820\n@-410\n@-365\n@-240\n@-720\n@-98\n@-60\n@-31"),
};
/** What happens has in common, whatever it is called. */
const HAPPENING = (name: string): Described => ({
  role: "event",
  icon: "calendar-days",
  fields: "Name: text\nDate: date -2..21\nTime: time 09:00..18:00\nPlace: location\nWho: text @people\nNotes: longText",
  rows: sampleTitles(name, "event").join("\n"),
});

/** Fields that mean the same whatever they are of. */
const ANYWHERE =
  /: (?:image|date|dateTime|time|money|rating|longText|email|phone|location)\b|^(?:Status|State|Kind|Category): /;
/** As many of them tell enough of what is known by its last word alone. */
const MOST_ANYWHERE = 6;

/** Of what only the last word is known: a rehearsal room has no beds, and no rows that hotel rooms have. Nor has what goes by another name. */
function likened(known: Described, name: string): Described {
  if (known.role === "person") return known;
  const titles = sampleTitles(name, known.role);
  const rows = titles.join("\n");
  if (VOCABULARY_BY_WORD.has(name)) return { ...known, rows: retitled(known.rows, name, titles) };
  const [title = "Name: text", ...fields] = known.fields.split("\n");
  const kept = fields.filter((line) => ANYWHERE.test(line)).slice(0, MOST_ANYWHERE);
  return { ...known, fields: [title, ...kept].join("\n"), rows };
}

/** Rows of a thing that goes by another name: what is in them holds; titles do where the name says as much or they are numbers, else they may be of what it was first called. */
function retitled(rows: string, name: string, titles: readonly string[]): string {
  const lines = rows.split("\n").map((line) => line.split(" | "));
  if (name.includes(" ") || lines.every(([title = ""]) => /\d/.test(title) && !/ /.test(title))) return rows;
  return titles.map((title, at) => [title, ...(lines[at]?.slice(1) ?? [])].join(" | ")).join("\n");
}

/** What is known of things of this name in a text, or of such as it: somebody can be reached, what happens has a date. */
export function describedOf(name: string, text = ""): Described | undefined {
  const last = name.split(" ").at(-1) ?? name;
  const sense =
    text === "" || (last !== name && (VOCABULARY_BY_NAME.has(name) || VOCABULARY_BY_WORD.has(name)))
      ? undefined
      : senseOf(last, text);
  if (sense !== undefined) return last === name ? sense : likened(sense, name);
  const whole = VOCABULARY_BY_NAME.get(name) ?? BY_NAME.get(name);
  if (whole !== undefined) return whole;
  const known = knownOf(name);
  if (known !== undefined) return likened(known, name);
  const record = name.endsWith(" record") ? knownOf("data record") : undefined;
  if (record !== undefined) return likened(record, name);
  const kind = kindOfName(name);
  return kind === "person" ? SOMEBODY : kind === "event" ? HAPPENING(name) : undefined;
}

/** Whether things of this name are described under it, and not as what some also call so: an instrument is no machine. */
export const isOwnName = (name: string): boolean =>
  VOCABULARY_BY_NAME.has(name) || (!VOCABULARY_BY_WORD.has(name) && BY_WHOLE_NAME.has(name));

/** What several of a thing are called, as far as it is known by this name. */
export function knownPlural(name: string): string | undefined {
  const known = VOCABULARY_BY_NAME.get(name);
  return known && nameIn(known, "en")[1].toLowerCase();
}

/** Alone they are a game's; a criterion's score and a credit score are none. */
const OF_GAMES = new Set(["score", "level", "player"]);

/** What is known of things of this name: of the whole name or another word for it, else of its last word. */
export function knownOf(name: string): KnownThing | undefined {
  const end = name.split(" ").at(-1) ?? name;
  const last = OF_GAMES.has(end) && end !== name ? "" : end;
  return (
    VOCABULARY_BY_NAME.get(name) ??
    VOCABULARY_BY_WORD.get(name) ??
    VOCABULARY_BY_NAME.get(last) ??
    BY_NAME.get(name) ??
    BY_NAME.get(last)
  );
}
