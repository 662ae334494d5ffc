import { AppError } from "@sayhey/contract/app-error";
import type { UserChange } from "@sayhey/contract/functions/admin";
import { changePlan } from "../billing/change-plan.port.ts";
import type { Transaction } from "../../infra/database/database.ts";
import type { CallerSession } from "../../http/rpc/define-function.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { cancelWorkOf } from "../../auth/sign-ins/cancel-work.ts";
import { closeAccount, keepAccount } from "../../auth/sign-ins/close-account.ts";
import { tellSecurityChange } from "../../auth/sign-ins/tell-security-change.ts";
import { endSessions } from "../../auth/sign-ins/end-sessions.ts";
import { audit } from "./audit.ts";

/** What an admin must not do to themselves: nobody else might be left to undo it. */
const NOT_TO_ONESELF = new Set<UserChange["action"]>(["suspend", "revoke-role", "delete"]);

/**
 * Does one thing to an account and writes it down, in one transaction.
 * @throws AppError not-found, forbidden for what an admin must not do to themselves, conflict when it is so already
 */
export async function changeUser(
  tx: Transaction,
  admin: CallerSession,
  userId: string,
  change: UserChange,
): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId} for update`;
  if (user === undefined) throw new AppError("not-found", "There is no such account.");
  if (userId === admin.userId && NOT_TO_ONESELF.has(change.action))
    throw new AppError("forbidden", "You can't do this to your own account.", { hint: "Ask another admin." });
  await apply(tx, userId, user.email, change);
  const { action, reason, ...details } = change;
  await audit(tx, admin, { action, target: user.email ?? userId, targetId: userId, reason, details });
}

async function apply(tx: Transaction, userId: string, email: string | null, change: UserChange): Promise<void> {
  switch (change.action) {
    case "set-plan":
      await changePlan(tx, { userId, to: change.plan, provider: "operator" });
      return;
    case "grant-credits":
      await tx`insert into credit_entries (user_id, amount, reason, key)
        values (${userId}, ${change.amount}, 'grant', ${crypto.randomUUID()})`;
      await notify(tx, {
        userId,
        event: "billing.changed",
        title: `${change.amount} renders for you`,
        body: `Your administrator has credited your account: ${change.reason}`,
        href: "/billing",
      });
      return;
    case "suspend": {
      const [added] = await tx`insert into private.suspensions (user_id, reason) values (${userId}, ${change.reason})
        on conflict (user_id) do nothing returning 1`;
      if (added === undefined) throw new AppError("conflict", "This account is already suspended.");
      await tx`update auth.users set banned_until = 'infinity' where id = ${userId}`;
      await cancelWorkOf(tx, userId);
      await endSessions(tx, userId);
      return;
    }
    case "restore": {
      const [removed] = await tx`delete from private.suspensions where user_id = ${userId} returning 1`;
      if (removed === undefined) throw new AppError("conflict", "This account is not suspended.");
      await tx`update auth.users set banned_until = null where id = ${userId}`;
      return;
    }
    case "sign-out":
      await endSessions(tx, userId);
      return;
    case "remove-factors": {
      const removed = await tx`delete from auth.mfa_factors where user_id = ${userId} returning 1`;
      if (removed.length === 0) throw new AppError("conflict", "This account has no second factor.");
      await tx`delete from private.recovery_codes where user_id = ${userId}`;
      await endSessions(tx, userId);
      await tellSecurityChange(
        tx,
        userId,
        "Two-step sign-in is off",
        "Your administrator has removed the second factor of your account.",
      );
      return;
    }
    case "delete":
      await closeAccount(tx, userId, email);
      return;
    case "keep":
      if ((await keepAccount(tx, { userId })) === null)
        throw new AppError("conflict", "This account isn't scheduled for deletion.");
      return;
    case "grant-role": {
      const [shut] = await tx<{ shut: boolean }[]>`select private.account_is_closed(${userId}) as shut`;
      if (shut?.shut === true) throw new AppError("conflict", "This account is closed.", { hint: "Reopen it first." });
      await tx`insert into private.admins (user_id) values (${userId}) on conflict (user_id) do nothing`;
      return;
    }
    case "revoke-role":
      await tx`delete from private.admins where user_id = ${userId}`;
  }
}
