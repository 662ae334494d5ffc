import { readUsers } from "../platform/admin/read-users.ts";
import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** Accounts, newest first, 50 at a time. */
export const adminUsers = defineFunction(
  "admin-users",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    return readUsers(sql, input);
  },
);
