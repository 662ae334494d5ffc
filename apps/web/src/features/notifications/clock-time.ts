import { formatTime } from "../../components/format.ts";

/** Minutes after midnight as a clock shows them: 450 is '07:30'. */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes after midnight of a clock's '07:30'; null for anything else. */
export function clockMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes after midnight as this browser's owner writes them: '22:00' or '10:00 PM', the way the time fields do. */
export const spokenTime = (minutes: number): string => formatTime(minutes * 60_000, "UTC");
