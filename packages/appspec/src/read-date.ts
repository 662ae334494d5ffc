import { foldText } from "./fold-text.ts";
import type { Language } from "./identity.ts";
import { isDay, isDayTime, isTime } from "./moment.ts";

/** Whether 3/4 is the 3rd of April or March 4th. */
export type DateOrder = "dmy" | "mdy";
/** How dates are read. */
export interface DateReading {
  language: Language;
  order: DateOrder;
  now: Date;
}

const TODAY = new Map([
  ...["today", "heute", "hoy", "aujourd'hui", "aujourd’hui", "hoje"].map((word) => [word, "@0"] as const),
  ...["tomorrow", "morgen", "manana", "demain", "amanha"].map((word) => [word, "@1"] as const),
  ...["yesterday", "gestern", "ayer", "hier", "ontem"].map((word) => [word, "@-1"] as const),
]);
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const NUMERIC = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})?(?!\d)/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?\s+(?:de\s+)?(\p{L}{3,})\.?(?:,?\s+(?:de\s+)?(\d{4}))?/u;
const MONTH_FIRST = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?(?!\d)/u;
const WEEKDAY = /^\p{L}{2,12}\.?,\s+/u;

/** The day a text names, as `2026-11-21` or relative as a row holds it; null where it names none. */
export function readDay(text: string, reading: DateReading): string | null {
  return dayAndRest(text, reading)?.[0] ?? null;
}

/** The moment a text names, as `2026-11-21T18:30`; a day alone begins at nine. Null where it names none. */
export function readDayTime(text: string, reading: DateReading): string | null {
  const trimmed = text.trim();
  if (isDayTime(trimmed)) return trimmed.startsWith("@") ? trimmed : trimmed.slice(0, 16);
  const found = dayAndRest(trimmed, reading);
  if (found === null) return null;
  const [day, rest] = found;
  const time = rest.replace(/^[\s,T]+|^\s*(?:at|um|à|a las|às)\s+/i, "").trim();
  if (time === "") return `${day}T09:00`;
  const clock = readTime(time);
  return clock === null ? null : `${day}T${clock}`;
}

/** The time of day a text names, as `18:30`; null where it names none. */
export function readTime(text: string): string | null {
  const found = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(am|pm|a\.m\.|p\.m\.|h|uhr|z)?$/i.exec(
    text.trim(),
  );
  if (!found) return null;
  const [, hours = "", minutes = "00", half = ""] = found;
  const isBare = found[2] === undefined && half === "";
  if (isBare) return null;
  const isHalf = /^[ap]/i.test(half);
  if (isHalf && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour = isHalf ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, "0")}:${minutes}`;
  return isTime(time) ? time : null;
}

/** The order that a column of dates was written in; the language's own where the column does not tell. */
export function dateOrderOf(texts: readonly string[], language: Language): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const found = NUMERIC.exec(text.trim());
    if (!found) continue;
    if (text.includes(".") || Number(found[1]) > 12) dayFirst += 1;
    else if (Number(found[2]) > 12) monthFirst += 1;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? "dmy" : "mdy";
  return language === "en" ? "mdy" : "dmy";
}

/** The day a text begins with, and what comes behind it. */
function dayAndRest(text: string, reading: DateReading): [string, string] | null {
  const trimmed = text.trim();
  if (trimmed.startsWith("@")) return isDay(trimmed) ? [trimmed, ""] : null;
  const said = TODAY.get(foldText(trimmed));
  if (said !== undefined) return [said, ""];
  const iso = ISO.exec(trimmed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), trimmed.slice(iso[0].length));
  const numeric = NUMERIC.exec(trimmed);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    // Dots are written by those who begin with the day; a 13th month is a day.
    const isDayFirst = numeric[0].includes(".") || first > 12 || (reading.order === "dmy" && second <= 12);
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return dayOf(fullYear(numeric[3], reading.now), month, day, trimmed.slice(numeric[0].length));
  }
  const bare = trimmed.replace(WEEKDAY, "");
  const named = DAY_FIRST.exec(bare);
  if (named) {
    const month = monthOf(named[2] ?? "", reading.language);
    if (month !== null)
      return dayOf(fullYear(named[3], reading.now), month, Number(named[1]), bare.slice(named[0].length));
  }
  const american = MONTH_FIRST.exec(bare);
  const month = american ? monthOf(american[1] ?? "", reading.language) : null;
  if (!american || month === null) return null;
  return dayOf(fullYear(american[3], reading.now), month, Number(american[2]), bare.slice(american[0].length));
}

function dayOf(year: number, month: number, day: number, rest: string): [string, string] | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1000 ? [date.toISOString().slice(0, 10), rest] : null;
}

function fullYear(text: string | undefined, now: Date): number {
  const year = now.getFullYear();
  if (text === undefined || text === "") return year;
  if (text.length === 4) return Number(text);
  // 1987 or 2031: what is nearer than fifty years ahead is of this century.
  const near = Math.floor(year / 100) * 100 + Number(text);
  return near > year + 50 ? near - 100 : near;
}

const months = new Map<Language, string[]>();

function monthOf(word: string, language: Language): number | null {
  const folded = foldText(word);
  for (const tongue of language === "en" ? (["en"] as const) : ([language, "en"] as const)) {
    const names = months.get(tongue) ?? monthNames(tongue);
    months.set(tongue, names);
    const index = names.findIndex((name) => name.startsWith(folded) || folded === name.slice(0, 3));
    if (index >= 0) return index + 1;
  }
  return null;
}

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => foldText(format.format(new Date(Date.UTC(2026, month, 1)))));
}
