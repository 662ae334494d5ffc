import type { FunctionOutput } from "@sayhey/contract/functions";
import { PLANS } from "@sayhey/contract/plans";
import type { Database } from "../../infra/database/database.ts";

type Revenue = FunctionOutput<"admin-overview">["revenue"];

const PROVIDERS = ["stripe", "sandbox"] as const;
/** Months that are told. */
const MONTHS = 6;

/** What is paid, by who takes the payments, from invoices and running subscriptions. Providers nobody has paid through are left out. */
export async function readRevenue(sql: Database): Promise<Revenue> {
  const [subscribers, months] = await Promise.all([
    sql<{ provider: string; pro: number; studio: number; pastDue: number }[]>`
      select provider, count(*) filter (where plan = 'pro')::int as pro, count(*) filter (where plan = 'studio')::int as studio,
        count(*) filter (where status = 'past_due')::int as "pastDue"
      from public.subscriptions where status <> 'ended' group by 1`,
    sql<{ provider: string; month: string; paidCents: number; refundedCents: number }[]>`
      select p.provider, to_char(m.month, 'YYYY-MM') as month,
        coalesce((select sum(amount_cents) from public.invoices i where i.provider = p.provider and i.paid_at >= m.month at time zone 'UTC'
          and i.paid_at < (m.month + interval '1 month') at time zone 'UTC'), 0)::int as "paidCents",
        coalesce((select sum(refunded_cents) from public.invoices i where i.provider = p.provider and i.refunded_at >= m.month at time zone 'UTC'
          and i.refunded_at < (m.month + interval '1 month') at time zone 'UTC'), 0)::int as "refundedCents"
      from (select distinct provider from public.invoices) p,
        generate_series(date_trunc('month', now() at time zone 'UTC') - make_interval(months => ${MONTHS - 1}),
          date_trunc('month', now() at time zone 'UTC'), interval '1 month') as m (month)
      order by 1, 2`,
  ]);
  return PROVIDERS.map((provider) => {
    const { pro = 0, studio = 0, pastDue = 0 } = subscribers.find((row) => row.provider === provider) ?? {};
    return {
      provider,
      monthlyCents: pro * PLANS.pro.pricePerMonth + studio * PLANS.studio.pricePerMonth,
      subscribers: { pro, studio, pastDue },
      months: months.filter((row) => row.provider === provider).map(({ provider: _provider, ...month }) => month),
    };
  }).filter(({ months: paid, subscribers: { pro, studio } }) => paid.length > 0 || pro + studio > 0);
}
