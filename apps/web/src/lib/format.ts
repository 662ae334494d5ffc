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

/** Day and month of a moment: '21 December'. */
export function formatDay(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(new Date(moment));
}

/** Day, month and year of a moment: '21 December 2026'. */
export function formatDate(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" }).format(new Date(moment));
}

/** Month and year of a moment: 'December 2026'. */
export function formatMonth(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" }).format(new Date(moment));
}

/** An amount of storage: '3.2 MB', '20 GB'. */
export function formatStorage(bytes: number): string {
  const mega = bytes / 1024 ** 2;
  return mega >= 1024 ? `${Number((mega / 1024).toFixed(1))} GB` : `${Number(mega.toFixed(mega < 10 ? 1 : 0))} MB`;
}
