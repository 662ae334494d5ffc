import { restoreItem, takeDown } from "../publications.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Takes a publication down, or shows it again. */
export const adminItemChange = defineFunction(
  "admin-item-change",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId, session }, { action, publicationId, reason }) =>
    sql.begin(async (tx) => {
      await requireAdmin(tx, userId);
      if (action === "restore") return { status: await restoreItem(tx, session, publicationId, reason) };
      await takeDown(tx, session, publicationId, reason);
      return { status: "taken-down" as const };
    }),
);
