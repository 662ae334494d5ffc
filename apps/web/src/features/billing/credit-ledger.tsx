import { formatDate } from "../../lib/format.ts";
import classes from "./billing.module.css";
import type { BillingState } from "./use-billing.ts";

const REASONS = {
  referral: "A friend you invited upgraded",
  referred: "Welcome: a friend invited you",
  render: "A render beyond the monthly ones",
  grant: "Given by whoever runs this server",
} as const;

/** What came into and went out of the credits, with the balance that follows. */
export function CreditLedger({ billing: { credits, ledger } }: { billing: BillingState }) {
  return (
    <>
      <p className={classes.text}>
        <strong className={`${classes.balance ?? ""} sh-tabular`}>{credits}</strong>{" "}
        {credits === 1 ? "render" : "renders"} on top of your plan. They are used when the monthly ones are, and do not
        expire.
      </p>
      {ledger.length === 0 ? (
        <p className={classes.note}>No entries yet. Invite a friend below: the first upgrade credits both of you.</p>
      ) : (
        <ul className={classes.lines} aria-label="Credits ledger">
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
