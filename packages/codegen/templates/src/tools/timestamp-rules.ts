/** How a number counts: seconds or milliseconds since 1970. */
export type StampUnit = "seconds" | "milliseconds";

/** Farthest moment from 1970 that a date can be, in ms (ECMAScript, section 21.4.1.1). */
const FARTHEST = 8_640_000_000_000_000;

/** From here on a number counts milliseconds: as seconds it would be after the year 5138, as milliseconds it is after March 1973. */
const MILLISECONDS = 100_000_000_000;

/** The unit that a number most likely counts. */
export function likelyUnit(stamp: number): StampUnit {
  return Math.abs(stamp) >= MILLISECONDS ? "milliseconds" : "seconds";
}

/** A moment in ms since 1970 out of a count or a date (ISO 8601, RFC 3339); undefined for anything else. A date without a zone is local. */
export function readMoment(text: string): number | undefined {
  const plain = text.trim().replaceAll(/(?<=\d)[_, ](?=\d{3}(?!\d))/g, "");
  if (/^[+-]?\d+(\.\d+)?$/.test(plain)) {
    const stamp = Number(plain);
    const ms = likelyUnit(stamp) === "seconds" ? stamp * 1000 : stamp;
    return Math.abs(ms) <= FARTHEST ? Math.round(ms) : undefined;
  }
  if (!/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/i.test(plain)) return undefined;
  const ms = Date.parse(plain.replace(" ", "T").replace(/\s/g, "").toUpperCase());
  return Number.isNaN(ms) ? undefined : ms;
}

/** The largest whole unit in which a moment is away, and how many of it: below zero for the past. */
export function awayIn(ms: number): [amount: number, unit: Intl.RelativeTimeFormatUnit] {
  const units: [unit: Intl.RelativeTimeFormatUnit, length: number][] = [
    ["year", 31_556_952_000],
    ["month", 2_629_746_000],
    ["week", 604_800_000],
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
  ];
  const [unit, length] = units.find(([, each]) => Math.abs(ms) >= each) ?? ["second", 1000];
  return [Math.trunc(ms / length) + 0, unit];
}

/** A moment as a field for local date and time takes it. */
export function localField(ms: number): string {
  const date = new Date(ms);
  const two = (value: number) => String(value).padStart(2, "0");
  const year = String(date.getFullYear()).padStart(4, "0");
  const day = `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
