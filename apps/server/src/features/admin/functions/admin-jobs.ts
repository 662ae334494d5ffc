import { readJobs } from "../read-jobs.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Jobs of every queue, the latest first. */
export const adminJobs = defineFunction(
  "admin-jobs",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    return readJobs(sql, input);
  },
);
