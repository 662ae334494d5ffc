import type { AdminUserDetail } from "@sayhey/contract/functions/admin";
import { PLANS } from "@sayhey/contract/plans";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { formatAgo, formatDate, formatPrice, formatStorage } from "../../components/format.ts";
import classes from "./admin.module.css";
import { AuditLine } from "./audit-line.tsx";
import { Loaded } from "./part.tsx";
import { useAdminQuery } from "./use-admin.ts";
import { UserActions } from "./user-actions.tsx";
import { UserMarks } from "./user-marks.tsx";

/** Why renders came or went, and who put an account on a plan, in words; what has none stays as it is. */
const WORDS: Record<string, string> = {
  referral: "for a friend who upgraded",
  referred: "as an invited friend",
  render: "for a render",
  grant: "given by an admin",
  operator: "by an admin",
  sandbox: "in the sandbox",
  stripe: "through Stripe",
};
const words = (name: string): string => WORDS[name] ?? name;

function List<T>({
  title,
  rows,
  blank,
  line,
}: {
  title: string;
  rows: readonly T[];
  blank: string;
  line: (row: T) => ReactNode;
}) {
  return (
    <section className={classes.detailPart}>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={classes.note}>{blank}</p>
      ) : (
        <ul className={classes.short}>
          {rows.map((row, index) => (
            // Nothing in these lists moves while they are shown.
            <li key={index}>{line(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Detail({ user, now }: { user: AdminUserDetail; now: number }) {
  const { fullName, username, createdAt, lastSignInAt, tokens, storageBytes, transforms, audit } = user;
  return (
    <div className={classes.detail}>
      <div className={classes.detailHead}>
        <div className={classes.main}>
          <strong>{fullName}</strong>
          <span className={classes.note}>
            <Link to={`/profile/${username}`}>@{username}</Link> · since {formatDate(createdAt)}
            {lastSignInAt === null ? "" : ` · last sign-in ${formatAgo(Date.parse(lastSignInAt), now)}`}
          </span>
          <UserMarks user={user} />
        </div>
        <UserActions user={user} />
      </div>
      <p className={classes.note}>
        {formatStorage(storageBytes)} of files · {transforms} transforms · {tokens} API{" "}
        {tokens === 1 ? "token" : "tokens"}
      </p>
      <div className={classes.detailParts}>
        <List
          title="Credits"
          rows={user.ledger}
          blank="No entry."
          line={({ amount, reason, at }) => (
            <>
              <strong className="sh-tabular">{amount > 0 ? `+${amount}` : amount}</strong> {words(reason)},{" "}
              {formatDate(at)}
            </>
          )}
        />
        <List
          title="Plans"
          rows={user.planChanges}
          blank="No plan changes."
          line={({ from, to, provider, at }) => (
            <>
              {PLANS[from].title} to <strong>{PLANS[to].title}</strong> {words(provider)}, {formatDate(at)}
            </>
          )}
        />
        <List
          title="Invoices"
          rows={user.invoices}
          blank="None."
          line={({ number, provider, status, amountCents, at }) => (
            <>
              <strong>{formatPrice(amountCents)}</strong> {status}, {number}, {formatDate(at)}
              {provider === "sandbox" ? " (test)" : ""}
            </>
          )}
        />
        <List
          title="Published"
          rows={user.published}
          blank="Nothing."
          line={({ id, title, status }) =>
            status === "published" ? (
              <Link to={`/gallery/${id}`}>{title}</Link>
            ) : (
              <>
                {title}, {status === "taken-down" ? "taken down" : "unpublished"}
              </>
            )
          }
        />
        <List
          title="Sessions"
          rows={user.sessions}
          blank="No active sessions."
          line={({ device, usedAt }) => (
            <>
              {device}, {formatAgo(Date.parse(usedAt), now)}
            </>
          )}
        />
      </div>
      <section className={classes.detailPart}>
        <h3>What admins did</h3>
        {audit.length === 0 ? (
          <p className={classes.note}>Nothing.</p>
        ) : (
          <ul className={classes.lines}>
            {audit.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Everything of one account that an admin may see, over the list. */
export function UserDetail({ userId, onClose }: { userId: string; onClose: () => void }) {
  const detail = useAdminQuery("admin-user", { userId });
  return (
    <Dialog title={detail.data?.user.email ?? "Account"} onClose={onClose} size={880}>
      <Loaded query={detail} what="the account">
        {({ user }) => <Detail user={user} now={detail.dataUpdatedAt} />}
      </Loaded>
    </Dialog>
  );
}
