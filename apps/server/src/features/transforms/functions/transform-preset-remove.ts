import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Forgets settings kept under a name; the page offers to save them again. */
export const transformPresetRemove = defineFunction(
  "transform-preset-remove",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, { presetId }) => {
    const removed = await sql`delete from transform_presets where id = ${presetId} and user_id = ${userId} returning 1`;
    if (removed.length === 0)
      throw new AppError("not-found", "There is no such preset.", { hint: "It may have been removed already." });
    return {};
  },
);
