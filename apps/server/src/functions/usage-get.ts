import { defineFunction } from "../platform/functions/define-function.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";

/** What is used and left of the plan this month. */
export const usageGet = defineFunction("usage-get", { rateLimit: { hits: 240, windowMs: 60_000 } }, async (context) => {
  const { plan, period, projects, renders, transforms } = await readUsage(context.sql, context.userId);
  return {
    plan: plan.name,
    projects: { used: projects, limit: plan.projects },
    renders: { used: renders, limit: plan.rendersPerMonth, resetsAt: period.end.toISOString() },
    transforms: { used: transforms, limit: plan.transformsPerMonth, resetsAt: period.end.toISOString() },
  };
});
