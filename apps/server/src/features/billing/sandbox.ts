import { AppError } from "@sayhey/contract/app-error";
import { PLANS } from "@sayhey/contract/plans";
import { type PaidPlan, upgradePrice } from "@sayhey/contract/subscription";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { closeOpenInvoices, writeInvoice } from "./invoice-store.ts";
import type { Bought, PaymentProvider } from "./payment-provider.ts";
import { markRefunded } from "./refund.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { dueNow, type Subscription, type SubscriptionEvent, transition } from "./subscription-machine.ts";
import { lockPayer, readSubscription, type StoredSubscription } from "./subscription-store.ts";

/** The card everybody has in the sandbox. */
const CARD = { brand: "Sandbox card", last4: "4242", expires: "12/34" } as const;

/** What can be played by hand, beyond what people do themselves. */
type SandboxPlay = "renew" | "fail" | "end-grace";

/** The sandbox: every state of a subscription with no money moving. */
export interface Sandbox extends PaymentProvider {
  /** Plays what time or a bank would do. */
  play(userId: string, event: SandboxPlay): Promise<void>;
  /** Does what time asks of one person's subscription, in one transaction. False when there was nothing to do. */
  advance(userId: string): Promise<boolean>;
}

/** Opens the sandbox on a database. */
export function createSandbox(sql: Database, now: () => Date): Sandbox {
  const change = <T>(
    userId: string,
    work: (tx: Transaction, before: StoredSubscription | null) => Promise<T>,
  ): Promise<T> =>
    sql.begin(async (tx) => {
      await lockPayer(tx, userId);
      return work(tx, requireSandbox(await readSubscription(tx, userId)));
    }) as Promise<T>;
  const apply = async (
    tx: Transaction,
    userId: string,
    before: StoredSubscription | null,
    event: SubscriptionEvent,
    keep: Partial<StoredSubscription> = {},
  ) => {
    const after = transition(before, event);
    if (after === null) return { rewarded: false, after: null };
    const stored = { ...stand(before), ...after, ...keep };
    if (stored.status === "ended") await closeOpenInvoices(tx, userId, "void", now());
    return { ...(await settleSubscription(tx, { userId, before, after: stored, now: now() })), after: stored };
  };
  const step = (userId: string, event: (at: Date) => SubscriptionEvent): Promise<void> =>
    change(userId, async (tx, before) => void (await apply(tx, userId, before, event(now()))));

  return {
    name: "sandbox",
    buy: (userId, plan) =>
      change(userId, async (tx, before): Promise<Bought> => {
        const at = now();
        const live = before !== null && before.status !== "ended" ? before : null;
        const { rewarded, after } = await apply(
          tx,
          userId,
          before,
          { type: live === null ? "started" : "upgraded", at, plan },
          { paymentMethod: CARD, cardDeclines: false },
        );
        if (after !== null) {
          const amountCents =
            live === null
              ? PLANS[plan].pricePerMonth
              : upgradePrice(live.plan, plan, { start: live.periodStart, end: live.periodEnd, now: at });
          await bill(tx, userId, after, { at, amountCents, reason: live === null ? "start" : "upgrade", paid: true });
        }
        return { url: null, rewarded };
      }),
    schedule: (userId, plan) => step(userId, (at) => ({ type: "scheduled", plan, at })),
    resume: (userId) => step(userId, () => ({ type: "resumed" })),
    pay: (userId) =>
      change(userId, async (tx, before) => {
        // Paying by hand is paying by another card.
        await apply(tx, userId, before, { type: "paid" }, { cardDeclines: false });
        await closeOpenInvoices(tx, userId, "paid", now());
        return { url: null };
      }),
    portal: async () => null,
    refund: (userId, invoice) =>
      change(userId, async (tx, before) => {
        await markRefunded(tx, invoice.id, now());
        await apply(tx, userId, before, { type: "ended" });
      }),
    endUnpaid: (userId) => step(userId, () => ({ type: "ended" })),
    advance: (userId) =>
      change(userId, async (tx, before) => {
        if (before === null) return false;
        const due = dueNow(before, now());
        if (due === "end-grace") await apply(tx, userId, before, { type: "ended" });
        if (due === "retry") await retry(tx, userId, before);
        if (due === "renew") await renew(tx, userId, before);
        return due !== null;
      }),
    play: (userId, event) =>
      change(userId, async (tx, before) => {
        if (before === null || before.status === "ended")
          throw new AppError("conflict", "There is no running subscription.", { hint: "Upgrade first." });
        const at = now();
        if (event === "end-grace") {
          if (before.status !== "past_due")
            throw new AppError("conflict", "No payment is due.", { hint: "Let a payment fail first." });
          await apply(tx, userId, before, { type: "ended" });
          return;
        }
        if (before.status === "past_due") {
          if (event === "fail") await apply(tx, userId, before, { type: "retry-failed", at });
          else await retry(tx, userId, { ...before, cardDeclines: false });
          return;
        }
        // The month ends now, whatever the calendar says: it and the quotas begin anew here.
        await tx`update accounts set plan_started_at = ${at} where user_id = ${userId}`;
        const periodStart = before.periodStart < at ? before.periodStart : new Date(at.getTime() - 1);
        await renew(tx, userId, {
          ...before,
          periodStart,
          startedAt: at,
          periodEnd: at,
          cardDeclines: event === "fail",
        });
      }),
  };

  async function renew(tx: Transaction, userId: string, before: StoredSubscription): Promise<void> {
    const at = now();
    const { cardDeclines } = before;
    const { after } = await apply(tx, userId, before, { type: cardDeclines ? "renewal-failed" : "renewed", at });
    if (after === null || after.status === "ended") return;
    const { pricePerMonth: amountCents } = PLANS[after.plan];
    await bill(tx, userId, after, { at, amountCents, reason: "renewal", paid: !cardDeclines });
  }

  async function retry(tx: Transaction, userId: string, before: StoredSubscription): Promise<void> {
    if (before.cardDeclines) return void (await apply(tx, userId, before, { type: "retry-failed", at: now() }));
    await apply(tx, userId, before, { type: "paid" }, { cardDeclines: false });
    await closeOpenInvoices(tx, userId, "paid", now());
  }
}

/** One bill for each month and reason, so that nothing is ever billed twice. */
async function bill(
  tx: Transaction,
  userId: string,
  { plan, periodStart, periodEnd }: Subscription & { plan: PaidPlan },
  {
    at,
    amountCents,
    reason,
    paid,
  }: { at: Date; amountCents: number; reason: "start" | "renewal" | "upgrade"; paid: boolean },
): Promise<void> {
  await writeInvoice(tx, {
    userId,
    provider: "sandbox",
    plan,
    reason,
    amountCents,
    status: paid ? "paid" : "open",
    periodStart,
    periodEnd,
    at,
    paidAt: paid ? at : null,
    externalId: `sandbox ${userId} ${reason} ${periodStart.toISOString()}`,
    paymentId: null,
    url: null,
  });
}

const stand = (before: StoredSubscription | null) => ({
  provider: "sandbox" as const,
  externalId: null,
  paymentMethod: before?.paymentMethod ?? CARD,
  cardDeclines: before?.cardDeclines ?? false,
});

function requireSandbox(before: StoredSubscription | null): StoredSubscription | null {
  if (before === null || before.provider === "sandbox" || before.status === "ended") return before;
  throw new AppError(
    "conflict",
    "Your subscription is paid through Stripe, which this server is no longer connected to.",
    {
      hint: "Ask your administrator.",
    },
  );
}
