import { z } from "zod";
import { overrideConflictSchema, overridePathSchema, overrideTextSchema } from "../override.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
const baseVersion = z.number().int().min(1);

/** Something wrong with a file of the app. `line` counts from 1; 0 when it is about the file as a whole. */
export const sourceProblemSchema = z.object({ file: z.string(), line: z.number().int().min(0), message: z.string() });
/** Something wrong with a file of the app. */
export type SourceProblem = z.infer<typeof sourceProblemSchema>;

/** What a change of files did to the app. */
export const overrideOutcomeSchema = z.object({
  version: z.number().int(),
  /** Hash of the app that is served now: of the last version that compiled, where this one does not. */
  appHash: z.string(),
  /** Why the app does not compile, with file and line; null when it does. */
  broken: z.string().nullable(),
  /** What the type checker says, at most 50. The app runs all the same. */
  types: z.array(sourceProblemSchema),
  conflicts: z.array(overrideConflictSchema),
});
/** What a change of files did to the app. */
export type OverrideOutcome = z.infer<typeof overrideOutcomeSchema>;

/** Functions of files that are changed by hand and survive every regeneration. */
export const OVERRIDE_FUNCTIONS = {
  /** Keeps a file as written by hand. `baseVersion` must be the project's present version. */
  "override-save": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      baseVersion,
      path: overridePathSchema,
      text: overrideTextSchema,
      /** Takes this text against what the generator writes now, which settles a conflict in its favour. */
      settle: z.boolean().default(false),
      /** Whether to answer with what the type checker says, which takes some seconds; `source-problems` tells it as well. */
      checkTypes: z.boolean().default(true),
    }),
    output: overrideOutcomeSchema,
  },
  /** Gives a file back to the generator; a new file is deleted. */
  "override-remove": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      baseVersion,
      path: overridePathSchema,
      /** As of `override-save`. */
      checkTypes: z.boolean().default(true),
    }),
    output: overrideOutcomeSchema,
  },
  /** The files of a project that were changed by hand, and what is wrong with them. */
  "override-list": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      version: z.number().int(),
      overrides: z.array(
        z.object({
          path: z.string(),
          text: z.string(),
          /** Not a change of a generated file, but a file of one's own. */
          isNew: z.boolean(),
          updatedAt: z.string(),
        }),
      ),
      conflicts: z.array(overrideConflictSchema),
      broken: z.string().nullable(),
    }),
  },
} as const satisfies FunctionContracts;
