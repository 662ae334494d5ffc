import { z } from "zod";
import { overridePathSchema } from "../override.ts";
import type { FunctionContracts } from "./function-contract.ts";
import { sourceProblemSchema } from "./override.ts";

const uuid = z.uuid();
const pathSchema = z.string().min(1).max(200);

/**
 * How a file of an app came about: written by the generator, changed by hand, a file of one's own, changed by hand where the
 * generator has changed the same lines since, or the source of a block of one's own, which the app's document holds.
 */
export const sourceStateSchema = z.enum(["generated", "changed", "own", "conflict", "block"]);
/** How a file of an app came about. */
export type SourceState = z.infer<typeof sourceStateSchema>;

/** One file of an app, without its text. */
export const sourceEntrySchema = z.object({
  path: z.string(),
  /** Length in UTF-8. */
  bytes: z.number().int(),
  state: sourceStateSchema,
  /** Whether it may be changed by hand. */
  editable: z.boolean(),
});
/** One file of an app, without its text. */
export type SourceEntry = z.infer<typeof sourceEntrySchema>;

/** One place where a search found something. */
export const sourceMatchSchema = z.object({
  path: z.string(),
  /** Counts from 1. */
  line: z.number().int(),
  /** Characters before it in its line. */
  column: z.number().int(),
  length: z.number().int(),
  /** The line, cut where it is long; `column` is of this text. */
  text: z.string(),
});
/** One place where a search found something. */
export type SourceMatch = z.infer<typeof sourceMatchSchema>;

/** Functions that show the source of an app. */
export const CODE_FUNCTIONS = {
  /** Every file of a project's app, sorted by path. */
  "project-source": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      version: z.number().int(),
      files: z.array(sourceEntrySchema),
      /** Why the present version does not compile; null when it does. */
      broken: z.string().nullable(),
    }),
  },
  /** One file of a project's app, beside what the generator writes there. */
  "project-file": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid, path: pathSchema }),
    output: sourceEntrySchema.extend({
      version: z.number().int(),
      /** As the app has it. */
      text: z.string(),
      /** What the generator writes now; null when it has no such file. */
      generated: z.string().nullable(),
      /** What it wrote when the file was changed by hand; null when it was not, or is a file of one's own. */
      base: z.string().nullable(),
    }),
  },
  /** Searches all files of a project's app: a plain text, or a regular expression of JavaScript that is stopped when it takes too long. */
  "source-search": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({
      projectId: uuid,
      query: z.string().min(1).max(200),
      regex: z.boolean().default(false),
      matchCase: z.boolean().default(false),
      wholeWord: z.boolean().default(false),
    }),
    output: z.object({
      version: z.number().int(),
      /** In order of path and place, at most 300. */
      matches: z.array(sourceMatchSchema),
      /** There are more than these. */
      more: z.boolean(),
    }),
  },
  /** What compiler and type checker say of a project's app; takes some seconds. */
  "source-problems": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      version: z.number().int(),
      broken: z.string().nullable(),
      problems: z.array(sourceProblemSchema),
    }),
  },
  /** Checks the present version again, without filming it; `queued` is false when that is under way already. */
  "project-check": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({ queued: z.boolean() }),
  },
} as const satisfies FunctionContracts;

/** Whether a file at this path may be changed by hand. */
export const isEditablePath = (path: string): boolean => overridePathSchema.safeParse(path).success;
