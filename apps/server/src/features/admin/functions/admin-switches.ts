import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readSwitches } from "../../../infra/switches/read-switches.ts";

/** What can be switched off, and what is. */
export const adminSwitches = defineFunction(
  "admin-switches",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }) => {
    await requireAdmin(sql, userId);
    return { switches: await readSwitches(sql) };
  },
);
