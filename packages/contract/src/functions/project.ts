import { z } from "zod";
import { aspectSchema, coloursSchema, ideaSchema } from "../idea.ts";
import { LIMITS } from "../limits.ts";
import { timeZoneSchema } from "../time-zone.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
const seed = z.number().int().min(0).max(LIMITS.seedMax);

/** Where an edit of a project comes from. */
export const editSourceSchema = z.enum([
  "chat",
  "customize",
  "inspector",
  "theme",
  "pages",
  "data",
  "palette",
  "checks",
  "history",
  "assumption",
  "model",
  "code",
  "api",
]);
/** Where an edit of a project comes from. */
export type EditSource = z.infer<typeof editSourceSchema>;

/** Something an edit wants that contradicts what happened since its base version. Values are parts of an AppSpec; absent where there is none. */
export const editConflictSchema = z.object({
  /** Where, by ids: `entities.tool.fields.price.unit`; empty for the whole app. */
  path: z.string(),
  reason: z.enum(["both-changed", "removed-and-changed", "both-moved", "does-not-fit"]),
  /** What it is about, for people: 'Price of “Drill”'. */
  what: z.string(),
  base: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
  /** does-not-fit: why. */
  problem: z.string().optional(),
});
/** Something an edit wants that contradicts what happened since its base version. */
export type EditConflict = z.infer<typeof editConflictSchema>;

/** Whose side is taken where an edit contradicts what happened since: `ask` refuses and tells of it. */
export const resolveSchema = z.enum(["ask", "mine", "theirs"]).default("ask");

/** Functions of projects and their trailers. */
export const PROJECT_FUNCTIONS = {
  /** Brings a deleted project back, if the plan has room for it. */
  "project-recover": {
    auth: "session",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ done: z.literal(true) }),
  },
  /** Plans an app from an idea and makes it a project; answers once its preview can be opened. */
  "project-create": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      idea: ideaSchema,
      aspect: aspectSchema.default("9:16"),
      seed: seed.optional(),
      /** Chosen by the caller: becomes the project's id, so that asking twice makes one project. */
      requestId: uuid.optional(),
      /** Whether a model, where there is one, improves the app afterwards. */
      useModel: z.boolean().default(true),
      colours: coloursSchema.optional(),
    }),
    output: z.object({ projectId: uuid }),
  },
  /** One's own projects, last changed first, for callers that cannot read tables: API tokens. */
  "project-list": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ limit: z.number().int().min(1).max(200).default(50) }),
    output: z.object({
      projects: z.array(
        z.object({ id: uuid, name: z.string(), idea: z.string(), origin: z.url(), updatedAt: z.string() }),
      ),
    }),
  },
  /**
   * Applies ops to a project's AppSpec as it was at `baseVersion`, and merges them with what happened since. Where they contradict that, it
   * refuses with `conflict` and the list of conflicts, unless `resolve` says which side to take.
   */
  "project-edit": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      baseVersion: z.number().int().min(1),
      ops: z.array(z.unknown()).min(1).max(2000),
      source: editSourceSchema.default("api"),
      /** Why: what was typed in the chat, else a short sentence. */
      reason: z.string().trim().min(1).max(280).optional(),
      resolve: resolveSchema,
      /** Chosen by the caller: sent again with the same one, it is still one edit. */
      requestId: uuid.optional(),
      /** Where whoever edits is: once visitors share the app's data, its times are meant in the zone of whoever shared it. */
      timeZone: timeZoneSchema.optional(),
    }),
    output: z.object({
      version: z.number().int(),
      appHash: z.string(),
      /** The project had been changed since `baseVersion`; `spec` is what it is now. */
      merged: z.boolean(),
      /** What could not be kept although `resolve` chose a side. */
      conflicts: z.array(editConflictSchema),
      /** An AppSpec, when `merged`; parse with @sayhey/appspec. */
      spec: z.unknown().optional(),
    }),
  },
  /** The origin that serves the project's app, and the hash of what it serves now. */
  "project-preview": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ origin: z.url(), appHash: z.string() }),
  },
  /**
   * The source tree as a ZIP file: a signed address that works for a few minutes. It takes along at most 300 uploaded pictures of rows;
   * `picturesLeftOut` are those beyond.
   */
  "project-export": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ url: z.string(), fileName: z.string(), picturesLeftOut: z.number().int().nonnegative() }),
  },
  /** Checks and films the app again. */
  "project-film": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ queued: z.boolean() }),
  },
  /** Signed addresses of the pictures that the last proof took, by the key its report names them with. */
  "check-pictures": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ pictures: z.record(z.string(), z.string()) }),
  },
  /** The storyboard a render would use now, and signed addresses of its footage, for the player. */
  "trailer-get": {
    auth: "session",
    scope: "projects:read",
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
} as const satisfies FunctionContracts;
