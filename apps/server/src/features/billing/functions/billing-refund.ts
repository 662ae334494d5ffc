import type { PlanName } from "@sayhey/contract/plans";
import { refundInvoice } from "../refund.ts";
import { requirePayments } from "../require-payments.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Takes a payment back within its 7 days. */
export const billingRefund = defineFunction(
  "billing-refund",
  { rateLimit: { hits: 10, windowMs: 3_600_000 } },
  async (context, { invoiceId }) => {
    const { sql, userId } = context;
    await refundInvoice(context, requirePayments(context.billing), userId, invoiceId);
    const [row] = await sql<{ plan: PlanName; refunded: boolean }[]>`
      select a.plan, i.status = 'refunded' as refunded from accounts a, invoices i where a.user_id = ${userId} and i.id = ${invoiceId}`;
    return { status: row?.refunded === true ? "refunded" : "refunding", plan: row?.plan ?? "free" };
  },
);
