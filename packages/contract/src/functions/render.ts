import { z } from "zod";
import { aspectSchema } from "../idea.ts";
import { LIMITS } from "../limits.ts";
import {
  renderFileSchema,
  renderFormatsSchema,
  renderFpsSchema,
  renderQualitySchema,
  renderSizeSchema,
} from "../render.ts";
import { renderStatusSchema } from "../rows.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Functions of renders. */
export const RENDER_FUNCTIONS = {
  /** Queues a render of the project's trailer. */
  "render-create": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({
      projectId: uuid,
      aspect: aspectSchema.optional(),
      /** As chosen in the studio when absent, or 10 s. */
      durationMs: z.number().int().min(LIMITS.trailerMinMs).max(LIMITS.trailerMaxMs).optional(),
      /** Short side in px; the plan's largest when absent. */
      size: renderSizeSchema.optional(),
      /** As in the storyboard when absent. */
      fps: renderFpsSchema.optional(),
      /** Poster, link picture, captions and storyboard come with each. */
      formats: renderFormatsSchema.default(["mp4"]),
      quality: renderQualitySchema.default("standard"),
      /** Chosen by the caller: becomes the render's id, so that asking twice makes one render. */
      requestId: uuid.optional(),
    }),
    output: z.object({ renderId: uuid }),
  },
  /** Queues a render like an earlier one, of the app and storyboard as they are now; what is out of date is filmed first. */
  "render-repeat": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ renderId: uuid }),
  },
  /** State of one render, for callers that cannot watch rows: API tokens. */
  "render-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({
      status: renderStatusSchema,
      stage: z.string().nullable(),
      /** 0..1 */
      progress: z.number(),
      remainingMs: z.number().nullable(),
      errorMessage: z.string().nullable(),
    }),
  },
  /** Stops a render that is queued or being made. */
  "render-cancel": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ status: z.string() }),
  },
  /** Queues a render again that failed or was cancelled. */
  "render-retry": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ status: z.string() }),
  },
  /** Signed addresses of a finished render's files. */
  "render-files": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({
      /** Address of what plays in a page: the MP4, else the WebM, else the GIF. */
      video: z.string(),
      poster: z.string(),
      /** WebVTT. */
      captions: z.string().nullable(),
      /** Name to save `video` under. */
      fileName: z.string(),
      /** Every file there is, the video formats first; `url` makes the browser save it under `fileName`. */
      files: z.array(
        z.object({ file: renderFileSchema, url: z.string(), fileName: z.string(), bytes: z.number().nullable() }),
      ),
    }),
  },
  /** Whether whoever has its link may watch a render. */
  "render-link-get": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    /** Path of the player, or null while it is switched off. */
    output: z.object({ path: z.string().nullable() }),
  },
  /** Lets whoever has its link watch a finished render, published or not, or ends that for good. */
  "render-link-set": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid, shared: z.boolean() }),
    output: z.object({ path: z.string().nullable() }),
  },
} as const satisfies FunctionContracts;
