import { z } from "zod";
import { aspectSchema, ideaSchema } from "./idea.ts";
import { LIMITS } from "./limits.ts";

const uuid = z.uuid();
const seed = z.number().int().min(0).max(LIMITS.seedMax);

/**
 * Every backend function: what it takes and answers. POST `/functions/v1/<name>` with a JSON body.
 * A refusal is `{ error: { kind, message, hint?, field? } }` with the status of its kind.
 */
export const FUNCTIONS = {
  /** Plans an app from an idea and makes it a project; answers once its preview can be opened. */
  "project-create": {
    auth: "session",
    input: z.strictObject({ idea: ideaSchema, aspect: aspectSchema.default("9:16"), seed: seed.optional() }),
    output: z.object({ projectId: uuid }),
  },
  /** Applies ops to a project's AppSpec. `baseVersion` must be its present version. */
  "project-edit": {
    auth: "session",
    input: z.strictObject({
      projectId: uuid,
      baseVersion: z.number().int().min(1),
      ops: z.array(z.unknown()).min(1).max(200),
    }),
    output: z.object({ version: z.number().int(), appHash: z.string() }),
  },
  /** The origin that serves the project's app, and the hash of what it serves now. */
  "project-preview": {
    auth: "session",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ origin: z.url(), appHash: z.string() }),
  },
  /** The source tree as a ZIP file: a signed address that works for a few minutes. */
  "project-export": {
    auth: "session",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ url: z.string(), fileName: z.string() }),
  },
  /** Proves and films the app again. */
  "project-film": {
    auth: "session",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ queued: z.boolean() }),
  },
  /** The storyboard a render would use now, and signed addresses of its footage, for the player. */
  "trailer-get": {
    auth: "session",
    input: z.strictObject({
      projectId: uuid,
      aspect: aspectSchema.optional(),
      durationMs: z.number().int().min(LIMITS.trailerMinMs).max(LIMITS.trailerMaxMs).optional(),
    }),
    output: z.object({
      /** A Storyboard; parse with @sayhey/trailer. */
      storyboard: z.unknown(),
      footage: z.array(z.object({ id: z.string(), url: z.string() })),
      /** The app has changed since it was filmed. */
      outOfDate: z.boolean(),
    }),
  },
  /** Queues a render of the project's trailer. */
  "render-create": {
    auth: "session",
    input: z.strictObject({
      projectId: uuid,
      aspect: aspectSchema.optional(),
      durationMs: z.number().int().min(LIMITS.trailerMinMs).max(LIMITS.trailerMaxMs).default(10_000),
      /** Short side in px; the plan's largest when absent. */
      size: z.union([z.literal(720), z.literal(1080), z.literal(2160)]).optional(),
    }),
    output: z.object({ renderId: uuid }),
  },
  "render-cancel": {
    auth: "session",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ status: z.string() }),
  },
  "render-retry": {
    auth: "session",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ status: z.string() }),
  },
  /** Signed addresses of a finished render's files. */
  "render-files": {
    auth: "session",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ video: z.string(), poster: z.string(), captions: z.string().nullable(), fileName: z.string() }),
  },
  /** Signed addresses of one's own assets, in the order asked. */
  "asset-sign": {
    auth: "session",
    input: z.strictObject({ assetIds: z.array(uuid).min(1).max(100) }),
    output: z.object({ urls: z.array(z.string().nullable()) }),
  },
  /** What is used and what is left of the plan in the running month. */
  "usage-get": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      plan: z.enum(["free", "pro", "studio"]),
      projects: z.object({ used: z.number(), limit: z.number().nullable() }),
      renders: z.object({ used: z.number(), limit: z.number().nullable(), resetsAt: z.string() }),
    }),
  },
} as const satisfies Record<string, { auth: "session" | "none"; input: z.ZodType; output: z.ZodType }>;

/** Name of a backend function. */
export type FunctionName = keyof typeof FUNCTIONS;
/** What a caller passes to a function. */
export type FunctionInput<N extends FunctionName> = z.input<(typeof FUNCTIONS)[N]["input"]>;
/** What a function answers. */
export type FunctionOutput<N extends FunctionName> = z.output<(typeof FUNCTIONS)[N]["output"]>;

/** Body of every refusal. */
export const refusalSchema = z.object({
  error: z.object({ kind: z.string(), message: z.string(), hint: z.string().optional(), field: z.string().optional() }),
});
