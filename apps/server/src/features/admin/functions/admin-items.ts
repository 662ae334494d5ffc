import { readItems } from "../publications.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** What is and was published, with what is open against it. */
export const adminItems = defineFunction(
  "admin-items",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId, appOrigin }, input) => {
    await requireAdmin(sql, userId);
    return readItems(sql, input, appOrigin);
  },
);
