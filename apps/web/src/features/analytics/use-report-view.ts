import { REPORT_DAYS } from "@sayhey/contract/functions/analytics";
import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { METRICS, type MetricKey } from "./metrics.ts";
import { dayHere, PRESETS, type Preset, problemOf, type Range, rangeOf } from "./range.ts";

/** Stands for all apps together. */
export const EVERYTHING = "all";

/** What of the numbers is shown. */
export interface ReportView {
  app: string;
  preset: Preset;
  range: Range;
  /** Why the chosen days cannot be shown. */
  problem: string | null;
  metric: MetricKey;
  /** Whether one's own visits count. */
  own: boolean;
  today: string;
  change(change: Partial<Record<"app" | "time" | "from" | "to" | "metric" | "own", string>>): void;
}

const LOOK_EVERY_MS = 30_000;
const everyHalfMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};
const readToday = (): string => dayHere(new Date());

/** What is shown, kept in the address, so that it can be come back to and passed on. */
export function useReportView(): ReportView {
  const [params, setParams] = useSearchParams();
  // A page that stays open goes on to the next day.
  const today = useSyncExternalStore(everyHalfMinute, readToday);
  const preset = PRESETS.find(({ value }) => value === params.get("time"))?.value ?? "30d";
  const usual = rangeOf("30d", today, { from: "", to: "" });
  const range = rangeOf(preset, today, {
    from: params.get("from") ?? usual.from,
    to: params.get("to") ?? usual.to,
  });
  return {
    app: params.get("app") ?? EVERYTHING,
    preset,
    range,
    problem: problemOf(range, REPORT_DAYS),
    metric: METRICS.find(({ key, isDrawn }) => isDrawn && key === params.get("metric"))?.key ?? "visitors",
    own: params.get("own") === "1",
    today,
    change: (change) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) next.set(name, value);
          // Who chooses days of their own begins with those that are shown.
          if (change.time === "custom") {
            next.set("from", range.from);
            next.set("to", range.to);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
