import { AppError } from "@sayhey/contract/app-error";
import { pastLimit, pastQueue, reachedLimit, reachedQueue, type PlanLimit } from "@sayhey/contract/plan-limit";
import { PLANS, type PersonJob, type Plan } from "@sayhey/contract/plans";
import { formatDay } from "../../infra/format-day.ts";

/** What of a plan is used, as far as jobs go by it. */
export interface Holdings {
  plan: Plan;
  projects: number;
  renders: number;
  transforms: number;
  /** Renders left beyond the monthly ones. */
  credits: number;
  /** Renders of this month that credits have paid for. */
  creditRenders: number;
  /** Jobs that wait or run. */
  queued: Record<PersonJob, number>;
  /** When the monthly numbers begin anew. */
  period: { end: Date };
  /** Whether more is stored than the plan has room for. */
  overStorage: boolean;
}

const LARGER = "upgrade";
const refuse = (message: string, hint: string): AppError => new AppError("quota", message, { hint });
const refuseAt = ({ plan, period }: Holdings, limit: PlanLimit): AppError =>
  refuse(reachedLimit(plan, limit), pastLimit(plan, limit, formatDay(period.end)));
/** One more job in the queue. */
const queue = ({ plan, queued }: Holdings, job: PersonJob): AppError | null =>
  queued[job] >= plan.jobs[job].queued ? refuse(reachedQueue(plan, job), pastQueue(plan)) : null;
const names = Object.values(PLANS);
/** 'Pro and Studio': the plans that have something. */
const plansWith = (has: (plan: Plan) => boolean): string =>
  names
    .filter(has)
    .map(({ title }) => title)
    .join(" and ");

/** A full account makes no new files, except what it is asked for by reading: nothing is deleted for it. */
const storage = ({ overStorage, plan }: Holdings): AppError | null =>
  overStorage
    ? refuse(
        `You're over the ${plan.title} storage limit of ${inWords(plan.storageBytes)}.`,
        `Delete files you no longer need under Assets, or ${LARGER}. Nothing is removed.`,
      )
    : null;

/**
 * What plans allow: for each thing that a plan limits, why it is refused, or null when it is not. The one place that decides; everything
 * that queues a job or keeps something asks it through the checks beside what it counts.
 */
export const ENTITLEMENTS = {
  /** One more project. */
  project: (held: Holdings): AppError | null => {
    const { plan, projects } = held;
    if (plan.projects !== null && projects >= plan.projects) return refuseAt(held, "projects");
    return storage(held);
  },
  /** One more render this month. */
  render: (held: Holdings): AppError | null => {
    const { plan, renders, creditRenders, credits } = held;
    if (renders - creditRenders >= plan.rendersPerMonth + credits) return refuseAt(held, "renders");
    return queue(held, "render") ?? storage(held);
  },
  /** A render of this size, px of the short side. */
  renderSize: (plan: Plan, size: number): AppError | null =>
    size > plan.largestRender
      ? refuse(
          `The ${plan.title} plan renders up to ${plan.largestRender}p.`,
          `Choose ${plan.largestRender}p, or ${LARGER}.`,
        )
      : null,
  /** One more transform this month. */
  transform: (held: Holdings): AppError | null => {
    const { plan, transforms } = held;
    if (transforms >= plan.transformsPerMonth) return refuseAt(held, "transforms");
    return queue(held, "transform") ?? storage(held);
  },
  /** One more video to make footage of. */
  footage: (held: Holdings): AppError | null => queue(held, "footage"),
  /** This many bytes more, of which `inBin` could be freed at once. */
  storage: (held: { plan: Plan; used: number; inBin: number }, bytes: number): AppError | null => {
    const { plan, used, inBin } = held;
    if (used + bytes <= plan.storageBytes) return null;
    const free = Math.max(0, plan.storageBytes - used);
    return refuse(
      `Not enough storage: only ${inWords(free)} of ${inWords(plan.storageBytes)} left on the ${plan.title} plan.`,
      inBin > 0
        ? `Empty the trash to free ${inWords(inBin)}, or ${LARGER}.`
        : `Delete files you no longer need, or ${LARGER}.`,
    );
  },
  brandKit: (plan: Plan): AppError | null =>
    plan.brandKit
      ? null
      : refuse(
          `The ${plan.title} plan has no brand kit.`,
          `Upgrade to ${plansWith((one) => one.brandKit).replace(" and ", " or ")} to start projects in your own colors and fonts.`,
        ),
  customDomain: (plan: Plan): AppError | null =>
    plan.customDomain
      ? null
      : refuse(
          `Custom domains are part of the ${plansWith((one) => one.customDomain)} plans.`,
          "Upgrade to use your own domain.",
        ),
  webhooks: (plan: Plan): AppError | null =>
    plan.webhooks
      ? null
      : refuse(
          `Webhooks are part of the ${plansWith((one) => one.webhooks)} plans.`,
          "Upgrade to get notified by webhook.",
        ),
  /** A change of one of the projects that are beyond the plan. */
  edit: (plan: Plan): AppError =>
    refuse(
      `This project is read-only because you're over the ${plan.title} limit of ${plan.projects} projects.`,
      "You can edit your newest ones. Archive or delete one of them, or upgrade.",
    ),
} as const;

/** @throws the refusal, when there is one */
export function allow(refusal: AppError | null): void {
  if (refusal !== null) throw refusal;
}

function inWords(bytes: number): string {
  const mega = bytes / 1024 ** 2;
  if (mega < 1) return `${Math.floor(bytes / 1024)} kB`;
  return mega >= 1024 ? `${Number((mega / 1024).toFixed(1))} GB` : `${Number(mega.toFixed(1))} MB`;
}
