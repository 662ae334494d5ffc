import { z } from "zod";
import { LIMITS } from "../limits.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
/** Name of an import, chosen by whoever imports. */
const batch = z.string().regex(/^[a-z0-9]{8,20}$/, "must be 8 to 20 lower-case letters and digits");
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
  /** What visitors asked the assistant of a published app through its owner's model: by day, with what it took. */
  "assistant-usage": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      /** Name of one's own model; null without one, when answers are looked up. */
      model: z.string().nullable(),
      /** Questions of today, and how many there may be in a day. */
      today: z.number().int(),
      limit: z.number().int(),
      days: z.array(
        z.object({
          day: z.string(),
          asked: z.number().int(),
          answered: z.number().int(),
          inputTokens: z.number().int(),
          outputTokens: z.number().int(),
        }),
      ),
    }),
  },
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
  /** Adds a part of an import behind the shared rows. A part that is sent again adds nothing. */
  "shared-data-add": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      projectId: uuid,
      place,
      entity: z.string().max(40),
      batch,
      from: z.number().int().min(0).max(1_000_000),
      rows: z.array(z.unknown()).min(1).max(LIMITS.sharedRowsPerPart),
    }),
    output: z.object({
      /** That are shared now. */
      rows: z.number().int(),
    }),
  },
  /** Takes the rows of a whole import back that are still there. */
  "shared-data-take-back": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({ projectId: uuid, place, batch }),
    output: z.object({
      /** That went. */
      rows: z.number().int(),
    }),
  },
  /** Every shared row as a file: JSON, or one entity as CSV. */
  "shared-data-export": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ projectId: uuid, place, csvOf: z.string().max(40).optional() }),
    output: z.object({ fileName: z.string(), contentType: z.string(), text: z.string() }),
  },
} as const satisfies FunctionContracts;
