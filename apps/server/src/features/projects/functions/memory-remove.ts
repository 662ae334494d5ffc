import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Removes an entry from what a project remembers. */
export const memoryRemove = defineFunction(
  "memory-remove",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { memoryId }) => {
    const removed = await sql`
      delete from project_memory where id = ${memoryId} and user_id = ${userId} returning 1`;
    if (removed.length === 0) throw new AppError("not-found", "This isn't remembered anymore.");
    return {};
  },
);
