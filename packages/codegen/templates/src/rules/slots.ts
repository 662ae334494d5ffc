export interface Slot {
  /** `HH:MM`. */
  time: string;
  state: "free" | "taken" | "past";
}
export interface Booked {
  date: string;
  time: string;
  resource?: string;
}

/** Minutes since midnight of `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = "0", minutes = "0"] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** `HH:MM` of minutes since midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** All slots of a day from `from` to `to`. A slot that would end after `to` is not offered. */
export function daySlots(
  day: { date: string; from: string; to: string; stepMinutes: number; resource?: string },
  booked: readonly Booked[],
  now: { date: string; time: string },
): Slot[] {
  const step = Math.max(5, day.stepMinutes);
  const end = minutesOf(day.to);
  const taken = new Set(
    booked
      .filter((booking) => booking.date.slice(0, 10) === day.date && (booking.resource ?? "") === (day.resource ?? ""))
      .map((booking) => minutesOf(booking.time)),
  );
  const slots: Slot[] = [];
  for (let start = minutesOf(day.from); start + step <= end; start += step) {
    // A booking made with other steps blocks every slot it reaches into.
    const isTaken = [...taken].some((other) => other < start + step && start < other + step);
    const isPast = day.date < now.date || (day.date === now.date && start <= minutesOf(now.time));
    slots.push({ time: timeOf(start), state: isTaken ? "taken" : isPast ? "past" : "free" });
  }
  return slots;
}

/** True when the slot can still be booked: looked up again at the moment of booking, another tab may have been faster. */
export function canBook(slots: readonly Slot[], time: string): boolean {
  return slots.some((slot) => slot.time === time && slot.state === "free");
}

/** Days of the week as they are told apart, Sunday first as JavaScript counts them. */
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Whether nothing can be booked on the day `YYYY-MM-DD`. */
export function isClosed(date: string, closed: readonly Weekday[]): boolean {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const weekday = WEEKDAYS[new Date(year, month - 1, day).getDay()];
  return weekday !== undefined && closed.includes(weekday);
}
