import { revokeTokens } from "../api-tokens/revoke-tokens.ts";
import { defineFunction, FieldError } from "../../http/rpc/define-function.ts";
import { confirmPerson } from "../sign-ins/confirm-person.ts";
import { endSessions } from "../sign-ins/end-sessions.ts";
import { setPassword } from "../sign-ins/own-password.ts";
import { tellSecurityChange } from "../sign-ins/tell-security-change.ts";

/** Changes the caller's password, or gives one to an account that was made with Google. */
export const passwordChange = defineFunction(
  "password-change",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, session, passwords }, input) => {
    const { currentPassword, newPassword, endOthers } = input;
    await confirmPerson(sql, session, currentPassword, "currentPassword");
    if (currentPassword === newPassword) throw new FieldError("newPassword", "This is the password you have now.");
    const { errors } = await passwords.check(newPassword, { breaches: true, turn: { who: userId, first: true } });
    if (errors[0] !== undefined) throw new FieldError("newPassword", errors[0]);
    return sql.begin(async (tx) => {
      await setPassword(tx, userId, newPassword);
      const revokedTokens = input.revokeTokens ? await revokeTokens(tx, userId) : 0;
      const ended = endOthers ? await endSessions(tx, userId, { but: session.sessionId }) : 0;
      await tellSecurityChange(
        tx,
        userId,
        "Your password was changed",
        ended === 0 ? "Use the new one from now on." : "You've been signed out everywhere else.",
      );
      return { endedSessions: ended, revokedTokens };
    });
  },
);
