import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";
import { editConflictSchema, editSourceSchema, resolveSchema } from "./project.ts";

const uuid = z.uuid();
const versionSchema = z.number().int().min(1);
const requestId = uuid.optional();

/** How a version of a project came about: by an edit, or by what made, copied or repaired the project. */
export const versionSourceSchema = z.enum([
  ...editSourceSchema.options,
  "created",
  "remix",
  "fork",
  "restyle",
  "repair",
  "import",
]);
/** How a version of a project came about. */
export type VersionSource = z.infer<typeof versionSourceSchema>;

/** One version of a project in its history. */
export const versionEntrySchema = z.object({
  version: versionSchema,
  at: z.string(),
  /** Who made it, by name; null for the caller. */
  by: z.string().nullable(),
  source: versionSourceSchema,
  /** Why, in the words of who made it. */
  reason: z.string().nullable(),
  /** What changed, in sentences; the first few. */
  changes: z.array(z.string()),
  /** How many ops it took. */
  ops: z.number().int(),
  /** Paths of files that it changed by hand. */
  files: z.array(z.string()),
  /** The name somebody gave this version. */
  label: z.string().nullable(),
  /** Signed address of a small picture of the app's first page; null when nobody has looked at this version yet. */
  thumb: z.string().nullable(),
  /** How its check ended; null when it has not been checked. */
  check: z.enum(["passed", "failed", "skipped"]).nullable(),
});
/** One version of a project in its history. */
export type VersionEntry = z.infer<typeof versionEntrySchema>;

/** Functions of the versions of a project. */
export const HISTORY_FUNCTIONS = {
  /** The versions of a project, newest first. */
  "project-history": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({
      projectId: uuid,
      /** Only versions older than this one. */
      before: versionSchema.optional(),
      limit: z.number().int().min(1).max(100).default(40),
      /** Only of these sources; all when absent. */
      sources: z.array(versionSourceSchema).min(1).max(20).optional(),
      /** Only versions with a name. */
      named: z.boolean().default(false),
    }),
    output: z.object({
      entries: z.array(versionEntrySchema),
      /** What to ask for `before` to get more; null at the end. */
      next: versionSchema.nullable(),
      /** The present version. */
      present: versionSchema,
    }),
  },
  /** What a project's app was at one version, and how that differs from another one: the one before it when absent. */
  "project-version": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid, version: versionSchema, compareTo: versionSchema.optional() }),
    output: z.object({
      entry: versionEntrySchema,
      /** An AppSpec; parse with @sayhey/appspec. */
      spec: z.unknown(),
      comparedTo: versionSchema,
      /** What leads from `comparedTo` to this version, in sentences. */
      changes: z.array(z.string()),
      /** Files changed by hand that differ. */
      files: z.array(z.object({ path: z.string(), change: z.enum(["added", "changed", "removed"]) })),
      /** Where both versions can be tried, each with data of its own; null where they cannot be shown. */
      origin: z.url().nullable(),
      comparedOrigin: z.url().nullable(),
    }),
  },
  /** Makes the app what it was at a version, as one more version. */
  "project-restore": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid, version: versionSchema, requestId }),
    output: z.object({ version: versionSchema, appHash: z.string() }),
  },
  /** Takes back what one version changed and leaves what came after it, as one more version. Contradictions are told as by `project-edit`. */
  "project-revert": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid, version: versionSchema, resolve: resolveSchema, requestId }),
    output: z.object({ version: versionSchema, appHash: z.string(), conflicts: z.array(editConflictSchema) }),
  },
  /** Makes a project of its own from any version of a project. */
  "project-fork": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      /** The present one when left out. */
      version: versionSchema.optional(),
      name: z.string().trim().min(1).max(80).optional(),
      /** Chosen by the caller: becomes the new project's id, so that asking twice makes one project. */
      requestId,
    }),
    output: z.object({ projectId: uuid }),
  },
  /** Names a version, or takes its name away. */
  "project-label": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      version: versionSchema,
      label: z.string().trim().min(1).max(80).nullable(),
    }),
    output: z.object({ label: z.string().nullable() }),
  },
} as const satisfies FunctionContracts;
