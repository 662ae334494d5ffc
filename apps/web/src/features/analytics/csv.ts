import { writeCsv } from "@sayhey/contract/csv";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { METRICS } from "./metrics.ts";

type Report = FunctionOutput<"analytics-get">;

const NAMES = METRICS.map(({ label }) => label);

/** A line for each day. */
export const daysCsv = ({ days }: Pick<Report, "days">): string =>
  writeCsv([["Day", ...NAMES], ...days.map((day) => [day.day, ...METRICS.map(({ key }) => day[key])])]);

/** A line for each app. */
export const appsCsv = ({ apps }: Pick<Report, "apps">): string =>
  writeCsv([["App", ...NAMES], ...apps.map((app) => [app.title, ...METRICS.map(({ key }) => app[key])])]);

/** A line for each source and each device. */
export const sourcesCsv = ({ referrers, devices }: Pick<Report, "referrers" | "devices">): string =>
  writeCsv([
    ["Kind", "Name", "Arrivals"],
    ...referrers.map(({ name, events }) => ["Source", name, events]),
    ...devices.map(({ name, events }) => ["Device", name, events]),
  ]);
