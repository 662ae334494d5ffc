import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
const place = z.enum(["preview", "published"]);
/** The data that one place shares. */
const shareSchema = z.object({
  place,
  rows: z.number().int(),
  bytes: z.number().int(),
  visitors: z.number().int(),
  /** Whether the rows before the last reset can be brought back. */
  canUndo: z.boolean(),
  updatedAt: z.string(),
});

/** Functions of the data that all visitors of an app share, for its owner. */
export const SHARED_DATA_FUNCTIONS = {
  /** What the visitors of the preview and of the published app share, and how much the plan has room for. */
  "shared-data-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      shares: z.array(shareSchema),
      /** Of one app. */
      limit: z.object({ rows: z.number().int(), bytes: z.number().int() }),
      /** Whether what is published shares its data; null while nothing is. */
      published: z.enum(["visitor", "shared"]).nullable(),
    }),
  },
  /** Puts other rows in place of those that are shared: the app's first rows, none, or `rows` by entity. Can be undone once. */
  "shared-data-reset": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      place,
      start: z.discriminatedUnion("from", [
        z.strictObject({ from: z.literal("seed") }),
        z.strictObject({ from: z.literal("empty") }),
        z.strictObject({ from: z.literal("rows"), rows: z.record(z.string(), z.array(z.unknown()).max(5000)) }),
      ]),
    }),
    output: z.object({ rows: z.number().int() }),
  },
  /** Brings back the rows before the last reset. */
  "shared-data-undo": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid, place }),
    output: z.object({ rows: z.number().int() }),
  },
  /** Every shared row as a file: JSON, or one entity as CSV. */
  "shared-data-export": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid, place, csvOf: z.string().max(40).optional() }),
    output: z.object({ fileName: z.string(), contentType: z.string(), text: z.string() }),
  },
} as const satisfies FunctionContracts;
