import { Button } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import { type InvoiceView } from "@sayhey/contract/subscription";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { formatDate, formatDay, formatPrice } from "../../components/format.ts";
import classes from "./billing.module.css";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import { useBillingAction, type BillingState } from "./use-billing.ts";
import { toast } from "../../status/toast.ts";

const REASONS = { start: "first month", renewal: "renewal", upgrade: "upgrade" } as const;
const STATES = {
  open: "Not paid",
  paid: "Paid",
  refunding: "Refund pending",
  refunded: "Refunded",
  void: "Void",
} as const;

const nameOf = ({ paidAt, status }: InvoiceView): string =>
  paidAt === null || status === "void" ? "Invoice" : "Receipt";

/** A refund ends whatever is paid for by then, which need not be the plan of that invoice. */
function RefundDialog({
  invoice,
  billing: { subscription },
  onClose,
}: {
  invoice: InvoiceView;
  billing: BillingState;
  onClose: () => void;
}) {
  const [ends] = useState(subscription === null || subscription.status === "ended" ? null : subscription.plan);
  const refund = useBillingAction("billing-refund", ({ status }) => {
    onClose();
    toast.success(status === "refunded" ? "Payment refunded" : "Your refund is on its way", {
      description: ends === null ? undefined : "You're on Free now. Nothing was deleted.",
    });
  });
  return (
    <Dialog title={`Refund ${formatPrice(invoice.amountCents)}?`} onClose={onClose} size={440}>
      <p className={classes.text}>
        {ends === null
          ? `You get the whole payment of ${formatDate(invoice.paidAt ?? invoice.createdAt)} back. You have no paid plan, so nothing else changes.`
          : `You get a full refund, and ${PLANS[ends].title} ends now. Nothing is deleted; anything over the Free limits becomes read-only.`}
      </p>
      <div className={classes.dialogEnd}>
        <Button variant="default" onClick={onClose}>
          {ends === null ? "Not now" : "Keep my plan"}
        </Button>
        <Button color="chili" loading={refund.isPending} onClick={() => refund.mutate({ invoiceId: invoice.id })}>
          Refund {formatPrice(invoice.amountCents)}
        </Button>
      </div>
    </Dialog>
  );
}

/** What was billed, newest first: with a receipt for each, and a refund while that is possible. */
export function InvoiceList({ billing }: { billing: BillingState }) {
  const [receipt, setReceipt] = useState<InvoiceView | null>(null);
  const [refund, setRefund] = useState<InvoiceView | null>(null);
  if (billing.invoices.length === 0)
    return <p className={classes.note}>No invoices yet. They appear here after you upgrade.</p>;
  return (
    <>
      <ul className={classes.invoices} aria-label="Invoices">
        {billing.invoices.map((invoice) => (
          <li key={invoice.id}>
            <span className={classes.invoiceWhat}>
              <strong>
                {PLANS[invoice.plan].title}, {REASONS[invoice.reason]}
              </strong>
              <span className={classes.note}>
                {formatDate(invoice.createdAt)} · <span className="sh-tabular">{invoice.number}</span>
              </span>
            </span>
            <span className={`${classes.amount ?? ""} sh-tabular`}>{formatPrice(invoice.amountCents)}</span>
            <span className={classes.state} data-status={invoice.status}>
              {STATES[invoice.status]}
            </span>
            <span className={classes.invoiceEnd}>
              {invoice.refundUntil === null ? null : (
                <Button variant="subtle" size="compact-sm" onClick={() => setRefund(invoice)}>
                  Refund, until {formatDay(invoice.refundUntil)}
                </Button>
              )}
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${nameOf(invoice)} ${invoice.number}`}
                onClick={() => setReceipt(invoice)}
              >
                {nameOf(invoice)}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {receipt === null ? null : (
        <ReceiptDialog invoice={receipt} provider={billing.provider} onClose={() => setReceipt(null)} />
      )}
      {refund === null ? null : <RefundDialog invoice={refund} billing={billing} onClose={() => setRefund(null)} />}
    </>
  );
}
