import { readActions, readAudit } from "../platform/admin/audit.ts";
import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** What admins did, the latest first. */
export const adminAudit = defineFunction(
  "admin-audit",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    const [found, actions] = await Promise.all([readAudit(sql, input), readActions(sql)]);
    return { ...found, actions };
  },
);
