import type { Thing } from "./thing.ts";

/** A field people expect of whatever plays a part: what says that it is there, and its line where it is not. */
interface Usual {
  there: RegExp;
  line: string;
}

const NOTED =
  /^(?:notes?|remarks|details|description|about|about me|summary|text|background|comment|bio|thoughts|what happened|history|story)!?:/im;

/** What people expect to find of a person, a date and a record, whatever the field of life. */
const USUAL: Partial<Record<Thing["role"], readonly Usual[]>> = {
  person: [
    { there: /^(?:phone|e-mail|email|contact|parent)\b|: (?:phone|email)\b/im, line: "Phone: phone" },
    { there: /: date\b/m, line: "Since: date -900..-20" },
    { there: NOTED, line: "Note: text @remarks" },
  ],
  event: [
    { there: /: location\b|^(?:place|where|venue|room|meet|site|stage|church|pub)\b/im, line: "Place: location" },
    { there: /@people|: relation \w*(?:coach|teacher|member|trainer|host|driver)/m, line: "Led by: text @people" },
    { there: NOTED, line: "Note: text @remarks" },
  ],
  log: [
    { there: /: (?:date|dateTime)\b/m, line: "Date: date -25..0" },
    { there: NOTED, line: "Remarks: text @remarks" },
  ],
};

/** A horse or a hive plays the part of a person here and there; it has no phone. */
const CREATURE = /^(?:breed|species|ring|hatched|species seen|hit points|armour class)!?:/im;

/** The thing with what people expect of its part in an app: a person can be reached, a date has a place. */
export function withUsualFields(thing: Thing): Thing {
  if (thing.role === "person" && CREATURE.test(thing.fields)) return thing;
  const missing = (USUAL[thing.role] ?? []).filter(({ there }) => !there.test(thing.fields));
  return missing.length === 0
    ? thing
    : { ...thing, fields: [thing.fields, ...missing.map(({ line }) => line)].join("\n") };
}
