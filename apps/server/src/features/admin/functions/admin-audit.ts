import { readActions, readAudit } from "../audit.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

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
