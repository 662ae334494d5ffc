import { AppError } from "@sayhey/contract/app-error";
import { PLANS } from "@sayhey/contract/plans";
import type { PaidPlan } from "@sayhey/contract/subscription";
import { readSubscription } from "../subscription-store.ts";
import type { StripeSync } from "./stripe-sync.ts";

interface Kept {
  customerId: string;
  checkoutId: string | null;
  checkoutPlan: PaidPlan | null;
}

/**
 * The address where a first plan is paid. A person has one check-out at a time: asked for again it is the same one, and one for another
 * plan is closed first.
 * @throws AppError conflict when it was paid already
 */
export async function checkoutUrl(
  { sql, client, config }: StripeSync,
  userId: string,
  plan: PaidPlan,
  refresh: (userId: string) => Promise<unknown>,
): Promise<string> {
  const kept = await customerOf({ sql, client }, userId);
  const before = kept.checkoutId;
  if (before !== null) {
    const session = await client.ask((stripe) => stripe.checkout.sessions.retrieve(before));
    if (session.status === "complete") {
      await refresh(userId);
      const subscription = await readSubscription(sql, userId);
      if (subscription !== null && subscription.status !== "ended")
        throw new AppError("conflict", `You've already paid. You're on ${PLANS[subscription.plan].title}.`, {
          hint: "Reload the page.",
        });
    }
    if (session.status === "open") {
      if (kept.checkoutPlan === plan && session.url !== null) return session.url;
      await client.ask((stripe, once) => stripe.checkout.sessions.expire(before, {}, once));
    }
  }
  const session = await client.ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: kept.customerId,
        client_reference_id: userId,
        line_items: [{ price: config.prices[plan], quantity: 1 }],
        subscription_data: { metadata: { user_id: userId } },
        success_url: `${config.siteUrl}/billing?paid=${plan}`,
        cancel_url: `${config.siteUrl}/billing`,
      },
      // Two tabs that ask at once get the same check-out.
      { idempotencyKey: `checkout ${userId} ${plan} after ${before ?? "none"}` },
    ),
  );
  await sql`
    update private.stripe_customers set checkout_id = ${session.id}, checkout_plan = ${plan} where user_id = ${userId}`;
  if (session.url === null) throw new AppError("unavailable", "The payment provider gave no address to pay at.");
  return session.url;
}

/** Whom Stripe knows a person as; made known at the first purchase. */
async function customerOf({ sql, client }: Pick<StripeSync, "sql" | "client">, userId: string): Promise<Kept> {
  const read = async (): Promise<Kept | undefined> =>
    (
      await sql<Kept[]>`
        select customer_id as "customerId", checkout_id as "checkoutId", checkout_plan as "checkoutPlan"
        from private.stripe_customers where user_id = ${userId}`
    )[0];
  const known = await read();
  if (known !== undefined) return known;
  const [person] = await sql<{ email: string | null; name: string }[]>`
    select u.email, p.full_name as name from auth.users u join profiles p on p.id = u.id where u.id = ${userId}`;
  if (person === undefined) throw new AppError("unauthenticated", "This account no longer exists.");
  const customer = await client.ask((stripe) =>
    stripe.customers.create(
      {
        ...(person.email === null ? {} : { email: person.email }),
        ...(person.name === "" ? {} : { name: person.name }),
        metadata: { user_id: userId },
      },
      { idempotencyKey: `customer ${userId}` },
    ),
  );
  await sql`
    insert into private.stripe_customers (user_id, customer_id) values (${userId}, ${customer.id}) on conflict (user_id) do nothing`;
  const made = await read();
  if (made === undefined) throw new Error("the customer was not kept");
  return made;
}
