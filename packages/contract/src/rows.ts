import { z } from "zod";
import { aspectSchema } from "./idea.ts";
import { planNameSchema } from "./plans.ts";
import { renderFormatsSchema, renderQualitySchema } from "./render.ts";

const uuid = z.uuid();
const timestamp = z.string();

/** States of a render and where each may go; the database check, the server and the UI read this table. */
export const RENDER_TRANSITIONS = {
  queued: ["processing", "failed", "cancelled"],
  processing: ["queued", "completed", "failed", "cancelled"],
  completed: [],
  failed: ["queued"],
  cancelled: ["queued"],
} as const satisfies Record<string, readonly string[]>;
/** State of a render. */
export const renderStatusSchema = z.enum(["queued", "processing", "completed", "failed", "cancelled"]);
/** State of a render. */
export type RenderStatus = z.infer<typeof renderStatusSchema>;

/** Public part of an account. */
export const profileRowSchema = z.object({
  id: uuid,
  full_name: z.string(),
  username: z.string(),
  referral_code: z.string(),
  bio: z.string(),
  /** https addresses. */
  links: z.array(z.string()),
  /** Path of the picture under `/`, null when there is none. */
  avatar_key: z.string().nullable(),
  created_at: timestamp,
});
/** Public part of an account. */
export type ProfileRow = z.infer<typeof profileRowSchema>;

/** Plan of an account; readable by its owner, writable by nobody but the server. */
export const accountRowSchema = z.object({
  user_id: uuid,
  plan: planNameSchema,
  plan_started_at: timestamp,
  credits: z.number().int(),
});
/** Plan of an account. */
export type AccountRow = z.infer<typeof accountRowSchema>;

/** An AppSpec and who owns it. */
export const projectRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  name: z.string(),
  idea: z.string(),
  /** Host label of the app's own origin, unguessable until published. */
  slug: z.string(),
  /** An AppSpec; parse it with @sayhey/appspec before use. */
  spec: z.unknown(),
  version: z.number().int(),
  /** Hash of the compiled source tree of this version. */
  app_hash: z.string().nullable(),
  /** Aspect of the trailer. */
  aspect: aspectSchema,
  /** Check that the app works: pending, passed, failed, or skipped (no browser on the machine). */
  check_status: z.enum(["pending", "running", "passed", "failed", "skipped"]),
  check_report: z.unknown().nullable(),
  /** Filming of the app: pending, running, done, failed, skipped (no browser). */
  footage_status: z.enum(["pending", "running", "done", "failed", "skipped"]),
  footage_message: z.string().nullable(),
  /** Hash of the app that the clips show; null without clips. */
  footage_hash: z.string().nullable(),
  /** 0..1 of the running check and filming. */
  footage_progress: z.number(),
  poster_asset_id: uuid.nullable(),
  /** Films the app again by itself soon after it has changed. */
  auto_refilm: z.boolean(),
  /** Then also renders its latest trailer again. */
  auto_render: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  deleted_at: timestamp.nullable(),
});
/** An AppSpec and who owns it. */
export type ProjectRow = z.infer<typeof projectRowSchema>;

/** One thing that a check found wrong, as far as it can be told where. */
export const checkFindingSchema = z.object({
  /** Rule of axe: `color-contrast`. */
  rule: z.string(),
  help: z.string(),
  /** Selector of the first element it is about. */
  target: z.string(),
  /** How many elements it is about. */
  count: z.number().int(),
  /** Id of the block they stand in. */
  block: z.string().optional(),
});
/** One thing that a check found wrong. */
export type CheckFinding = z.infer<typeof checkFindingSchema>;

/** What an app's first page weighs and how fast it shows. Bytes and ms. */
export const appPerformanceSchema = z.object({
  parts: z.array(
    z.object({
      name: z.enum(["app", "libraries", "styles", "fonts", "other"]),
      bytes: z.number().int(),
      gzip: z.number().int(),
      files: z.number().int(),
    }),
  ),
  firstPaintMs: z.number().nullable(),
  largestPaintMs: z.number().nullable(),
  /** Tasks that kept the page from answering for more than 50 ms. */
  longTasks: z.number().int(),
  longTaskMs: z.number(),
});
/** What an app's first page weighs and how fast it shows. */
export type AppPerformance = z.infer<typeof appPerformanceSchema>;

