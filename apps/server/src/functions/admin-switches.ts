import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { readSwitches } from "../platform/switches/read-switches.ts";

/** What can be switched off, and what is. */
export const adminSwitches = defineFunction(
  "admin-switches",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await requireAdmin(sql, userId);
    return { switches: await readSwitches(sql) };
  },
);
