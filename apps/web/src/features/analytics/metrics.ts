import type { AnalyticsDay } from "@sayhey/contract/functions/analytics";
import { formatNumber } from "../../components/format.ts";

/** A number of a day. */
export type MetricKey = Exclude<keyof AnalyticsDay, "day">;

/** What is counted, in the words of the page; the first ones can be drawn. */
export const METRICS: readonly { key: MetricKey; label: string; isDrawn: boolean }[] = [
  { key: "visitors", label: "Visitors", isDrawn: true },
  { key: "visits", label: "App visits", isDrawn: true },
  { key: "opens", label: "App opened", isDrawn: true },
  { key: "views", label: "Gallery page views", isDrawn: true },
  { key: "plays", label: "Trailer played", isDrawn: true },
  { key: "signUps", label: "Sign-ups in the app", isDrawn: true },
  { key: "likes", label: "Likes", isDrawn: true },
  { key: "remixes", label: "Remixes", isDrawn: true },
  { key: "shares", label: "Shared", isDrawn: true },
  { key: "embeds", label: "Embed views", isDrawn: true },
  { key: "quarters", label: "Watched 25%", isDrawn: false },
  { key: "halves", label: "Watched 50%", isDrawn: false },
  { key: "threeQuarters", label: "Watched 75%", isDrawn: false },
  { key: "watched", label: "Watched 100%", isDrawn: false },
];

/** The sum of a number over days. */
export const sumOf = (days: readonly AnalyticsDay[], key: MetricKey): number =>
  days.reduce((total, day) => total + day[key], 0);

/** A number as people read it: '12,345'. */
export const formatCount = (value: number): string => formatNumber(value);

/** The change from one sum to another in words: '+12%', 'new', '' where there was nothing both times. */
export function changeOf(value: number, before: number): { text: string; direction: "up" | "down" | "same" } {
  if (value === before) return { text: value === 0 ? "" : "as before", direction: "same" };
  if (before === 0) return { text: "new", direction: "up" };
  const percent = Math.round((value / before - 1) * 100);
  const direction = value > before ? "up" : "down";
  if (percent === 0) return { text: direction === "up" ? "< +1%" : "> -1%", direction };
  return { text: `${percent > 0 ? "+" : "-"}${formatCount(Math.abs(percent))}%`, direction };
}

/** A part of a whole as a percentage: '38%', '< 1%'; null where there is no whole. */
export function shareOf(part: number, whole: number): string | null {
  if (whole === 0) return null;
  const percent = (part / whole) * 100;
  return part > 0 && percent < 1 ? "< 1%" : `${Math.round(percent)}%`;
}
