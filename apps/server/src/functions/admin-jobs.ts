import { readJobs } from "../platform/admin/read-jobs.ts";
import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** Jobs of every queue, the latest first. */
export const adminJobs = defineFunction(
  "admin-jobs",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    return readJobs(sql, input);
  },
);