/** One step of a check. */
export const checkStepSchema = z.object({
  kind: z.enum(["schema", "compile", "types", "page", "flow", "axe", "overflow", "console", "block"]),
  name: z.string(),
  passed: z.boolean(),
  /** What is wrong; null when it passed. */
  message: z.string().nullable(),
  ms: z.number(),
  /** What was looked at, in words. */
  seen: z.string().optional(),
  /** The app's own address of the page it is about. */
  page: z.string().optional(),
  /** Id of the block to blame. */
  block: z.string().optional(),
  /** Key of a picture in the media store: the page, or how a flow ended. */
  picture: z.string().optional(),
  /** Key of the picture that the check before took of the same. */
  before: z.string().optional(),
  /** What is wrong, one by one, where a check finds several things. */
  findings: z.array(checkFindingSchema).optional(),
});
/** One step of a check. */
export type CheckStep = z.infer<typeof checkStepSchema>;

/** A block that failed and was taken out, so that the rest of the app works. */
export const checkRepairSchema = z.object({
  /** Title of the page it stood on. */
  page: z.string(),
  /** What the block is called: its title, else its kind. */
  block: z.string(),
  /** How it failed. */
  message: z.string(),
  /** Version of the project that is without it. */
  version: z.number().int(),
  /** Ops that put it back. */
  undo: z.array(z.unknown()),
});
/** A block that failed and was taken out. */
export type CheckRepair = z.infer<typeof checkRepairSchema>;

/** Steps of the check in `check_report`, and what was repaired on the way. */
export const checkReportSchema = z.object({
  checks: z.array(checkStepSchema),
  repairs: z.array(checkRepairSchema).optional(),
  /** Version of the project that was checked, and when. */
  version: z.number().int().optional(),
  at: z.string().optional(),
  performance: appPerformanceSchema.optional(),
});
/** Steps of the check of an app. */
export type CheckReport = z.infer<typeof checkReportSchema>;

/**
 * Where a file comes from: `footage` is a filmed clip, `still` a filmed page, `clip` footage made of a file of one's own,
 * `image` was drawn on /images, `export` is a source tree as ZIP.
 */
export const assetKindSchema = z.enum(["footage", "poster", "still", "clip", "upload", "export", "transform", "image"]);
/** Where a file comes from. */
export type AssetKind = z.infer<typeof assetKindSchema>;

/** A file in the media store. */
export const assetRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  project_id: uuid.nullable(),
  kind: assetKindSchema,
  name: z.string(),
  /** Empty for none. */
  folder: z.string(),
  tags: z.array(z.string()),
  /** Key in the media store. */
  path: z.string(),
  /** Key of a small WebP picture of it. */
  thumb_path: z.string().nullable(),
  content_type: z.string(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  duration_ms: z.number().int().nullable(),
  /** For footage: flow id, caption, weight and the app hash that was filmed. */
  meta: z.record(z.string(), z.unknown()),
  created_at: timestamp,
  /** In the bin since then. */
  deleted_at: timestamp.nullable(),
});
/** A file in the media store. */
export type AssetRow = z.infer<typeof assetRowSchema>;

/** One job that turns a storyboard into a video file. */
export const renderRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  project_id: uuid,
  status: renderStatusSchema,
  /** What is going on, in words: 'Filming the app', 'Drawing frames'. */
  stage: z.string().nullable(),
  /** 0..1 */
  progress: z.number(),
  remaining_ms: z.number().int().nullable(),
  error_message: z.string().nullable(),
  aspect: aspectSchema,
  /** Short side in px. */
  size: z.number().int(),
  fps: z.number().int(),
  duration_ms: z.number().int(),
  formats: renderFormatsSchema,
  quality: renderQualitySchema,
  watermark: z.boolean(),
  /** Hash of the app that the trailer shows; null before it is written. */
  app_hash: z.string().nullable(),
  /** The MP4. */
  video_path: z.string().nullable(),
  webm_path: z.string().nullable(),
  gif_path: z.string().nullable(),
  poster_path: z.string().nullable(),
  /** The picture of a shared link. */
  og_path: z.string().nullable(),
  /** WebVTT. */
  captions_path: z.string().nullable(),
  srt_path: z.string().nullable(),
  storyboard_path: z.string().nullable(),
  /** By the name of the file. */
  file_bytes: z.record(z.string(), z.number()),
  /** All files together. */
  bytes: z.number().int().nullable(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
/** One job that turns a storyboard into a video file. */
export type RenderRow = z.infer<typeof renderRowSchema>;

/** What a visitor of a published site has sent to its owner. */
export const inboxEntryRowSchema = z.object({
  id: uuid,
  project_id: uuid,
  /** What the app calls it: 'Message', 'Booking'. */
  label: z.string(),
  title: z.string(),
  /** Where to answer. */
  email: z.string().nullable(),
  answers: z.array(z.object({ name: z.string(), text: z.string() })),
  created_at: timestamp,
  read_at: timestamp.nullable(),
});
/** What a visitor of a published site has sent to its owner. */
export type InboxEntryRow = z.infer<typeof inboxEntryRowSchema>;
