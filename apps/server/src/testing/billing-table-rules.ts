import type { TableRules } from "./table-rule.ts";

/** The rules of what people pay for. */
export const BILLING_RULES: TableRules[] = [
  {
    table: "subscriptions",
    key: "user_id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      plan: "studio",
      status: "past_due",
      period_end: "2099-01-01T00:00:00Z",
      next_plan: "free",
      grace_ends_at: "2099-01-01T00:00:00Z",
      card_declines: true,
      external_id: "sub_forged",
      synced_as: 9,
    },
    insert: {
      user_id: "00000000-0000-4000-8000-000000000001",
      provider: "sandbox",
      plan: "studio",
      status: "active",
      started_at: "2026-01-01T00:00:00Z",
      period_start: "2026-01-01T00:00:00Z",
      period_end: "2099-01-01T00:00:00Z",
    },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      await sql`
        insert into public.subscriptions (user_id, provider, plan, status, started_at, period_start, period_end)
        values (${ownerId}, 'sandbox', 'pro', 'active', now(), now(), now() + interval '1 month')`;
      return ownerId;
    },
  },
  {
    table: "invoices",
    key: "id",
    reads: { owner: 1, other: 0, anonymous: 0, service: 1 },
    writable: {},
    guarded: {
      amount_cents: 0,
      refunded_cents: 1900,
      status: "refunded",
      number: "SH-1",
      paid_at: "2099-01-01T00:00:00Z",
      url: "https://example.com",
      user_id: "00000000-0000-4000-8000-000000000001",
    },
    insert: {
      provider: "sandbox",
      plan: "pro",
      reason: "start",
      amount_cents: 0,
      status: "paid",
      period_start: "2026-01-01T00:00:00Z",
      period_end: "2026-02-01T00:00:00Z",
      external_id: "forged",
    },
    mayInsert: false,
    fill: async ({ sql }, ownerId) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.invoices (user_id, provider, plan, reason, amount_cents, status, period_start, period_end, paid_at, external_id)
        values (${ownerId}, 'sandbox', 'pro', 'start', 1900, 'paid', now(), now() + interval '1 month', now(), 'rules') returning id`;
      return row?.id ?? "";
    },
  },
];
