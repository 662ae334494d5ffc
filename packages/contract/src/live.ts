import { z } from "zod";

/** Longest text of an app that is edited in its place, characters. */
export const LIVE_TEXT_LENGTH = 4000;

const id = z.string().min(1).max(80);
const pixels = z.number().finite().min(-1e6).max(1e6);
const rectSchema = z.object({ x: pixels, y: pixels, width: pixels, height: pixels });
/** A rectangle in CSS px of the app's window. */
export type LiveRect = z.infer<typeof rectSchema>;

/** How an app took an update over: only styles, its newest code with all it remembers, or shown from its beginning. */
export const liveUpdateKindSchema = z.enum(["styles", "code", "anew"]);

/** One thing that happened in an app: what it wrote to the console, an error, a request that failed. */
export const liveLogSchema = z.object({
  level: z.enum(["error", "warning", "info"]),
  source: z.enum(["console", "error", "request"]),
  message: z.string().max(2000),
  stack: z.string().max(8000),
});
/** One thing that happened in an app. */
export type LiveLog = z.infer<typeof liveLogSchema>;

/** A text of an app that somebody points at. */
export const livePointedSchema = z.object({
  /** Ids of the page and the block around it, as the app has written them. */
  page: z.string().max(80).nullable(),
  block: z.string().max(80).nullable(),
  /** Where it stands, outside of blocks. */
  place: z.enum(["block", "head", "navigation", "brand", "elsewhere"]),
  text: z.string().max(LIVE_TEXT_LENGTH),
  /** How many equal texts stand before it in the same place. */
  occurrence: z.number().int().min(0).max(10_000),
  rect: rectSchema,
});
/** A text of an app that somebody points at. */
export type LivePointed = z.infer<typeof livePointedSchema>;

/** What the agent beside an app tells the editor. It comes from a stranger's code: nothing in it is to be relied upon. */
export const liveReportSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sayhey:ready"), hash: z.string().max(64) }),
  z.object({
    type: z.literal("sayhey:updated"),
    hash: z.string().max(64),
    kind: liveUpdateKindSchema,
    ms: z.number().finite().min(0).max(1e6),
  }),
  z.object({ type: z.literal("sayhey:reloading"), reason: z.string().max(500) }),
  z.object({ type: z.literal("sayhey:update-failed"), message: z.string().max(1000) }),
  z.object({ type: z.literal("sayhey:page"), page: z.string().max(80).nullable(), path: z.string().max(300) }),
  z.object({
    type: z.literal("sayhey:boxes"),
    page: z.string().max(80).nullable(),
    blocks: z.array(z.object({ id, rect: rectSchema })).max(200),
    scroll: z.object({ y: pixels, most: pixels }),
  }),
  z.object({ type: z.literal("sayhey:log"), entry: liveLogSchema }),
  z.object({ type: z.literal("sayhey:pointed"), request: z.number().int(), at: livePointedSchema.nullable() }),
  z.object({
    type: z.literal("sayhey:typed"),
    request: z.number().int(),
    text: z.string().max(LIVE_TEXT_LENGTH).nullable(),
  }),
]);
/** What the agent beside an app tells the editor. */
export type LiveReport = z.infer<typeof liveReportSchema>;

/** What the editor tells the agent beside an app. */
export type LiveOrder =
  /** Who is there; the agent answers with `sayhey:ready`. */
  | { type: "sayhey:hello" }
  /** Show the version that the server has now. */
  | { type: "sayhey:update"; appHash: string }
  /** Show these numbers of the look until the next update brings them. */
  | { type: "sayhey:theme"; css: string }
  /** Tell where the blocks are, whenever they move; or no longer. */
  | { type: "sayhey:watch"; on: boolean }
  | { type: "sayhey:open"; path: string }
  /** Scroll what lies under a point, px. */
  | { type: "sayhey:scroll"; x: number; y: number; dx: number; dy: number }
  /** Scroll to a block of which hardly anything is to be seen; to one that is `fresh`, unless all that fits is. */
  | { type: "sayhey:reveal"; block: string; fresh?: boolean }
  /** Which text lies under a point? */
  | { type: "sayhey:point"; request: number; x: number; y: number }
  /** Let the person type over the text that was pointed at last. */
  | { type: "sayhey:type"; request: number; multiline: boolean }
  /** Put another text where it was. */
  | { type: "sayhey:put"; request: number; text: string };
