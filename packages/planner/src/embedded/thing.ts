import { isReservedId } from "@sayhey/appspec";

/** What part a thing plays in its domain. */
export type Role = "item" | "log" | "event" | "person" | "place";

/** A thing of a domain, from which an entity of an app is made. */
export interface Thing {
  id: string;
  name: string;
  plural: string;
  icon: string;
  role: Role;
  /** Words of an idea that mean this thing. */
  words: string;
  /** One field a line, see `field-line.ts`; the first is the title. */
  fields: string;
  /** One seed row a line: `Title | field=value | field=value`; what a row leaves out is made up within the field's range. */
  rows: string;
  /** log: the thing its rows point at. */
  of?: string;
  /** The idea names it, so that it gets a page whatever the kind of app. */
  named?: true;
  /** Ids of the fields that the idea lists as what is written down, in its order. */
  asked?: readonly string[];
  /** Names of the fields that the idea wants it searched by. */
  sought?: readonly string[];
}

/**
 * Declares a thing: `head` is `id, Name, Plural, icon`, where the id may be left out when it is the name in camelCase.
 */
export function thing(role: Role, head: string, words: string, fields: string, rows: string, of?: string): Thing {
  const parts = head.split(",").map((part) => part.trim());
  const [name = "Thing", plural = "Things", icon = "circle"] = parts.length > 3 ? parts.slice(1) : parts;
  const id = parts.length > 3 ? (parts[0] ?? "thing") : camelCase(name);
  return { id, name, plural, icon, role, words, fields, rows, ...(of === undefined ? {} : { of }) };
}

/** Identifier made of a label: 'Queen seen' gives queenSeen. Anything but Latin letters and digits is dropped. */
export function camelCase(label: string): string {
  const words = label
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 ]+/g, (mark) => (/[-/&]/.test(mark) ? " " : ""))
    .split(" ")
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join("");
  const id = joined.replace(/^[^a-z]+/i, "").slice(0, 36);
  const safe = id.charAt(0).toLowerCase() + id.slice(1);
  return safe === "" ? "item" : isReservedId(safe) ? `${safe}Value` : safe;
}
