import type { InvoiceStatus, PaidPlan } from "@sayhey/contract/subscription";
import type { Database, Transaction } from "../../infra/database/database.ts";

/** A bill on its way into the books; amounts in US cents. */
export interface NewInvoice {
  userId: string;
  provider: "sandbox" | "stripe";
  plan: PaidPlan;
  reason: "start" | "renewal" | "upgrade";
  amountCents: number;
  status: Extract<InvoiceStatus, "open" | "paid" | "void">;
  periodStart: Date;
  periodEnd: Date;
  at: Date;
  paidAt: Date | null;
  /** The provider's name of it; the same one is written once, and brought up to date. */
  externalId: string;
  paymentId: string | null;
  url: string | null;
}

/** Writes a bill, or how it stands now. What was paid or refunded stays so, whatever comes late. */
export async function writeInvoice(tx: Transaction, invoice: NewInvoice): Promise<void> {
  await tx`
    insert into invoices (user_id, provider, plan, reason, amount_cents, status, period_start, period_end, created_at, paid_at,
      external_id, payment_id, url)
    values (${invoice.userId}, ${invoice.provider}, ${invoice.plan}, ${invoice.reason}, ${invoice.amountCents}, ${invoice.status},
      ${invoice.periodStart}, ${invoice.periodEnd}, ${invoice.at}, ${invoice.paidAt}, ${invoice.externalId}, ${invoice.paymentId},
      ${invoice.url})
    on conflict (external_id) do update set
      status = case when invoices.status = 'open' or (invoices.status = 'void' and excluded.status = 'paid')
        then excluded.status else invoices.status end,
      amount_cents = case when invoices.status = 'open' then excluded.amount_cents else invoices.amount_cents end,
      paid_at = coalesce(invoices.paid_at, excluded.paid_at), payment_id = coalesce(excluded.payment_id, invoices.payment_id),
      url = coalesce(excluded.url, invoices.url)
    where invoices.user_id = excluded.user_id`;
}

/** The bill of a person that waits to be paid; null when none does. */
export async function openInvoice(
  sql: Database | Transaction,
  userId: string,
): Promise<{ id: string; externalId: string; url: string | null } | null> {
  const [row] = await sql<{ id: string; externalId: string; url: string | null }[]>`
    select id, external_id as "externalId", url from invoices
    where user_id = ${userId} and status = 'open' order by created_at desc, id limit 1`;
  return row ?? null;
}

/** Marks the open bills of a person. */
export async function closeOpenInvoices(
  tx: Transaction,
  userId: string,
  status: "paid" | "void",
  at: Date,
): Promise<void> {
  await tx`
    update invoices set status = ${status}, paid_at = ${status === "paid" ? at : null}
    where user_id = ${userId} and status = 'open'`;
}
