import { Button } from "@mantine/core";
import { PLANS } from "@sayhey/contract/plans";
import { type InvoiceView } from "@sayhey/contract/subscription";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { profileQuery } from "../../api/get-profile.ts";
import { formatDate, formatPrice } from "../../components/format.ts";
import { useSession, useUserId } from "../../session/session.tsx";
import classes from "./receipt.module.css";
import type { BillingState } from "./use-billing.ts";

/** Prints the receipt alone, without the page and the dialog around it. */
function printReceipt(receipt: HTMLElement | null): void {
  if (receipt === null) return;
  const sheet = document.createElement("div");
  sheet.dataset["sheet"] = "";
  sheet.className = classes.sheet ?? "";
  sheet.append(receipt.cloneNode(true));
  document.body.append(sheet);
  document.documentElement.dataset["printing"] = "receipt";
  window.print();
  delete document.documentElement.dataset["printing"];
  sheet.remove();
}

/** One invoice as a receipt that can be printed or kept as PDF. */
export function ReceiptDialog({
  invoice,
  provider,
  onClose,
}: {
  invoice: InvoiceView;
  provider: BillingState["provider"];
  onClose: () => void;
}) {
  const receipt = useRef<HTMLElement>(null);
  const session = useSession();
  const profile = useQuery(profileQuery(useUserId()));
  const paid = invoice.paidAt !== null && invoice.status !== "void";
  const rows: [string, string][] = [
    ["Invoice", invoice.number],
    ["Date", formatDate(invoice.createdAt)],
    [
      "Billed to",
      [profile.data?.full_name, session.status === "in" ? session.session.user.email : undefined]
        .filter(Boolean)
        .join(", "),
    ],
    ["Month", `${formatDate(invoice.periodStart)} to ${formatDate(invoice.periodEnd)}`],
    [
      "Status",
      paid && invoice.paidAt !== null
        ? `Paid on ${formatDate(invoice.paidAt)}`
        : invoice.status === "void"
          ? "Void"
          : "Not paid",
    ],
  ];
  return (
    <Dialog title={paid ? "Receipt" : "Invoice"} onClose={onClose} size={520}>
      <article
        ref={receipt}
        className={classes.receipt}
        aria-label={`${paid ? "Receipt" : "Invoice"} ${invoice.number}`}
      >
        <p className={classes.brand}>SayHey</p>
        {provider === "sandbox" ? <p className={classes.sandbox}>Test mode: no real charge</p> : null}
        <dl className={classes.rows}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>SayHey {PLANS[invoice.plan].title}, one month</td>
              <td className="sh-tabular">{formatPrice(invoice.amountCents)}</td>
            </tr>
            {invoice.refundedCents > 0 ? (
              <tr>
                <td>Refunded</td>
                <td className="sh-tabular">−{formatPrice(invoice.refundedCents)}</td>
              </tr>
            ) : null}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total, US dollars</th>
              <td className="sh-tabular">{formatPrice(invoice.amountCents - invoice.refundedCents)}</td>
            </tr>
          </tfoot>
        </table>
      </article>
      <div className={classes.end}>
        {invoice.url === null ? null : (
          <Button component="a" href={invoice.url} target="_blank" rel="noreferrer" variant="default">
            Open at Stripe
          </Button>
        )}
        <Button onClick={() => printReceipt(receipt.current)}>Print or save as PDF</Button>
      </div>
    </Dialog>
  );
}
