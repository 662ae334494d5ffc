import type { Entity, Field, SeedRow } from "./entity.ts";
import { foldText } from "./fold-text.ts";
import type { Language } from "./identity.ts";
import { readDay, readDayTime, readTime, type DateOrder } from "./read-date.ts";
import { readNumber, type DecimalSign } from "./read-number.ts";
import { valueProblem } from "./value-check.ts";

/** How the words of a value are read. */
export interface ValueReading {
  language: Language;
  now: Date;
  dates: DateOrder;
  decimal: DecimalSign;
  /** The entity a relation points at. */
  entityOf(id: string): Entity | undefined;
}
/** What a text means in a field: its value, null for none, or why it has none there. */
export type ReadValue = { value: SeedRow[string] } | { problem: string };

/** Characters that a text of a row holds, and an entry of a list. */
export const LONGEST_TEXT = 2000;
const LONGEST_ENTRY = 400;
const MOST_ENTRIES = 30;
const YES = new Set("yes y true 1 x ✓ ✔ ☑ on done ja wahr si verdadero oui vrai sim verdadeiro".split(" "));
const NO = new Set("no n false 0 - ✗ ☐ off nein falsch falso non faux nao".split(" "));

/** What a person means by a text typed, pasted or imported into a field, in whatever form people write it. */
export function readValue(field: Field, text: string, reading: ValueReading): ReadValue {
  // Far too long is told before anything else looks at it.
  if (text.length > LONGEST_TEXT * 20) return { problem: tooLong(text.length) };
  const trimmed = text.trim();
  if (trimmed === "") return field.required === true ? { problem: "is required" } : { value: null };
  const value = valueOf(field, trimmed, reading);
  if (value === undefined) return { problem: expectation(field) };
  if (typeof value === "string" && value.length > LONGEST_TEXT) return { problem: tooLong(value.length) };
  if (Array.isArray(value)) {
    if (value.length > MOST_ENTRIES) return { problem: `holds ${value.length} entries, more than ${MOST_ENTRIES}` };
    const long = value.find((entry) => entry.length > LONGEST_ENTRY);
    if (long !== undefined) return { problem: `has an entry of more than ${LONGEST_ENTRY} characters` };
  }
  const problem = valueProblem(field, value, reading.entityOf);
  return problem === null ? { value } : { problem };
}

/** The row of an entity that a text names: by its title, else by its id. */
export function rowNamed(entity: Entity | undefined, text: string): SeedRow | undefined {
  const folded = foldText(text);
  return (
    entity?.rows.find((row) => foldText(String(row[entity.titleField] ?? "")) === folded) ??
    entity?.rows.find((row) => row.id === text.trim())
  );
}

function valueOf(field: Field, text: string, reading: ValueReading): SeedRow[string] | undefined {
  const dates = { language: reading.language, order: reading.dates, now: reading.now };
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
      return readNumber(text, reading.decimal) ?? undefined;
    case "duration":
      return readMinutes(text, reading.decimal) ?? undefined;
    case "rating":
      return readRating(text, reading.decimal) ?? undefined;
    case "boolean": {
      const folded = foldText(text);
      return YES.has(folded) ? true : NO.has(folded) ? false : undefined;
    }
    case "choice":
      return optionNamed(field, text);
    case "tags":
      return readTags(field, text);
    case "lines":
      return entries(text, /\n|;/);
    case "date":
      return readDay(text, dates) ?? undefined;
    case "dateTime":
      return readDayTime(text, dates) ?? undefined;
    case "time":
      return readTime(text) ?? undefined;
    case "colour":
      return readColour(text) ?? undefined;
    case "email":
      return text.replace(/^mailto:/i, "");
    case "url":
      return /^[a-z][a-z0-9+.-]*:/i.test(text)
        ? text
        : /^[^\s@]+\.[^\s@]{2,}$/.test(text)
          ? `https://${text}`
          : undefined;
    case "image":
      // What is no address is what the picture shows: the app draws it.
      return /^(?:art:|asset:|https:\/\/|data:)/.test(text) ? text : `art:${text}`;
    case "file":
      return entries(text, /\n|;/);
    case "relation":
      return rowNamed(reading.entityOf(field.relation ?? ""), text)?.id;
    case "computed":
      return undefined;
    default:
      return text;
  }
}

function expectation(field: Field): string {
  switch (field.type) {
    case "number":
    case "money":
    case "percent":
      return "is not a number";
    case "duration":
      return "is not a length of time such as 45 min or 1 h 20";
    case "rating":
      return "is not a number of stars";
    case "boolean":
      return "is neither yes nor no";
    case "choice":
      return `is not one of ${field.options?.join(", ") ?? "the options"}`;
    case "tags":
      return `has a tag that is not one of ${field.options?.join(", ") ?? "the options"}`;
    case "date":
      return "is not a date";
    case "dateTime":
      return "is not a date and time";
    case "time":
      return "is not a time such as 18:30";
    case "colour":
      return "is not a color such as #1a2b3c";
    case "url":
      return "is not a web address";
    case "file":
      return "is not the name of a file such as report.pdf";
    case "relation":
      return "is not the name of a row there";
    case "computed":
      return "is worked out by its formula";
    default:
      return "does not fit";
  }
}

function tooLong(length: number): string {
  return `is ${length.toLocaleString("en")} characters long; a text holds at most ${LONGEST_TEXT.toLocaleString("en")}`;
}

function readMinutes(text: string, decimal: DecimalSign): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const parts =
    /^([\d.,]+)\s*(?:h|hrs?|hours?|std\.?|stunden?|horas?|heures?)(?:\s*(\d{1,2})\s*(?:m|min|mins|minutes?)?)?$/i.exec(
      text,
    );
  if (parts) {
    const hours = readNumber(parts[1] ?? "", decimal);
    return hours === null ? null : Math.round(hours * 60) + Number(parts[2] ?? 0);
  }
  return readNumber(text, decimal);
}

function readRating(text: string, decimal: DecimalSign): number | null {
  const stars = /^([★⭐*]+)[☆\s]*$/u.exec(text)?.[1];
  if (stars !== undefined) return [...stars].length;
  return readNumber(/^([\d.,]+)\s*(?:\/|of|von|de|sur)\s*5$/i.exec(text)?.[1] ?? text, decimal);
}

function readTags(field: Field, text: string): string[] | undefined {
  const whole = field.options ? optionNamed(field, text) : undefined;
  if (whole !== undefined) return [whole];
  const list = entries(text, /[;\n]/.test(text) ? /[;\n]/ : /[,|]/);
  if (!field.options) return list;
  const known = list.map((entry) => optionNamed(field, entry));
  return known.every((entry) => entry !== undefined) ? [...new Set(known)] : undefined;
}

function entries(text: string, separator: RegExp): string[] {
  return [
    ...new Set(
      text
        .split(separator)
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  ];
}

function optionNamed(field: Field, text: string): string | undefined {
  const folded = foldText(text);
  return (
    field.options?.find((option) => option === text) ?? field.options?.find((option) => foldText(option) === folded)
  );
}

function readColour(text: string): string | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) return `#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex}`;
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
