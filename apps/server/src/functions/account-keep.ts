import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { readKeepTicket } from "../platform/sign-ins/account-closure.ts";
import { accountOfPassword } from "../platform/sign-ins/own-password.ts";
import { tellSecurityChange } from "../platform/sign-ins/tell-security-change.ts";

/**
 * Opens a closed account again. It signs nobody in: whoever keeps the account still has to sign in, second factor and all, so a
 * ticket that leaks gives nothing away.
 */
export const accountKeep = defineFunction(
  "account-keep",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql }, { email, password, ticket }) => {
    const byTicket = ticket === undefined ? null : await readKeepTicket(sql, ticket);
    const userId = email !== undefined && password !== undefined ? await accountOfPassword(sql, email, password) : null;
    if (byTicket === null && userId === null) {
      throw ticket === undefined
        ? new AppError("unauthenticated", "This e-mail and password do not fit.", { hint: "Check both and try again." })
        : new AppError("unauthenticated", "This link is not valid or has expired.", {
            hint: "Sign in with your password or with Google to keep the account.",
          });
    }
    const kept = await sql.begin(async (tx) => {
      const [row] = await tx<{ userId: string }[]>`
        delete from private.account_closures
        where erasing_at is null and ${userId === null ? tx`id = ${byTicket}` : tx`user_id = ${userId}`}
        returning user_id as "userId"`;
      if (row === undefined) return null;
      const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${row.userId}`;
      await tellSecurityChange(tx, row.userId, "Your account stays", "Its deletion was cancelled. Sign in as usual.");
      if (user !== undefined && user.email !== null)
        await queueMail(tx, { kind: "account-deletion-cancelled", to: user.email, data: {} }, { userId: row.userId });
      return user?.email ?? "";
    });
    if (kept === null) {
      throw new AppError("conflict", "This account is not waiting to be deleted.", {
        hint: "It has been kept already, or it has been erased. Try to sign in.",
      });
    }
    return { email: kept };
  },
);
