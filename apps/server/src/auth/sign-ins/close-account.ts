import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { Transaction } from "../../infra/database/database.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import { readClosure, signKeepTicket } from "./account-closure.ts";
import { cancelWorkOf } from "./cancel-work.ts";
import { endSessions } from "./end-sessions.ts";
import { tellSecurityChange } from "./tell-security-change.ts";

/** Erased this much before the promised days are over, so that an attempt that fails does not break the promise. */
const MARGIN_HOURS = 12;

/**
 * Shuts an account at once; a job erases it after the days of grace. Its owner is sent the way to keep it. Answers when it will be erased.
 * @throws AppError conflict when it is closed already
 */
export async function closeAccount(tx: Transaction, userId: string, email: string | null): Promise<string> {
  // A sign-in under way waits for this lock, and then finds the account closed.
  await tx`select 1 from auth.users where id = ${userId} for update`;
  const [added] = await tx`
    insert into private.account_closures (user_id, erase_at)
    values (${userId}, now() + make_interval(days => ${LIMITS.erasureDays}, hours => ${-MARGIN_HOURS}))
    on conflict (user_id) do nothing returning 1`;
  if (added === undefined)
    throw new AppError("conflict", "This account is already being deleted.", { hint: "Sign in to keep it." });
  const closure = await readClosure(tx, userId);
  if (closure === null) throw new Error("the closure was not kept");
  await cancelWorkOf(tx, userId);
  await endSessions(tx, userId);
  if (email !== null) {
    const ticket = await signKeepTicket(tx, closure, new Date(closure.eraseAt));
    await queueMail(
      tx,
      {
        kind: "account-deletion-scheduled",
        to: email,
        data: {
          deletedOn: closure.eraseAt,
          path: `/auth#${new URLSearchParams({ keep: ticket, until: closure.eraseAt }).toString()}`,
        },
      },
      { userId },
    );
  }
  return closure.eraseAt;
}

/** Opens a closed account again. Its owner is told. Answers their e-mail; null when none waited to be erased. */
export async function keepAccount(
  tx: Transaction,
  which: { userId: string } | { closureId: string },
): Promise<string | null> {
  const [row] = await tx<{ userId: string }[]>`
    delete from private.account_closures
    where erasing_at is null and ${"userId" in which ? tx`user_id = ${which.userId}` : tx`id = ${which.closureId}`}
    returning user_id as "userId"`;
  if (row === undefined) return null;
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${row.userId}`;
  await tellSecurityChange(
    tx,
    row.userId,
    "Your account has been restored",
    "The deletion was canceled. Sign in as usual.",
  );
  if (user !== undefined && user.email !== null)
    await queueMail(tx, { kind: "account-deletion-cancelled", to: user.email, data: {} }, { userId: row.userId });
  return user?.email ?? "";
}
