import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Functions of transforms. */
export const TRANSFORM_FUNCTIONS = {
  /** Queues a transform of one's own picture (`assetId`) or project (`projectId`), whichever the kind takes. */
  "transform-create": {
    auth: "session",
    input: z.strictObject({
      kind: z.string().max(40),
      assetId: uuid.optional(),
      projectId: uuid.optional(),
      /** Read by the schema of the kind; what is absent is its default. */
      settings: z.record(z.string().max(40), z.unknown()).default({}),
    }),
    output: z.object({ transformId: uuid }),
  },
  /** Stops a queued or running transform; nothing is charged. */
  "transform-cancel": {
    auth: "session",
    input: z.strictObject({ transformId: uuid }),
    output: z.object({ status: z.string() }),
  },
  /** Queues a failed or cancelled transform again. */
  "transform-retry": {
    auth: "session",
    input: z.strictObject({ transformId: uuid }),
    output: z.object({ status: z.string() }),
  },
  /** Signed addresses of the pictures before and after; null for what is not there (any more) or is no picture. */
  "transform-files": {
    auth: "session",
    input: z.strictObject({ transformId: uuid }),
    output: z.object({
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** The result again, to be saved under `fileName`. */
      download: z.string().nullable(),
      fileName: z.string(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      bytes: z.number().nullable(),
    }),
  },
} as const satisfies FunctionContracts;
