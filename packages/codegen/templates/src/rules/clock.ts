/**
 * A clock that is told the time instead of counting ticks. A hidden tab gets few ticks, so what has passed is always worked
 * out from when it was started; that also lets it live through a reload.
 */
export interface Clock {
  /** When it last started, or null while it rests. Milliseconds since 1970. */
  startedAt: number | null;
  /** What had passed before it last rested, in milliseconds. */
  before: number;
}

export const RESTING: Clock = { startedAt: null, before: 0 };

export function startClock(clock: Clock, now: number): Clock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock;
}

export function pauseClock(clock: Clock, now: number): Clock {
  return { startedAt: null, before: elapsed(clock, now) };
}

/** Milliseconds it has run. A wall clock that was set back does not run it backwards. */
export function elapsed(clock: Clock, now: number): number {
  return clock.before + (clock.startedAt === null ? 0 : Math.max(0, now - clock.startedAt));
}

/** Milliseconds left of a duration, never below zero. */
export function remaining(clock: Clock, durationMs: number, now: number): number {
  return Math.max(0, durationMs - elapsed(clock, now));
}

/** `4:05` or `1:02:03`. Counting down it rounds up, so that it shows 0:00 only when it is over. */
export function clockText(ms: number, direction: "up" | "down" = "up"): string {
  const total = direction === "down" ? Math.ceil(ms / 1000) : Math.floor(ms / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = String(total % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}

/** Days, hours, minutes and seconds until a moment; all zero once it is past. */
export function countdown(
  target: number,
  now: number,
): { days: number; hours: number; minutes: number; seconds: number; over: boolean } {
  const seconds = Math.max(0, Math.ceil((target - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
    over: target <= now,
  };
}
