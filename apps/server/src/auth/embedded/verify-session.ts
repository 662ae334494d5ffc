import { z } from "zod";
import type { Claims } from "../../infra/database/database.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { SessionState, SessionStates } from "./session-states.ts";
import type { VerifyBearer } from "./verify-bearer.ts";

/** A bearer whose session exists and whose user may sign in. */
export interface LiveSession {
  claims: Claims;
  userId: string;
  sessionId: string;
  /** Proven by both the token and the session: an older token of a session does not rise with it. */
  aal: "aal1" | "aal2";
  state: SessionState;
}

const sessionClaims = z.looseObject({ sub: z.uuid(), session_id: z.uuid() });

/**
 * The live session of claims that have been verified.
 * @throws AuthRefusal when the session has ended or its user is banned
 */
export async function liveSession(claims: Claims, states: SessionStates): Promise<LiveSession> {
  const parsed = sessionClaims.safeParse(claims);
  const state = parsed.success ? await states.of(parsed.data.session_id) : null;
  if (!parsed.success || state === null || state.userId !== parsed.data.sub) {
    throw new AuthRefusal(401, "session_not_found", "The session has ended. Sign in again.");
  }
  if (state.banned) throw new AuthRefusal(403, "user_banned", "This account is suspended.");
  const aal = claims["aal"] === "aal2" && state.aal === "aal2" ? "aal2" : "aal1";
  return { claims, userId: parsed.data.sub, sessionId: parsed.data.session_id, aal, state };
}

/** @throws AuthRefusal insufficient_aal while the second factor of its user is missing */
export function requireSecondFactor(session: LiveSession): void {
  if (session.state.needsSecondFactor && session.aal !== "aal2") {
    throw new AuthRefusal(403, "insufficient_aal", "One more step: enter the code from your authenticator app.");
  }
}

/** Whether the session of claims that were verified before still goes on, with the level it then had. */
export type SessionHolds = (claims: Claims) => Promise<boolean>;

/** Makes the check for what outlives a request, such as an open socket. */
export function createSessionCheck(states: SessionStates): SessionHolds {
  return async (claims) => {
    if (claims.role !== "authenticated") return true;
    try {
      requireSecondFactor(await liveSession(claims, states));
      return true;
    } catch (error) {
      if (error instanceof AuthRefusal) return false;
      throw error;
    }
  };
}

/**
 * A verifier of bearers that also looks at the session: null for one that has ended or whose user is banned.
 * @throws AuthRefusal insufficient_aal while the second factor of its user is missing
 */
export function createSessionVerifier(verify: VerifyBearer, states: SessionStates): VerifyBearer {
  return async (token) => {
    const claims = await verify(token);
    if (claims === null || claims.role !== "authenticated") return claims;
    try {
      requireSecondFactor(await liveSession(claims, states));
      return claims;
    } catch (error) {
      if (error instanceof AuthRefusal && error.code !== "insufficient_aal") return null;
      throw error;
    }
  };
}
