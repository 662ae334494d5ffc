/**
 * How this person writes dates, numbers and money: the conventions of their region (the browser's), in the words of the interface.
 * 'de-DE' becomes 'en-DE', so that an English sentence holds no German month; a region that Intl does not know falls back to the
 * international conventions. What some systems put behind the region, as in 'en-US@posix', is no part of a language tag.
 */
export function personLocale(named: string = navigator.language): string {
  const preferred = named.replace(/[@.].*$/, "");
  const { language, region } = new Intl.Locale(preferred).maximize();
  if (language === "en" && new Intl.Locale(preferred).region !== undefined) return preferred;
  const wanted = `en-${region ?? "001"}`;
  return new Intl.NumberFormat(wanted).resolvedOptions().locale === wanted ? wanted : "en-001";
}

let locale: string | undefined;
const here = (): string => (locale ??= personLocale());

const dates = new Map<string, Intl.DateTimeFormat>();
function formatAs(options: Intl.DateTimeFormatOptions, moment: string | number): string {
  const key = JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(here(), options);
  dates.set(key, format);
  return format.format(new Date(moment));
}

/** A number as the person writes it: '1,234' or '1.234'. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString(here(), options);
}

/** An amount of US cents: '$19', '$1,234.50'. */
export function formatPrice(cents: number): string {
  return formatNumber(cents / 100, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment was, in words: '3 minutes ago'. Both in ms since 1970. */
export function formatAgo(then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000);
  const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return "just now";
}

/** Milliseconds as whole seconds or minutes: '8 s', '2 min'. */
export function formatRemaining(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** Bytes as a person reads them: '2.4 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A position in a trailer: '0:07'. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Day and month of a moment: 'December 21'. */
export function formatDay(moment: string): string {
  return formatAs({ day: "numeric", month: "long" }, moment);
}

/** Day, month and year of a moment: 'December 21, 2026'; in UTC where the server names the same day. */
export function formatDate(moment: string, timeZone?: "UTC"): string {
  return formatAs({ dateStyle: "long", ...(timeZone === undefined ? {} : { timeZone }) }, moment);
}

/** Month and year of a moment: 'December 2026'. */
export function formatMonth(moment: string): string {
  return formatAs({ month: "long", year: "numeric" }, moment);
}

/** A calendar month such as '2026-12': 'Dec 2026'. */
export function formatShortMonth(month: string): string {
  return formatAs({ month: "short", year: "numeric", timeZone: "UTC" }, `${month}-01T00:00:00Z`);
}

/** A calendar day such as '2026-12-03', short: 'Dec 3', with its year where asked. */
export function formatShortDay(day: string, withYear = false): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  return formatAs({ day: "numeric", month: "short", ...year, timeZone: "UTC" }, `${day}T00:00:00Z`);
}

/** A day, short, with its year: 'Dec 3, 2026'. */
export function formatMediumDate(moment: string): string {
  return formatAs({ dateStyle: "medium" }, moment);
}

/** Day and time of a moment within the last months: 'Nov 21, 04:12 AM'. */
export function formatMoment(moment: string): string {
  return formatAs({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }, moment);
}

/** Day, year and time of a moment: 'Nov 21, 2026, 4:12 AM'; `precise` to the second. */
export function formatFullMoment(moment: string, precise = false): string {
  return formatAs({ dateStyle: "medium", timeStyle: precise ? "medium" : "short" }, moment);
}

/** The time of day of a moment: '4:12 AM'. */
export function formatTime(moment: string | number, timeZone?: "UTC"): string {
  return formatAs({ timeStyle: "short", ...(timeZone === undefined ? {} : { timeZone }) }, moment);
}

/** An amount of storage: '3.2 MB', '20 GB'. */
export function formatStorage(bytes: number): string {
  const mega = bytes / 1024 ** 2;
  return mega >= 1024 ? `${Number((mega / 1024).toFixed(1))} GB` : `${Number(mega.toFixed(mega < 10 ? 1 : 0))} MB`;
}
