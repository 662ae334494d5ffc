import { z } from "zod";

/** States of a transform and where each may go; the database check, the server and the UI read this table. */
export const TRANSFORM_TRANSITIONS = {
  queued: ["processing", "failed", "cancelled"],
  processing: ["queued", "done", "failed", "cancelled"],
  done: [],
  failed: ["queued"],
  cancelled: ["queued"],
} as const satisfies Record<string, readonly string[]>;
/** State of a transform. */
export const transformStatusSchema = z.enum(["queued", "processing", "done", "failed", "cancelled"]);
/** State of a transform. */
export type TransformStatus = z.infer<typeof transformStatusSchema>;

/** What one call may queue, and what a person may keep. */
export const TRANSFORM_LIMITS = { batch: 20, presetName: 60, presets: 100 } as const;

/** One job that turns words, a file or a project into something new. */
export const transformRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  /** Name in the registry of @sayhey/transforms. */
  kind: z.string(),
  status: transformStatusSchema,
  settings: z.record(z.string(), z.unknown()),
  /** Null when the input has been deleted since. */
  input_asset_id: z.uuid().nullable(),
  input_project_id: z.uuid().nullable(),
  /** Name of the input when the transform was asked for. */
  input_name: z.string(),
  /** Null until done, and when the result has been deleted since. */
  result_asset_id: z.uuid().nullable(),
  result_project_id: z.uuid().nullable(),
  /** What is going on, in words: 'Reading the picture'. */
  stage: z.string().nullable(),
  /** 0..1 */
  progress: z.number(),
  remaining_ms: z.number().int().nullable(),
  error_message: z.string().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Shared by what was queued together; null for what came alone. */
  batch_id: z.uuid().nullable(),
});

/** Settings of a transform that a person keeps under a name. */
export const transformPresetRowSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
/** Settings of a transform that a person keeps under a name. */
export type TransformPresetRow = z.infer<typeof transformPresetRowSchema>;
/** One job that turns words, a file or a project into something new. */
export type TransformRow = z.infer<typeof transformRowSchema>;
