const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** No clock is ever set by more than this at once. */
const LONGEST_SHIFT_MINUTES = 120;

/** A part of every day in which no e-mail is sent. Minutes after midnight; from a later to an earlier one it goes over midnight. */
export interface QuietHours {
  /** First quiet minute, 0 to 1439. */
  from: number;
  /** First minute that is not quiet any more. */
  until: number;
  /** IANA name, such as `Europe/Berlin`. One that is not known counts as UTC. */
  timeZone: string;
}

/**
 * When the quiet hours that `now` lies in end, by the clock on the wall; null outside of them. Where clocks are set forward over
 * the end, they end with the jump; where they are set back into them, they begin again.
 */
export function quietUntil(hours: QuietHours, now: Date): Date | null {
  const clock = wallClock(hours.timeZone);
  const isQuiet = (minute: number): boolean =>
    hours.from <= hours.until
      ? minute >= hours.from && minute < hours.until
      : minute >= hours.from || minute < hours.until;
  const start = Math.floor(now.getTime() / MINUTE_MS);
  const minute = clock(start);
  if (!isQuiet(minute)) return null;
  const left = (hours.until - minute + DAY_MINUTES) % DAY_MINUTES;
  // Without a change of clocks in between, the end is as far away as the clock says.
  let end = start + left;
  if (clock(end) !== hours.until) {
    end = start + 1;
    while (isQuiet(clock(end)) && end < start + left + LONGEST_SHIFT_MINUTES) end += 1;
  }
  return new Date(end * MINUTE_MS);
}

/** Minutes after midnight on the wall of a time zone, from minutes since 1970. */
function wallClock(timeZone: string): (minutes: number) => number {
  const format = formatOf(timeZone);
  return (minutes) => {
    const parts = format.formatToParts(minutes * MINUTE_MS);
    const value = (type: "hour" | "minute"): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return value("hour") * 60 + value("minute");
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone });
  } catch {
    // The database knows names that this program does not.
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  }
}
