import { AppError } from "@sayhey/contract/app-error";
import { addMonths, planPeriod } from "@sayhey/contract/plan-period";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import {
  comparePlans,
  GRACE_DAYS,
  type PaidPlan,
  RETRY_DAYS,
  type SubscriptionStatus,
} from "@sayhey/contract/subscription";

/** What an account pays for. */
export interface Subscription {
  readonly plan: PaidPlan;
  readonly status: SubscriptionStatus;
  /** Months are counted from here. */
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The plan from `periodEnd` on: `free` when it was cancelled, null when it renews as it is. */
  readonly nextPlan: Exclude<PlanName, "studio"> | null;
  /** Set while a payment is missing. */
  readonly graceEndsAt: Date | null;
  /** When a missing payment is tried again; null when the provider sees to that. */
  readonly retryAt: Date | null;
  /** Attempts in a row that were refused. */
  readonly failures: number;
  /** Number of the provider's answer that this comes from. */
  readonly syncedAs: number;
}

/** What a provider says of a subscription, in full. */
export interface Snapshot {
  /** Answers are numbered as they were asked for. */
  syncedAs: number;
  plan: PaidPlan;
  status: SubscriptionStatus;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  nextPlan: Exclude<PlanName, "studio"> | null;
}

/** What can happen to a subscription. */
export type SubscriptionEvent =
  /** The first payment of a plan was made. */
  | { type: "started"; at: Date; plan: PaidPlan }
  /** A larger plan was paid: its month begins at once. */
  | { type: "upgraded"; at: Date; plan: PaidPlan }
  /** A smaller plan, or none, from the end of the month on. */
  | { type: "scheduled"; plan: Exclude<PlanName, "studio">; at: Date }
  /** What was scheduled is taken back. */
  | { type: "resumed" }
  /** The month is over and the payment for the next one succeeded. */
  | { type: "renewed"; at: Date }
  /** The month is over and the payment for the next one was refused. */
  | { type: "renewal-failed"; at: Date }
  /** The missing payment was made. */
  | { type: "paid" }
  /** It was refused once more. */
  | { type: "retry-failed"; at: Date }
  /** It is over at once: refunded, not paid in time, cancelled at the end of its month or by the provider. */
  | { type: "ended" }
  /** The provider says how it is. */
  | { type: "synced"; snapshot: Snapshot };

const DAY_MS = 86_400_000;
const days = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);
const CLEAR = { graceEndsAt: null, retryAt: null, failures: 0 } as const;

/**
 * What an event makes of a subscription (null: there is none yet). Pure; both payment providers go through it.
 * @throws AppError conflict when the event does not fit the state
 */
export function transition(before: Subscription | null, event: SubscriptionEvent): Subscription | null {
  if (event.type === "synced") return synced(before, event.snapshot);
  if (event.type === "started") {
    if (before !== null && before.status !== "ended")
      throw conflict(`You are on the ${PLANS[before.plan].title} plan already.`);
    return begun(event.plan, event.at, before?.syncedAs ?? 0);
  }
  if (before === null || before.status === "ended") {
    if (event.type === "ended") return before;
    throw conflict("There is no running subscription.");
  }
  switch (event.type) {
    case "upgraded":
      requirePaid(before);
      if (comparePlans(event.plan, before.plan) <= 0)
        throw conflict(`${PLANS[event.plan].title} isn't an upgrade from your plan.`);
      return begun(event.plan, event.at, before.syncedAs);
    case "scheduled":
      // What was not paid for is not kept until the end of the month.
      if (before.status === "past_due" && event.plan === "free") return ended(before);
      requirePaid(before);
      if (comparePlans(event.plan, before.plan) >= 0)
        throw conflict(`${PLANS[event.plan].title} isn't a downgrade from your plan.`);
      if (before.nextPlan === event.plan) throw conflict("That's already scheduled.");
      return { ...before, nextPlan: event.plan };
    case "resumed":
      if (before.nextPlan === null) throw conflict("There's nothing to resume. Your plan renews as usual.");
      return { ...before, nextPlan: null };
    case "renewed":
      return before.nextPlan === "free" ? ended(before) : { ...nextMonth(before), status: "active", ...CLEAR };
    case "renewal-failed": {
      if (before.nextPlan === "free") return ended(before);
      requirePaid(before);
      const graceEndsAt = days(before.periodEnd, GRACE_DAYS);
      return {
        ...nextMonth(before),
        status: "past_due",
        graceEndsAt,
        failures: 1,
        retryAt: retryAfter(graceEndsAt, event.at),
      };
    }
    case "paid":
      if (before.status !== "past_due") throw conflict("There's nothing to pay.");
      return { ...before, status: "active", ...CLEAR };
    case "retry-failed":
      if (before.status !== "past_due" || before.graceEndsAt === null) throw conflict("There's nothing to pay.");
      return { ...before, failures: before.failures + 1, retryAt: retryAfter(before.graceEndsAt, event.at) };
    case "ended":
      return ended(before);
  }
}

