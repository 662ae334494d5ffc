import type { PersonJob, Plan } from "./plans.ts";

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

const JOB_WORDS: Record<PersonJob, string> = { render: "renders", transform: "transforms", footage: "videos" };

/** That a person has as many jobs of a kind queued as their plan allows, in a sentence. */
export const reachedQueue = (plan: Plan, job: PersonJob): string =>
  `You can have ${plan.jobs[job].queued} ${JOB_WORDS[job]} queued at a time on the ${plan.title} plan.`;

/** What to do about it. */
export const pastQueue = (plan: Plan): string =>
  plan.name === "studio" ? "Wait for one to finish, or cancel one." : "Wait for one to finish, cancel one, or upgrade.";
