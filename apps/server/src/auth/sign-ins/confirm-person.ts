import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../infra/database/database.ts";
import { FieldError, type CallerSession } from "../../http/rpc/define-function.ts";
import { passwordHashOf, requirePassword } from "./own-password.ts";

const FRESH_MINUTES = 10;

/** Whether the session began, or proved a second factor, so lately that it can stand for a password. */
export async function isFreshSession(
  sql: Database,
  session: Pick<CallerSession, "userId" | "sessionId">,
): Promise<boolean> {
  if (session.sessionId === null) return false;
  const [row] = await sql<{ fresh: boolean }[]>`
    select s.created_at > now() - make_interval(mins => ${FRESH_MINUTES}) or exists (
      select from auth.mfa_amr_claims c where c.session_id = s.id and c.authentication_method = 'totp'
        and c.updated_at > now() - make_interval(mins => ${FRESH_MINUTES})) as fresh
    from auth.sessions s where s.id = ${session.sessionId} and s.user_id = ${session.userId}`;
  return row?.fresh === true;
}

/**
 * Makes sure that the person themself asks, before what cannot be left to whoever finds an open page: by the password, or where
 * the account has none, by a session that has just begun.
 * @throws FieldError for a wrong or missing password, AppError forbidden for a session that is too old
 */
export async function confirmPerson(
  sql: Database,
  session: CallerSession,
  password: string | undefined,
  field: string,
): Promise<void> {
  if ((await passwordHashOf(sql, session.userId)) !== null) {
    if (password === undefined || password === "") throw new FieldError(field, "Enter your current password.");
    await requirePassword(sql, session.userId, password, field);
    return;
  }
  if (await isFreshSession(sql, session)) return;
  throw new AppError("forbidden", "This needs a sign-in from the last ten minutes.", {
    hint: "Sign in with Google again, then repeat this.",
  });
}
