import { AppError } from "@sayhey/contract/app-error";
import { REFUND_DAYS, refundUntil } from "@sayhey/contract/subscription";
import type { InvoiceStatus } from "@sayhey/contract/subscription";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { notify } from "../../infra/notifications/notify.ts";
import type { Billing, PaymentProvider } from "./payment-provider.ts";

interface RefundableInvoice {
  id: string;
  status: InvoiceStatus;
  amountCents: number;
  paidAt: string | null;
  provider: "sandbox" | "stripe";
  externalId: string;
  paymentId: string | null;
}

/** Until when an invoice can be taken back at `now`; null when it cannot. */
export function refundableUntil(
  invoice: { status: InvoiceStatus; amountCents: number; paidAt: string | null },
  now: Date,
): Date | null {
  if (invoice.status !== "paid" || invoice.amountCents === 0 || invoice.paidAt === null) return null;
  const until = refundUntil(new Date(invoice.paidAt));
  return now <= until ? until : null;
}

/**
 * Takes a payment back: the invoice is marked first, so that two requests ask the provider once.
 * @throws AppError not-found, or conflict when it is too late, not paid, or taken back already
 */
export async function refundInvoice(
  { sql, billing }: { sql: Database; billing: Billing },
  payments: PaymentProvider,
  userId: string,
  invoiceId: string,
): Promise<void> {
  const invoice = await sql.begin(async (tx) => {
    const [row] = await tx<RefundableInvoice[]>`
      select id, status, amount_cents as "amountCents", paid_at as "paidAt", provider, external_id as "externalId",
        payment_id as "paymentId"
      from invoices where id = ${invoiceId} and user_id = ${userId} for update`;
    if (row === undefined) throw new AppError("not-found", "There is no such invoice.", { hint: "Reload the page." });
    if (row.status === "refunded" || row.status === "refunding")
      throw new AppError("conflict", "This payment is already being refunded.");
    if (refundableUntil(row, billing.now()) === null)
      throw new AppError("conflict", `Payments are refundable for ${REFUND_DAYS} days.`, {
        hint:
          row.status === "paid"
            ? "You can still cancel. Your plan then ends with the billing month."
            : "This one was not paid.",
      });
    // Buying and taking the money back, over and over, would be a plan for nothing.
    const [earlier] = await tx`
      select from invoices where user_id = ${userId} and status in ('refunded', 'refunding') and refunded_cents = amount_cents
        and amount_cents > 0 and coalesce(refunded_at, paid_at) <= ${row.paidAt} limit 1`;
    if (earlier !== undefined)
      throw new AppError("conflict", "You've had a payment refunded before.", {
        hint: "You can still cancel. Your plan then ends with the billing month.",
      });
    if (row.provider !== payments.name)
      throw new AppError("conflict", "This payment was made through another provider.", {
        hint: "Ask your administrator.",
      });
    await tx`update invoices set status = 'refunding' where id = ${row.id}`;
    return row;
  });
  try {
    await payments.refund(userId, invoice);
  } catch (error) {
    // Unless the provider's message came in between, it can be asked for again.
    await sql`update invoices set status = 'paid' where id = ${invoice.id} and status = 'refunding'`;
    throw error;
  }
}

/** Writes that a payment was given back in full, once. */
export async function markRefunded(tx: Transaction, invoiceId: string, at: Date): Promise<void> {
  const [row] = await tx<{ user_id: string; number: string }[]>`
    update invoices set status = 'refunded', refunded_cents = amount_cents, refunded_at = ${at}
    where id = ${invoiceId} and status in ('paid', 'refunding') returning user_id, number`;
  if (row === undefined) return;
  await notify(tx, {
    userId: row.user_id,
    event: "billing.changed",
    title: "Payment refunded",
    body: `Invoice ${row.number} is refunded. Banks take some days to show it.`,
    href: "/billing",
    key: `refund ${invoiceId}`,
  });
}
