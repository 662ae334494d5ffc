import { z } from "zod";
import type { Database } from "../../infra/database/database.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { noteMethod, signToken, TOKEN_SECONDS, withFactors } from "./session-token.ts";
import type { LiveSession } from "./verify-session.ts";

/** What raising a session needs. */
export interface RaiseContext {
  sql: Database;
  jwtSecret: string;
  /** The user of an access token, as `GET /auth/v1/user` answers. */
  loadUser(token: string): Promise<unknown>;
}

const userSchema = z.looseObject({ id: z.uuid() });

/**
 * Raises one session to aal2 and answers its new tokens. The refresh tokens it had are used up; a tab that refreshes at
 * the same moment gets the new one, since it is their successor.
 * @throws AuthRefusal session_not_found when the session ended meanwhile
 */
export async function raiseSession(
  context: RaiseContext,
  session: LiveSession,
  method: string,
  factorId: string,
): Promise<unknown> {
  const { sql, jwtSecret } = context;
  const { sessionId, userId, claims } = session;
  const refreshToken = crypto.randomUUID();
  await sql.begin(async (tx) => {
    const [raised] = await tx`update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now()
      where id = ${sessionId} and user_id = ${userId} returning id`;
    if (raised === undefined) throw new AuthRefusal(401, "session_not_found", "The session has ended. Sign in again.");
    await noteMethod(tx, sessionId, method);
    const [last] = await tx<{ token: string }[]>`
      select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked
      order by created_at desc, id desc limit 1 for update`;
    await tx`update auth.refresh_tokens set revoked = true, updated_at = now()
      where session_id = ${sessionId} and not revoked`;
    await tx`insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, parent)
      values (${crypto.randomUUID()}, ${refreshToken}, ${userId}, ${sessionId}, false, ${last?.token ?? null})`;
  });
  const now = Math.floor(Date.now() / 1000);
  const token = await signToken(sql, jwtSecret, {
    sub: userId,
    aud: "authenticated",
    role: "authenticated",
    email: claims["email"],
    session_id: sessionId,
    iat: now,
    exp: now + TOKEN_SECONDS,
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: TOKEN_SECONDS,
    expires_at: now + TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: await withFactors(sql, userSchema.parse(await context.loadUser(token))),
  };
}
