import type { Plan } from "./plans.ts";

/** What a plan counts. */
export type PlanLimit = "projects" | "renders" | "transforms";

/** That a plan's limit is reached, in a sentence: server and screens say the same. `locale` of the number. */
export function reachedLimit(plan: Plan, limit: PlanLimit, locale = "en-US"): string {
  const most = { projects: plan.projects, renders: plan.rendersPerMonth, transforms: plan.transformsPerMonth }[limit];
  const count = (most ?? 0).toLocaleString(locale);
  return limit === "projects"
    ? `You've reached the ${plan.title} limit of ${count} projects.`
    : `You've used all ${count} ${limit} of the ${plan.title} plan this month.`;
}

/** What to do about it: a larger plan where there is one, and what helps without. `resets`: the day in words. */
export function pastLimit(plan: Plan, limit: PlanLimit, resets: string): string {
  const upgrade = plan.name !== "studio";
  if (limit === "projects") return "Upgrade to create more, or delete a project you no longer need.";
  return upgrade ? `Upgrade for more now, or wait until ${resets}.` : `Your limit resets on ${resets}.`;
}
