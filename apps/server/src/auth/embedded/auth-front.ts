import type { Database } from "../../infra/database/database.ts";
import { authRefusal, AuthRefusal } from "./auth-refusal.ts";
import { answerFactors, isFactorPath } from "./factors.ts";
import type { GoogleSignIn } from "./oauth.ts";
import { raiseSession } from "./raise-session.ts";
import type { SessionStates } from "./session-states.ts";
import type { VerifyBearer } from "./verify-bearer.ts";
import { liveSession, requireSecondFactor, type LiveSession } from "./verify-session.ts";

/** What stands before the library's auth part. */
export interface AuthFrontOptions {
  sql: Database;
  jwtSecret: string;
  /** Checks a token without looking at its session. */
  verifyToken: VerifyBearer;
  states: SessionStates;
  google: GoogleSignIn;
  /** The user of an access token, as `GET /auth/v1/user` answers. */
  loadUser(token: string): Promise<unknown>;
}

/** Answers what the library lacks and refuses what it would let pass; `undefined` leaves a request to the library. */
export type AuthFront = (request: Request, caller: { address: string }) => Promise<Response | undefined>;

/** Calls of the library that are about the session they come with. */
const NEEDS_SESSION = /^\/auth\/v1\/(?:user|logout|reauthenticate)\/?$/;

/** Makes the front: second factors, sign-in with Google, and a look at the session of every call that has one. */
export function createAuthFront(options: AuthFrontOptions): AuthFront {
  const { sql, states, google } = options;

  /** @throws AuthRefusal 401 when the bearer is not one of ours or its session is over */
  const sessionOf = async (request: Request): Promise<LiveSession> => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    const claims = token === undefined ? null : await options.verifyToken(token);
    if (claims?.role !== "authenticated") {
      throw new AuthRefusal(401, "bad_jwt", "The session is not valid. Sign in again.");
    }
    return liveSession(claims, states);
  };

  const factors = async (request: Request, pathname: string, address: string): Promise<Response> => {
    try {
      const session = await sessionOf(request);
      return await answerFactors(request.method, pathname, {
        sql,
        session,
        email: typeof session.claims["email"] === "string" ? session.claims["email"] : "",
        address,
        body: await readJson(request),
        now: Date.now(),
        raise: (method, factorId) => raiseSession(options, session, method, factorId),
      });
    } finally {
      states.forget();
    }
  };

  return async (request, { address }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === "OPTIONS") return undefined;
    try {
      if (isFactorPath(pathname)) return await factors(request, pathname, address);
      if (/^\/auth\/v1\/callback\/?$/.test(pathname)) return await google.callback(request);
      if (/^\/auth\/v1\/authorize\/?$/.test(pathname)) return await google.authorize(request, address);
      if (!NEEDS_SESSION.test(pathname)) return undefined;
      const session = await sessionOf(request);
      // What is needed to finish the second factor, and the way out, stay open at aal1; other sessions are not theirs to end.
      const leaves = pathname.includes("/logout") && searchParams.getAll("scope").join() === "local";
      const staysOpen = leaves || (pathname.includes("/user") && request.method === "GET");
      if (!staysOpen) requireSecondFactor(session);
      return undefined;
    } catch (error) {
      return authRefusal(error);
    }
  };
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthRefusal(400, "bad_json", "The body is not JSON.");
  }
}
