import { isAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Whether the caller runs this installation, for the pages to know what to show; the other functions ask for themselves. */
export const adminCheck = defineFunction(
  "admin-check",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }) => ({ admin: await isAdmin(sql, userId) }),
);
