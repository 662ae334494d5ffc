import { oneLine } from "../compose-identity.ts";
import { pluralOf } from "../inflect.ts";
import type { Domain } from "../lexicon/domain.ts";
import { camelCase, thing, type Thing } from "../thing.ts";
import type { Kind } from "./kind.ts";
import type { Knowledge, KnownProperty } from "./knowledge.ts";

/** Fewest known members of a kind to name samples after them. */
const ENOUGH_MEMBERS = 5;
const LINES: Partial<Record<KnownProperty["type"], string>> = {
  number: "number 1..24",
  money: "money 5..240 EUR",
  date: "date -60..30",
  dateTime: "dateTime 0..30 08:00..19:00",
  time: "time 07:00..20:00",
  duration: "duration 10..90",
  boolean: "boolean 50",
  location: "location",
};

/** The thing of a kind, called by its noun: an oboe is an instrument, with the fields of instruments. */
export function thingOfKind(noun: string, kind: Kind, knowledge: Knowledge | undefined): Thing {
  const name = titleCase(oneLine(noun, 28));
  const role = kind.role === "activity" ? "item" : kind.role;
  const title = kind.role === "person" ? "Name" : kind.role === "event" ? "Title" : "Name";
  const known = kind.named && knowledge ? knowledge.membersOf(noun, 12).map(titleCase) : [];
  const rows = known.length >= ENOUGH_MEMBERS ? known.slice(0, 10).join("\n") : fill(kind.rows, noun);
  const fields = `${title}: text\n${[kind.fields, propertyLines(noun, kind, knowledge)].filter(Boolean).join("\n")}`;
  return {
    ...thing(role, "Thing, Things, box", `${noun}*6`, fields, rows),
    id: camelCase(name).slice(0, 24),
    name,
    plural: pluralOf(name),
    icon: kind.icon,
  };
}

/** What happens to it over time. */
export function logOfKind(item: Thing, kind: Kind): Thing {
  const [name = "Entry", plural = "Entries", icon = "notebook-pen"] = kind.log.head
    .split(",")
    .map((part) => part.trim());
  const id = camelCase(`${item.id} ${name}`).slice(0, 30);
  const about = kind.log.fields.split("\n").some((line) => line.startsWith(`${item.name}:`)) ? "About" : item.name;
  return {
    ...thing(
      "log",
      "Entry, Entries, notebook",
      `${name} ${plural}`.toLowerCase(),
      `What: text\n${about}: relation ${item.id}\n${kind.log.fields}`,
      kind.log.rows,
      item.id,
    ),
    id,
    name,
    plural,
    icon,
  };
}

/** A field of life for a thing that only the open vocabularies know, with the people, dates and posts of a field near it. */
export function domainOfKind(
  noun: string,
  kind: Kind,
  near: Domain | undefined,
  knowledge: Knowledge | undefined,
): Domain {
  const item = thingOfKind(noun, kind, knowledge);
  const log = logOfKind(item, kind);
  const short = oneLine(item.name, 22);
  const plural = item.plural.toLowerCase();
  const taken = new Set([item.id, log.id]);
  const others = (near?.things ?? []).filter(
    ({ role, id }) => role !== "item" && role !== "log" && !taken.has(id) && role !== item.role,
  );
  return {
    id: `kind-${kind.id}`,
    words: `${noun}*6`,
    general: true,
    category: kind.category,
    directions: kind.directions,
    icon: kind.icon,
    audience: kind.role === "person" ? `people who look after ${plural}` : `people who keep track of ${plural}`,
    lead: kind.lead,
    hashtags: `${noun.replaceAll(" ", "")}|${near?.hashtags ?? "everyday|smallapps"}`,
    verbs: "Add|Log|Look back",
    names: [`${short} Book`, `${short} Desk`, `Daily ${short}`, `${short} Notes`, `${short} & Co`, `The ${short} List`]
      .map((line) => oneLine(line, 40))
      .join("|"),
    problem: `Notes on ${plural} end up on scraps of paper and in old chats`,
    promise: `Every ${short.toLowerCase()} in one place`,
    itch: `${short}? Where was that note?`,
    pov: `POV: your ${short.toLowerCase()} is sorted`,
    things: [item, log, ...others],
    ...(near?.posts === undefined ? {} : { posts: near.posts }),
    ...(near?.tasks === undefined ? {} : { tasks: near.tasks }),
  };
}

/** A field of life around a thing known by name, where the idea names no field: general copy, its own look. */
export function domainOfThing(name: string, plural: string, icon: string, from: Domain): Domain {
  const short = oneLine(name, 22);
  return {
    ...from,
    id: "general",
    general: true,
    icon,
    audience: `people who keep track of ${plural.toLowerCase()}`,
    hashtags: `${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")}|everyday|smallapps`,
    names: [`${short} Book`, `${short} Desk`, `${short} & Co`, `The ${short} List`]
      .map((line) => oneLine(line, 40))
      .join("|"),
    problem: `Notes on ${plural.toLowerCase()} end up on scraps of paper and in old chats`,
    promise: `Every ${short.toLowerCase()} in one place`,
    itch: `${short}? Where was that note?`,
    pov: `POV: your ${short.toLowerCase()} is sorted`,
  };
}

/** Properties schema.org has for the very noun, and the kind's fields do not say yet. */
function propertyLines(noun: string, kind: Kind, knowledge: Knowledge | undefined): string {
  const said = kind.fields.toLowerCase();
  return (knowledge?.propertiesOf(noun) ?? [])
    .filter(
      ({ name, type }) =>
        LINES[type] !== undefined &&
        name.length <= 24 &&
        !name.split(" ").some((word) => word.length > 4 && said.includes(word)),
    )
    .slice(0, 4)
    .map(({ name, type, unit }) => `${titleCase(name)}: ${LINES[type] ?? "text"}${unit ? ` ${unit}` : ""}`)
    .join("\n");
}

function fill(rows: string, noun: string): string {
  return rows
    .replaceAll("{thing}", noun)
    .replaceAll("{Thing}", titleCase(noun))
    .split("\n")
    .map((line) => titleCase(oneLine(line.replaceAll("|", " "), 80)))
    .join("\n");
}

function titleCase(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
