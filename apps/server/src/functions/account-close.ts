import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { defineFunction, FieldError } from "../platform/functions/define-function.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { readClosure, signKeepTicket } from "../platform/sign-ins/account-closure.ts";
import { cancelWorkOf } from "../platform/sign-ins/cancel-work.ts";
import { confirmPerson } from "../platform/sign-ins/confirm-person.ts";
import { endSessions } from "../platform/sign-ins/end-sessions.ts";

/** Erased this much before the promised days are over, so that an attempt that fails does not break the promise. */
const MARGIN_HOURS = 12;

/** Shuts the caller's account at once; a job erases it after the days of grace. */
export const accountClose = defineFunction(
  "account-close",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, userId, session }, input) => {
    const [user] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
    if (user === undefined)
      throw new AppError("unauthenticated", "This account no longer exists.", { hint: "Sign up again." });
    if (input.email.trim().toLowerCase() !== (user.email ?? "").toLowerCase()) {
      throw new FieldError("email", "This is not the e-mail of your account.", {
        hint: `You are signed in as ${user.email ?? "somebody without one"}.`,
      });
    }
    await confirmPerson(sql, session, input.password, "password");
    const eraseAt = await sql.begin(async (tx) => {
      // A sign-in under way waits for this lock, and then finds the account closed.
      await tx`select 1 from auth.users where id = ${userId} for update`;
      const [added] = await tx`
        insert into private.account_closures (user_id, erase_at)
        values (${userId}, now() + make_interval(days => ${LIMITS.erasureDays}, hours => ${-MARGIN_HOURS}))
        on conflict (user_id) do nothing returning 1`;
      if (added === undefined)
        throw new AppError("conflict", "This account is being deleted already.", { hint: "Sign in to keep it." });
      const closure = await readClosure(tx, userId);
      if (closure === null) throw new Error("the closure was not kept");
      await cancelWorkOf(tx, userId);
      await endSessions(tx, userId);
      if (user.email !== null) {
        const ticket = await signKeepTicket(tx, closure, new Date(closure.eraseAt));
        await queueMail(
          tx,
          {
            kind: "account-deletion-scheduled",
            to: user.email,
            data: {
              deletedOn: closure.eraseAt,
              path: `/auth#${new URLSearchParams({ keep: ticket, until: closure.eraseAt }).toString()}`,
            },
          },
          { userId },
        );
      }
      return closure.eraseAt;
    });
    return { eraseAt };
  },
);
