import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const count = z.number().int().min(0);
const named = z.array(z.object({ name: z.string(), events: count }));

/** What browsers report of a published app; opening the app itself is counted by the server. */
export const reportedEventSchema = z.enum(["view", "play", "quarter", "half", "three-quarters", "watched", "share"]);
/** What browsers report of a published app. */
export type ReportedEvent = z.infer<typeof reportedEventSchema>;
/** What is counted of a published app. */
export type CountedKind = ReportedEvent | "open" | "embed";

/** Events that browsers may report at once. */
export const REPORTED_AT_ONCE = 20;
/** Days a report may span. */
export const REPORT_DAYS = 366;

/** Numbers of one day in the reader's time zone. */
const daySchema = z.object({
  /** `2026-11-21` */
  day: z.iso.date(),
  /** People, each once a day. */
  visitors: count,
  /** Openings of the app with half an hour without one before. */
  visits: count,
  opens: count,
  views: count,
  plays: count,
  quarters: count,
  halves: count,
  threeQuarters: count,
  watched: count,
  signUps: count,
  likes: count,
  remixes: count,
  shares: count,
  embeds: count,
});
/** Numbers of one day in the reader's time zone. */
export type AnalyticsDay = z.infer<typeof daySchema>;

/** Functions of the analytics page. */
export const ANALYTICS_FUNCTIONS = {
  /** Counts what visitors do with gallery items and their trailers, several at once. Bots do not count. */
  "event-record": {
    auth: "none",
    input: z.strictObject({
      events: z
        .array(
          z.strictObject({
            publicationId: z.uuid(),
            event: reportedEventSchema,
            /** How long ago it happened, ms. */
            ageMs: z.number().int().min(0).max(21_600_000).default(0),
          }),
        )
        .min(1)
        .max(REPORTED_AT_ONCE),
      /** Address of the page that led here, as the browser tells it; only its host is kept. */
      referrer: z.string().max(500).default(""),
    }),
    output: z.object({ counted: count }),
  },
  /** The numbers of one's own published apps, or of one of them, with those of as many days before. */
  "analytics-get": {
    auth: "session",
    input: z.strictObject({
      publicationId: z.uuid().nullable().default(null),
      /** First and last day. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** Where these days pass: `Europe/Berlin`. */
      timeZone: z.string().min(1).max(60).default("UTC"),
      /** Whether one's own visits count too. */
      own: z.boolean().default(false),
    }),
    output: z.object({
      publications: z.array(z.object({ id: z.uuid(), title: z.string() })),
      days: z.array(daySchema),
      /** As many days right before. */
      before: z.array(daySchema),
      /** The apps one by one, those with most visitors first. */
      apps: z.array(daySchema.omit({ day: true }).extend({ id: z.uuid(), title: z.string() })),
      referrers: named,
      devices: named,
      /** Own visits that are left out or, where asked for, among the numbers. */
      ownEvents: count,
    }),
  },
} as const satisfies FunctionContracts;
