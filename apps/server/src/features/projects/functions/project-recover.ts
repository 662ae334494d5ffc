import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { checkProjectQuota, readUsage } from "../../billing/plan-usage.port.ts";

/** Brings a deleted project of the caller back, if the plan has room for it. */
export const projectRecover = defineFunction(
  "project-recover",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, { projectId }) => {
    await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      const [known] = await tx<{ deleted: boolean }[]>`
        select deleted_at is not null as deleted from projects where id = ${projectId} and user_id = ${userId} for update`;
      if (known === undefined)
        throw new AppError("not-found", "There is no such project.", { hint: "Go back to your projects." });
      if (!known.deleted) return;
      checkProjectQuota(usage);
      await tx`update projects set deleted_at = null where id = ${projectId}`;
    });
    return { done: true };
  },
);
