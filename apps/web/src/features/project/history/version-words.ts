import type { VersionEntry } from "@sayhey/contract/functions/history";
import { VERSION_SOURCES } from "./version-sources.ts";
import { formatDay, formatDate } from "../../../components/format.ts";

/** What a version did, in one line. */
export function versionTitle({ reason, changes, source, version }: VersionEntry): string {
  if (version === 1 && source === "created") return "The app as it was made";
  return reason ?? changes[0] ?? `Changed by ${VERSION_SOURCES[source].name}`;
}

/** What it did besides its title. */
export function versionRest(entry: VersionEntry): string[] {
  return entry.reason === null ? entry.changes.slice(1) : entry.changes.filter((line) => line !== entry.reason);
}

/** The day of a moment, as one says it today: 'Today', 'Yesterday', 'November 21'. */
export function dayName(at: string, now: number): string {
  const date = new Date(at);
  const days = Math.round((startOfDay(now) - startOfDay(date.getTime())) / 86_400_000);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDay(at) : formatDate(at);
}

function startOfDay(moment: number): number {
  const date = new Date(moment);
  // By the calendar: days of a change of the clock are not 24 hours long.
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
