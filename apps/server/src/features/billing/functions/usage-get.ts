import { ENTITLEMENTS } from "../entitlements.port.ts";
import { readOnlyProjects } from "../read-only.port.ts";
import { readSubscription } from "../subscription-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../plan-usage.port.ts";
import { readStorage } from "../../assets/storage-quota.port.ts";

/** What is used and left of the plan this month, and what exceeds it. */
export const usageGet = defineFunction("usage-get", { rateLimit: { hits: 240, windowMs: 60_000 } }, async (context) => {
  const { sql, userId, billing } = context;
  const [usage, storage, subscription, beyond, [kept]] = await Promise.all([
    readUsage(sql, userId, { now: billing.now() }),
    readStorage(sql, userId),
    readSubscription(sql, userId),
    readOnlyProjects(sql, userId),
    sql<{ brandKit: boolean; webhook: boolean }[]>`
      select exists (select from brand_kits where user_id = ${userId}) as "brandKit",
        exists (select from private.webhooks where user_id = ${userId} and removed_at is null) as webhook`,
  ]);
  const { plan, period, projects, renders, transforms } = usage;
  const resetsAt = period.end.toISOString();
  return {
    plan: plan.name,
    projects: { used: projects, limit: plan.projects },
    renders: { used: renders, limit: plan.rendersPerMonth, resetsAt },
    transforms: { used: transforms, limit: plan.transformsPerMonth, resetsAt },
    reached: {
      projects: ENTITLEMENTS.project({ ...usage, overStorage: false }) !== null,
      renders: ENTITLEMENTS.render({ ...usage, overStorage: false }) !== null,
      transforms: ENTITLEMENTS.transform({ ...usage, overStorage: false }) !== null,
    },
    storage: { used: storage.used, limit: plan.storageBytes },
    graceEndsAt: subscription?.graceEndsAt?.toISOString() ?? null,
    readOnly: {
      projects: beyond,
      storage: storage.used > plan.storageBytes,
      brandKit: kept?.brandKit === true && !plan.brandKit,
      webhook: kept?.webhook === true && !plan.webhooks,
    },
  };
});