/** What time asks for: the month is over, a payment is to be tried again, the grace period is over. */
export type Due = "renew" | "retry" | "end-grace";

/** What time asks for at `now`; null when it asks for nothing. */
export function dueNow(subscription: Subscription, now: Date): Due | null {
  const { status, graceEndsAt, retryAt, periodEnd } = subscription;
  if (status === "ended") return null;
  if (graceEndsAt !== null && graceEndsAt <= now) return "end-grace";
  if (retryAt !== null && retryAt <= now) return "retry";
  return status === "active" && periodEnd <= now ? "renew" : null;
}

/** When time asks for something next; null when it never does. */
export function dueAt({ status, graceEndsAt, retryAt, periodEnd }: Subscription): Date | null {
  if (status === "ended") return null;
  if (status === "active") return periodEnd;
  return retryAt ?? graceEndsAt;
}

/** The plan an account has by what it pays for. */
export const planOf = (subscription: Subscription | null): PlanName =>
  subscription === null || subscription.status === "ended" ? "free" : subscription.plan;

function begun(plan: PaidPlan, at: Date, syncedAs: number): Subscription {
  const { start, end } = planPeriod(at, at);
  return {
    plan,
    status: "active",
    startedAt: at,
    periodStart: start,
    periodEnd: end,
    nextPlan: null,
    ...CLEAR,
    syncedAs,
  };
}

const ended = (before: Subscription): Subscription => ({ ...before, status: "ended", nextPlan: null, ...CLEAR });

function nextMonth(before: Subscription): Subscription {
  const plan = before.nextPlan === "pro" ? "pro" : before.plan;
  const period = planPeriod(before.startedAt, before.periodEnd);
  // Months that were counted otherwise, by a provider's clock, go on from where they are.
  const periodEnd = period.start.getTime() === before.periodEnd.getTime() ? period.end : addMonths(before.periodEnd, 1);
  return { ...before, plan, nextPlan: null, periodStart: before.periodEnd, periodEnd };
}

/** The first day of the schedule that is still to come. */
function retryAfter(graceEndsAt: Date, now: Date): Date | null {
  const failedAt = days(graceEndsAt, -GRACE_DAYS);
  return RETRY_DAYS.map((day) => days(failedAt, day)).find((day) => day > now) ?? null;
}

function synced(before: Subscription | null, { syncedAs, ...said }: Snapshot): Subscription | null {
  // Asked for later, answered earlier: what is newer stays.
  if (before !== null && syncedAs <= before.syncedAs) return before;
  if (said.status === "ended") return before === null ? null : { ...ended(before), syncedAs };
  const next = { ...said, ...CLEAR, syncedAs };
  if (said.status === "active") return next;
  return {
    ...next,
    nextPlan: null,
    graceEndsAt: days(said.periodStart, GRACE_DAYS),
    failures: Math.max(1, before?.failures ?? 1),
  };
}

function requirePaid({ status }: Subscription): void {
  if (status === "past_due") throw conflict("Your payment is past due. Pay it first, then change your plan.");
}

const conflict = (message: string): AppError => new AppError("conflict", message);
