import { formatDate } from "../../components/format.ts";
import classes from "./billing.module.css";
import type { BillingState } from "./use-billing.ts";

const REASONS = {
  referral: "A friend you invited upgraded",
  referred: "Welcome: a friend invited you",
  render: "A render beyond your monthly limit",
  grant: "Granted by your administrator",
} as const;

/** What came into and went out of the credits, with the balance that follows. */
export function CreditLedger({ billing: { credits, ledger } }: { billing: BillingState }) {
  return (
    <>
      <p className={classes.text}>
        <strong className={`${classes.balance ?? ""} sh-tabular`}>{credits}</strong>{" "}
        {credits === 1 ? "render" : "renders"} on top of your plan. They're used after your monthly renders and don't
        expire.
      </p>
      {ledger.length === 0 ? (
        <p className={classes.note}>No entries yet. Refer a friend, and you both get credits when they upgrade.</p>
      ) : (
        <ul className={classes.lines} aria-label="Credit history">
          {ledger.map(({ id, amount, reason, at }) => (
            <li key={id}>
              <span>{REASONS[reason]}</span>
              <span className={classes.note}>{formatDate(at)}</span>
              <span className={`${classes.entry ?? ""} sh-tabular`} data-positive={amount > 0 || undefined}>
                {amount > 0 ? `+${amount}` : `−${-amount}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
