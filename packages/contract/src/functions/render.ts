import { z } from "zod";
import { aspectSchema } from "../idea.ts";
import { LIMITS } from "../limits.ts";
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
      size: z.union([z.literal(720), z.literal(1080), z.literal(2160)]).optional(),
    }),
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
  "render-cancel": {
    auth: "session",
    scope: "renders:write",
    input: z.strictObject({ renderId: uuid }),
    output: z.object({ status: z.string() }),
  },
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
    output: z.object({ video: z.string(), poster: z.string(), captions: z.string().nullable(), fileName: z.string() }),
  },
} as const satisfies FunctionContracts;
