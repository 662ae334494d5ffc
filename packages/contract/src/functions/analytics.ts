import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const count = z.number().int().min(0);
const named = z.array(z.object({ name: z.string(), events: count }));

/** What browsers report of a published app; opening the app itself is counted by the server. */
export const reportedEventSchema = z.enum(["view", "play", "watched"]);
/** What browsers report of a published app. */
export type ReportedEvent = z.infer<typeof reportedEventSchema>;

/** Numbers of one day in UTC. */
const daySchema = z.object({
  /** `2026-11-21` */
  day: z.iso.date(),
  visitors: count,
  views: count,
  plays: count,
  watched: count,
  opens: count,
  likes: count,
  remixes: count,
});
/** Numbers of one day in UTC. */
export type AnalyticsDay = z.infer<typeof daySchema>;

/** Functions of the analytics page. */
export const ANALYTICS_FUNCTIONS = {
  /** Counts that somebody saw a gallery item, or played its trailer, or watched it to the end. Bots do not count. */
  "event-record": {
    auth: "none",
    input: z.strictObject({
      publicationId: z.uuid(),
      event: reportedEventSchema,
      /** Address of the page that led here, as the browser tells it; only its host is kept. */
      referrer: z.string().max(500).default(""),
    }),
    output: z.object({ counted: z.boolean() }),
  },
  /** The numbers of one's own published apps, or of one of them, over the last days. */
  "analytics-get": {
    auth: "session",
    input: z.strictObject({
      publicationId: z.uuid().nullable().default(null),
      days: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30),
    }),
    output: z.object({
      publications: z.array(z.object({ id: z.uuid(), title: z.string() })),
      days: z.array(daySchema),
      referrers: named,
      devices: named,
    }),
  },
} as const satisfies FunctionContracts;
