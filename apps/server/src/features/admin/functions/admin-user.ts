import { AppError } from "@sayhey/contract/app-error";
import { readUserDetail } from "../read-user-detail.ts";
import { requireAdmin } from "../require-admin.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Everything of one account that an admin may see. */
export const adminUser = defineFunction(
  "admin-user",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    await requireAdmin(sql, userId);
    const user = await readUserDetail(sql, input.userId);
    if (user === null) throw new AppError("not-found", "There is no such account.", { hint: "It may be erased." });
    return { user };
  },
);
