import { AppError } from "@sayhey/contract/app-error";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { closeAccount } from "../../../auth/sign-ins/close-account.ts";
import { confirmPerson } from "../../../auth/sign-ins/confirm-person.ts";

/** Shuts the caller's account at once; a job erases it after the days of grace. */
export const accountClose = defineFunction(
  "account-close",
  { rateLimit: { hits: 10, windowMs: 60_000 } },
  async ({ sql, userId, session }, input) => {
    const [user] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
    if (user === undefined)
      throw new AppError("unauthenticated", "This account no longer exists.", { hint: "Sign up again." });
    if (input.email.trim().toLowerCase() !== (user.email ?? "").toLowerCase()) {
      throw new FieldError("email", "This isn't the email address of your account.", {
        hint: `You are signed in as ${user.email ?? "somebody without one"}.`,
      });
    }
    await confirmPerson(sql, session, input.password, "password");
    const eraseAt = await sql.begin((tx) => closeAccount(tx, userId, user.email));
    return { eraseAt };
  },
);
