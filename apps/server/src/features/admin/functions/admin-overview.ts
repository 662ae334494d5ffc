import { readOverview } from "../read-overview.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** How the installation is. */
export const adminOverview = defineFunction(
  "admin-overview",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, media, dataFolder, backupsFolder, workerProblems }) => {
    await requireAdmin(sql, userId);
    return readOverview(sql, { media, dataFolder, backupsFolder }, await workerProblems());
  },
);
