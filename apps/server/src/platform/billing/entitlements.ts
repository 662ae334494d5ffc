import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type Plan } from "@sayhey/contract/plans";

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
  /** When the monthly numbers begin anew. */
  period: { end: Date };
  /** Whether more is stored than the plan has room for. */
  overStorage: boolean;
}

const LARGER = "move to a larger plan";
const refuse = (message: string, hint: string): AppError => new AppError("quota", message, { hint });
const names = Object.values(PLANS);
/** 'Pro and Studio': the plans that have something. */
const plansWith = (has: (plan: Plan) => boolean): string =>
  names
    .filter(has)
    .map(({ title }) => title)
    .join(" and ");
const dayOf = (date: Date): string =>
  date.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** A full account makes no new files, except what it is asked for by reading: nothing is deleted for it. */
const storage = ({ overStorage, plan }: Holdings): AppError | null =>
  overStorage
    ? refuse(
        `You store more than the ${plan.title} plan has room for (${inWords(plan.storageBytes)}).`,
        `Delete what you no longer need under Assets, or ${LARGER}. What is there stays.`,
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
    if (plan.projects !== null && projects >= plan.projects)
      return refuse(
        `The ${plan.title} plan has room for ${plan.projects} projects, and you have ${projects}.`,
        `Delete a project you no longer need, or ${LARGER}.`,
      );
    return storage(held);
  },
  /** One more render this month. */
  render: (held: Holdings): AppError | null => {
    const { plan, renders, creditRenders, credits, period } = held;
    if (renders - creditRenders >= plan.rendersPerMonth + credits)
      return refuse(
        `The ${plan.title} plan has ${plan.rendersPerMonth} renders a month, and you have used them all.`,
        `New ones come on ${dayOf(period.end)}. A larger plan has more right away.`,
      );
    return storage(held);
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
    const { plan, transforms, period } = held;
    if (transforms >= plan.transformsPerMonth)
      return refuse(
        `The ${plan.title} plan has ${plan.transformsPerMonth.toLocaleString("en")} transforms a month, and you have used them all.`,
        `New ones come on ${dayOf(period.end)}. A larger plan has more right away.`,
      );
    return storage(held);
  },
  /** This many bytes more, of which `inBin` could be freed at once. */
  storage: (held: { plan: Plan; used: number; inBin: number }, bytes: number): AppError | null => {
    const { plan, used, inBin } = held;
    if (used + bytes <= plan.storageBytes) return null;
    const free = Math.max(0, plan.storageBytes - used);
    return refuse(
      `The ${plan.title} plan stores ${inWords(plan.storageBytes)}, and only ${inWords(free)} of that are free.`,
      inBin > 0
        ? `Empty the bin, which holds ${inWords(inBin)}, or ${LARGER}.`
        : `Delete what you no longer need, or ${LARGER}.`,
    );
  },
  brandKit: (plan: Plan): AppError | null =>
    plan.brandKit
      ? null
      : refuse(
          `The ${plan.title} plan has no brand kit.`,
          `Move to ${plansWith((one) => one.brandKit).replace(" and ", " or ")} to start new projects in your own colours and typefaces.`,
        ),
  customDomain: (plan: Plan): AppError | null =>
    plan.customDomain
      ? null
      : refuse(
          `Domains of your own are part of the ${plansWith((one) => one.customDomain)} plans.`,
          "Move to one of them to have your app at your own address.",
        ),
  webhooks: (plan: Plan): AppError | null =>
    plan.webhooks
      ? null
      : refuse(
          `Webhooks are part of the ${plansWith((one) => one.webhooks)} plans.`,
          "Move to one of them to be told by webhook.",
        ),
  /** A change of one of the projects that are beyond the plan. */
  edit: (plan: Plan): AppError =>
    refuse(
      `This project is read-only: the ${plan.title} plan has room for ${plan.projects} projects, and you have more.`,
      "Your newest ones can be changed. Archive or delete one of those to free its place, or move to a larger plan.",
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
