import type { PlanName } from "@sayhey/contract/plans";
import type { PaidPlan, SubscriptionStatus } from "@sayhey/contract/subscription";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { dueAt, type Subscription } from "./subscription-machine.ts";

/** How a person pays, as it is shown to them. */
export interface PaymentMethod {
  brand: string;
  last4: string;
  /** `MM/YY`. */
  expires: string;
}

/** A subscription as it is kept. */
export interface StoredSubscription extends Subscription {
  provider: "sandbox" | "stripe";
  /** The provider's subscription; null in the sandbox. */
  externalId: string | null;
  paymentMethod: PaymentMethod | null;
  /** Sandbox only: the next payment is refused. */
  cardDeclines: boolean;
}

interface Row {
  provider: "sandbox" | "stripe";
  plan: PaidPlan;
  status: SubscriptionStatus;
  started_at: string;
  period_start: string;
  period_end: string;
  next_plan: Exclude<PlanName, "studio"> | null;
  grace_ends_at: string | null;
  retry_at: string | null;
  failures: number;
  card_brand: string | null;
  card_last4: string | null;
  card_expires: string | null;
  card_declines: boolean;
  external_id: string | null;
  synced_as: number;
}

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What a person pays for; null when they never did. */
export async function readSubscription(
  sql: Database | Transaction,
  userId: string,
): Promise<StoredSubscription | null> {
  const [row] = await sql<Row[]>`
    select provider, plan, status, started_at, period_start, period_end, next_plan, grace_ends_at, retry_at, failures, card_brand,
      card_last4, card_expires, card_declines, external_id, synced_as
    from subscriptions where user_id = ${userId}`;
  if (row === undefined) return null;
  const { card_brand: brand, card_last4: last4, card_expires: expires } = row;
  return {
    provider: row.provider,
    plan: row.plan,
    status: row.status,
    startedAt: new Date(row.started_at),
    periodStart: new Date(row.period_start),
    periodEnd: new Date(row.period_end),
    nextPlan: row.next_plan,
    graceEndsAt: date(row.grace_ends_at),
    retryAt: date(row.retry_at),
    failures: row.failures,
    syncedAs: row.synced_as,
    externalId: row.external_id,
    paymentMethod: brand === null || last4 === null || expires === null ? null : { brand, last4, expires },
    cardDeclines: row.card_declines,
  };
}

/** Keeps a subscription as it is now. */
export async function writeSubscription(tx: Transaction, userId: string, next: StoredSubscription): Promise<void> {
  const row = {
    user_id: userId,
    provider: next.provider,
    plan: next.plan,
    status: next.status,
    started_at: next.startedAt,
    period_start: next.periodStart,
    period_end: next.periodEnd,
    next_plan: next.nextPlan,
    grace_ends_at: next.graceEndsAt,
    retry_at: next.retryAt,
    failures: next.failures,
    card_brand: next.paymentMethod?.brand ?? null,
    card_last4: next.paymentMethod?.last4 ?? null,
    card_expires: next.paymentMethod?.expires ?? null,
    card_declines: next.cardDeclines,
    external_id: next.externalId,
    synced_as: next.syncedAs,
    due_at: dueAt(next),
  };
  const { user_id: _key, ...changes } = row;
  await tx`insert into subscriptions ${tx(row)} on conflict (user_id) do update set ${tx(changes)}`;
}

/** Makes everything that changes what one person pays for wait for its turn. */
export async function lockPayer(tx: Transaction, userId: string): Promise<void> {
  await tx`select 1 from accounts where user_id = ${userId} for update`;
}
