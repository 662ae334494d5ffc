import { PLANS, type PersonJob } from "@sayhey/contract/plans";
import type { QueueName } from "./queues.ts";

const bounded = (queue: QueueName): queue is PersonJob => queue in PLANS.free.jobs;

/**
 * How many jobs of one person a queue runs at a time: one, or as many as the plan allows that they had when it was queued. As pg-boss takes it;
 * a job's tier is the name of the plan.
 */
export function groupPlaces(queue: QueueName): { default: number; tiers?: Record<string, number> } {
  if (!bounded(queue)) return { default: 1 };
  return {
    default: 1,
    tiers: Object.fromEntries(Object.values(PLANS).map(({ name, jobs }) => [name, jobs[queue].running])),
  };
}

/** The same for one job. */
export function placesOf(queue: QueueName, tier: string | null | undefined): number {
  const { default: usual, tiers } = groupPlaces(queue);
  return tiers?.[tier ?? ""] ?? usual;
}
