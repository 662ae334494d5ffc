import { z } from "zod";
import { TRANSFORM_LIMITS } from "../transform.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();

/** Functions of transforms. */
export const TRANSFORM_FUNCTIONS = {
  /**
   * Queues a transform of one's own file (`assetId`), of several with the same settings (`assetIds`), of a project (`projectId`) or of
   * words alone, whichever the kind takes. Several are jobs of their own, each counted; either all are queued or none.
   */
  "transform-create": {
    auth: "session",
    input: z.strictObject({
      kind: z.string().max(40),
      assetId: uuid.optional(),
      assetIds: z.array(uuid).min(1).max(TRANSFORM_LIMITS.batch).optional(),
      projectId: uuid.optional(),
      /** Read by the schema of the kind; what is absent is its default. */
      settings: z.record(z.string().max(40), z.unknown()).default({}),
    }),
    output: z.object({
      /** The first of them. */
      transformId: uuid,
      transformIds: z.array(uuid),
    }),
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
  /** Signed addresses of the files before and after; null for what is not there (any more). */
  "transform-files": {
    auth: "session",
    input: z.strictObject({ transformId: uuid }),
    output: z.object({
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** The result again, to be saved under `fileName`. */
      download: z.string().nullable(),
      fileName: z.string(),
      /** Kinds of the files: `video/mp4`. */
      beforeType: z.string().nullable(),
      afterType: z.string().nullable(),
      width: z.number().nullable(),
      height: z.number().nullable(),
      durationMs: z.number().nullable(),
      bytes: z.number().nullable(),
      /** What is worth saying of the result, such as the loudness before and after. */
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  },
  /** Keeps settings of a kind under a name; what had that name is replaced. */
  "transform-preset-save": {
    auth: "session",
    input: z.strictObject({
      kind: z.string().max(40),
      name: z
        .string()
        .trim()
        .min(1, "Give it a name.")
        .max(TRANSFORM_LIMITS.presetName, `The name may have ${TRANSFORM_LIMITS.presetName} characters.`)
        .regex(/^\P{C}*$/u, "The name can't contain control characters."),
      settings: z.record(z.string().max(40), z.unknown()),
    }),
    output: z.object({ presetId: uuid }),
  },
  /** Forgets settings kept under a name. */
  "transform-preset-remove": {
    auth: "session",
    input: z.strictObject({ presetId: uuid }),
    output: z.object({}),
  },
} as const satisfies FunctionContracts;
