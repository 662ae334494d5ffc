import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../infra/database/database.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { rewardReferrals } from "./referral-reward.ts";
import { createSandbox } from "./sandbox.ts";
import { dueNow } from "./subscription-machine.ts";
import { readSubscription } from "./subscription-store.ts";

/** What the job works with. */
export interface AdvanceBilling {
  sql: Database;
  now: () => Date;
  /** Null where Stripe is not connected. */
  stripe: (PaymentProvider & { refresh(userId: string): Promise<unknown> }) | null;
  warn(message: string, error?: unknown): void;
}

/** Months that one visit catches up with, should the server have been off for long. */
const STEPS = 40;
/** Stripe's own message of a renewal may take this long; after that it is asked. */
const PATIENCE_MS = 6 * 3_600_000;
const EVENTS_KEPT = "60 days";

/**
 * Does what time asks of subscriptions: renews, tries a missing payment again, ends what was not paid in time. One transaction for each
 * step of each account, decided again under its lock: it may be killed at any point, run again, and run on several workers at once.
 * @returns how many steps were taken
 */
export async function advanceBilling({ sql, now, stripe, warn }: AdvanceBilling): Promise<number> {
  const sandbox = createSandbox(sql, now);
  const due = await sql<{ userId: string; provider: "sandbox" | "stripe" }[]>`
    select user_id as "userId", provider from subscriptions where due_at <= ${now()} order by due_at, user_id`;
  let steps = 0;
  for (const { userId, provider } of due) {
    try {
      if (provider === "sandbox") for (let step = 0; step < STEPS && (await sandbox.advance(userId)); step++) steps++;
      else if (stripe !== null && (await advanceStripe(sql, stripe, userId, now()))) steps++;
    } catch (error) {
      // One account must not keep all others waiting.
      warn(`The subscription of ${userId} could not be brought up to date; the next hour tries again.`, error);
    }
  }
  if (stripe !== null) {
    await endSandboxed(sql, sandbox);
    await refundAgain(sql, stripe, warn);
  }
  await cancelOfClosedAccounts(sql, sandbox, stripe, warn);
  await rewardReferrals(sql, now());
  await sql`delete from private.stripe_events where received_at < ${now()}::timestamptz - ${EVENTS_KEPT}::interval`;
  return steps;
}

async function advanceStripe(
  sql: Database,
  stripe: NonNullable<AdvanceBilling["stripe"]>,
  userId: string,
  now: Date,
): Promise<boolean> {
  const before = await readSubscription(sql, userId);
  const due = before === null ? null : dueNow(before, now);
  if (before === null || due === null) return false;
  if (due === "end-grace") await stripe.endUnpaid(userId);
  else if (now.getTime() - before.periodEnd.getTime() >= PATIENCE_MS) await stripe.refresh(userId);
  else return false;
  return true;
}

/** What was played before Stripe was connected ends: nobody paid for it. */
async function endSandboxed(sql: Database, sandbox: PaymentProvider): Promise<void> {
  const played = await sql<{ userId: string }[]>`
    select user_id as "userId" from subscriptions where provider = 'sandbox' and status <> 'ended'`;
  for (const { userId } of played) await sandbox.endUnpaid(userId);
}

/** A refund whose process died before Stripe answered is asked for again; Stripe gives a payment back once at most. */
async function refundAgain(sql: Database, stripe: PaymentProvider, warn: AdvanceBilling["warn"]): Promise<void> {
  const asked = await sql<{ id: string; userId: string; externalId: string; paymentId: string | null }[]>`
    select id, user_id as "userId", external_id as "externalId", payment_id as "paymentId" from invoices
    where status = 'refunding' and provider = 'stripe'`;
  for (const invoice of asked)
    await stripe
      .refund(invoice.userId, invoice)
      .catch((error: unknown) => warn(`The refund of invoice ${invoice.id} could not be asked for again.`, error));
}

/** Nobody goes on paying for an account that is to be erased. */
async function cancelOfClosedAccounts(
  sql: Database,
  sandbox: PaymentProvider,
  stripe: PaymentProvider | null,
  warn: AdvanceBilling["warn"],
): Promise<void> {
  const closed = await sql<{ userId: string; provider: "sandbox" | "stripe" }[]>`
    select s.user_id as "userId", s.provider from subscriptions s join private.account_closures c using (user_id)
    where s.status <> 'ended' and s.next_plan is distinct from 'free'`;
  for (const { userId, provider } of closed) {
    const payments = provider === "sandbox" ? sandbox : stripe;
    await payments?.schedule(userId, "free").catch((error: unknown) => {
      if (error instanceof AppError && error.kind === "conflict") return;
      warn(
        `The subscription of the closed account ${userId} could not be cancelled; the next hour tries again.`,
        error,
      );
    });
  }
}
