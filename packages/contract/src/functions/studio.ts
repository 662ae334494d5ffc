import { z } from "zod";
import { footageManifestSchema } from "../footage.ts";
import { aspectSchema } from "../idea.ts";
import { studioChoicesSchema } from "../studio.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Functions of the trailer studio. */
export const STUDIO_FUNCTIONS = {
  /** A project's trailer as it is edited, and all that it is written from. */
  "storyboard-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      name: z.string(),
      /** An AppSpec; parse with @sayhey/appspec. */
      spec: z.unknown(),
      /** The project's. */
      aspect: aspectSchema,
      watermark: z.boolean(),
      link: z.string(),
      /**
       * The Storyboard to show and edit; parse with @sayhey/trailer. Its watermark and link are the server's, whatever was saved.
       */
      document: z.unknown(),
      /** The Storyboard that is written for the app as it is now: what `document` was made of. Goes along when it is saved. */
      base: z.unknown(),
      /** Somebody edited it; else it is written anew whenever the app changes. */
      edited: z.boolean(),
      /** Everything its scenes can show. */
      footage: z.array(
        z.object({
          id: z.string(),
          url: z.string(),
          weight: z.number(),
          manifest: footageManifestSchema,
          kind: z.enum(["clip", "still", "picture", "video"]),
          name: z.string(),
        }),
      ),
      /** The app has changed since it was filmed. */
      outOfDate: z.boolean(),
      /** Its filming is waiting or running. */
      filming: z.boolean(),
      /** What a storyboard nobody edited is written with. */
      choices: studioChoicesSchema,
      /** Counts what was saved; 0 before the first time. */
      version: z.number().int(),
    }),
  },
  /**
   * Keeps a project's trailer. `baseVersion` must be the version it was made from. One of: `document` (a whole Storyboard, with the
   * `base` that came with it; null gives up all edits), `ops` (StoryboardOps on what is kept), `choices` (to write it anew with).
   */
  "storyboard-save": {
    auth: "session",
    scope: "projects:write",
    input: z
      .strictObject({
        projectId: uuid,
        baseVersion: z.number().int().min(0),
        document: z.unknown().optional(),
        base: z.unknown().optional(),
        ops: z.array(z.unknown()).min(1).max(200).optional(),
        choices: studioChoicesSchema.optional(),
      })
      .refine(
        ({ document, ops, choices }) => [document, ops, choices].filter((part) => part !== undefined).length === 1,
        "give a document, ops or choices: one of them",
      ),
    output: z.object({ version: z.number().int() }),
  },
  /**
   * Writes the words of a kept trailer anew: by the model in use, or by the built-in writer where there is none. Where the model
   * fails, the built-in writer has other openings for those that nobody wrote. Nothing is saved: the answer holds StoryboardOps for the caller to apply and save.
   */
  "storyboard-write": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      /** Ids of the scenes to write; all of them and the openings when absent. */
      scenes: z.array(z.string().max(40)).min(1).max(16).optional(),
      /** How the words are to be: 'funnier', 'for trainers'. */
      wish: z.string().trim().max(500, "Use at most 500 characters.").default(""),
      /** Which words of the built-in writer: 0 are those a trailer is written with, each other number gives other openings. */
      variant: z.number().int().min(0).max(100).default(0),
    }),
    output: z.object({
      by: z.enum(["model", "built-in"]),
      /** StoryboardOps; none when all words are as they would be written. */
      ops: z.array(z.unknown()),
      /** Name of the model that was asked; null when there is none. */
      model: z.string().nullable(),
      /** Why the built-in writer had to do it, for a person; null when the model did it or there is none. */
      failure: z.string().nullable(),
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      /** About what it cost, in millionths of a US dollar; null where the price is not known. 0 for the built-in writer. */
      costMicros: z.number().int().nullable(),
    }),
  },
} as const satisfies FunctionContracts;
