import { readOverview } from "../platform/admin/read-overview.ts";
import { requireAdmin } from "../platform/admin/require-admin.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** How the installation is. */
export const adminOverview = defineFunction(
  "admin-overview",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, dataFolder }) => {
    await requireAdmin(sql, userId);
    return readOverview(sql, dataFolder);
  },
);
