import { readUsers } from "../read-users.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Accounts, newest first, 50 at a time. */
export const adminUsers = defineFunction(
  "admin-users",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    return readUsers(sql, input);
  },
);
