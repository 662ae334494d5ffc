import { ACCOUNT_CLOSED_CODE } from "@sayhey/contract/account-security";
import { decodeJwt } from "jose";
import { z } from "zod";
import { isTokenLike } from "../api-tokens/token-format.ts";
import type { Claims, Database } from "../../infra/database/database.ts";
import { findUnstorable } from "../../infra/storable-text.ts";
import { closedSentence, readClosure, signKeepTicket, type Closure } from "./account-closure.ts";
import { methodOf, signInRoute, type SignInRoute } from "./auth-route.ts";
import { endSession } from "./end-sessions.ts";
import { passwordRefusal, setsPassword } from "./guard-password.ts";
import { type Origin, recordFailedSignIn, recordSignIn } from "./record-sign-in.ts";
import { createSessionTouch } from "./touch-session.ts";

type Answer = (request: Request, caller: { address: string }) => Promise<Response>;

/** What the watch needs. */
export interface AuthWatchOptions {
  sql: Database;
  /** Auth and REST themselves. */
  inner: Answer;
  verifyBearer(token: string): Promise<Claims | null>;
  /** Address of the product, without a trailing slash. */
  publicUrl: string;
  onWarning(message: string, error: unknown): void;
}

/** Auth and REST with their sign-ins remembered and closed accounts kept out. */
export interface AuthWatch {
  fetch: Answer;
  /** Notes that a session is in use. */
  touch(sessionId: string, origin: Origin): void;
  close(): Promise<void>;
}

const sessionSchema = z.looseObject({ access_token: z.string() });
const emailSchema = z.looseObject({ email: z.string() });
const tokenSchema = z.looseObject({ sub: z.uuid(), session_id: z.uuid() });

const TICKET_MINUTES = 15;

/**
 * Stands in front of `/auth/v1` and `/rest/v1`: remembers who signed in from where, keeps the last use of sessions, turns API
 * tokens away, and lets nobody into an account that is on its way out.
 */
export function watchAuth(options: AuthWatchOptions): AuthWatch {
  const { sql, inner } = options;
  const touch = createSessionTouch(sql, (error) =>
    options.onWarning("The last use of a session could not be kept.", error),
  );
  const pending = new Set<Promise<unknown>>();
  /** A failed try is written beside the answer, which must take as long for an address nobody has. */
  const aside = (work: Promise<unknown>): void => {
    const kept: Promise<unknown> = work
      .catch((error: unknown) => options.onWarning("A failed sign-in could not be kept.", error))
      .finally(() => pending.delete(kept));
    pending.add(kept);
  };

  const signedIn = async (answer: Response, route: SignInRoute, origin: Origin): Promise<Response> => {
    const waiting = await closureOfCode(sql, answer);
    if (waiting !== null) return turnAway(sql, waiting, answer, options.publicUrl);
    const token = await tokenOf(answer);
    const claims = token === null ? null : tokenSchema.safeParse(decodeJwt(token)).data;
    if (claims === undefined || claims === null) return answer;
    const closure = await readClosure(sql, claims.sub);
    if (closure !== null) {
      await endSession(sql, claims.sub, claims.session_id);
      return turnAway(sql, closure, answer, options.publicUrl);
    }
    await recordSignIn(sql, {
      ...origin,
      userId: claims.sub,
      sessionId: claims.session_id,
      method: route.method ?? methodOf(claims),
    });
    return answer;
  };

  const failed = async (route: SignInRoute, email: string | undefined, bearer: string | undefined, origin: Origin) => {
    if (route.failure === "email" && email !== undefined)
      await recordFailedSignIn(sql, { email }, route.method ?? "password", origin);
    if (route.failure !== "bearer" || bearer === undefined) return;
    // Only a bearer that holds gets any other answer than 401.
    const claims = tokenSchema.safeParse(claimsOf(bearer)).data;
    if (claims !== undefined)
      await recordFailedSignIn(sql, { userId: claims.sub }, route.method ?? "second-factor", origin);
  };

  return {
    touch: (sessionId, origin) => touch.touch(sessionId, origin),
    async close() {
      await Promise.allSettled(pending);
      await touch.close();
    },
    async fetch(request, caller) {
      const bearer = bearerOf(request.headers.get("authorization"));
      if (isTokenLike(bearer ?? "") || isTokenLike(request.headers.get("apikey") ?? "")) return tokensAreForFunctions();
      const origin = { address: caller.address, userAgent: request.headers.get("user-agent") ?? "" };
      const found = request.url.includes("/auth/v1/") ? signInRoute(request) : null;
      const route = found?.failure === "bearer" && (await isFirstCode(sql, request)) ? null : found;
      const email = route?.failure === "email" ? await emailOf(request) : undefined;
      if (bearer !== undefined && (await setsPassword(request))) {
        const claims = await options.verifyBearer(bearer);
        return passwordRefusal(claims) ?? inner(request, caller);
      }
      const answer = await inner(request, caller);
      if (answer.status < 400 && bearer !== undefined && provesBearer(request)) {
        const used = sessionIdOf(bearer);
        if (used !== null) touch.touch(used, origin);
      }
      if (route === null) return answer;
      if (answer.status < 400) {
        // A code asked for once more, before something that matters, is no sign-in.
        const proven = route.failure === "bearer" && levelOf(bearer) === "aal2";
        return proven ? answer : signedIn(answer, route, origin);
      }
      // Tries past the limit change nothing and may come by the thousand: they are not kept.
      if (answer.status < 500 && answer.status !== 429 && (route.failure === "email" || answer.status !== 401))
        aside(failed(route, email, bearer, origin));
      return answer;
    },
  };
}

/** The session token of an answer: in its body, or in the fragment of the address it leads to. */
async function tokenOf(answer: Response): Promise<string | null> {
  const location = answer.headers.get("location");
  if (location !== null) return new URLSearchParams(location.split("#")[1] ?? "").get("access_token");
  if (answer.headers.get("content-type")?.includes("json") !== true) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return sessionSchema.safeParse(body).data?.access_token ?? null;
}

/** The closure of the account that a redirect with a code is about to sign in; the code is used up then. */
async function closureOfCode(sql: Database, answer: Response): Promise<Closure | null> {
  const location = answer.headers.get("location");
  const code = location !== null && URL.canParse(location) ? new URL(location).searchParams.get("code") : null;
  if (code === null) return null;
  const [flow] = await sql<{ userId: string | null }[]>`
    select user_id as "userId" from auth.flow_state where auth_code = ${code}`;
  const closure = flow === undefined || flow.userId === null ? null : await readClosure(sql, flow.userId);
  if (closure !== null) await sql`delete from auth.flow_state where auth_code = ${code}`;
  return closure;
}

async function turnAway(sql: Database, closure: Closure, answer: Response, publicUrl: string): Promise<Response> {
  const ticket = await signKeepTicket(sql, closure, new Date(Date.now() + TICKET_MINUTES * 60_000));
  if (answer.headers.has("location")) {
    // In the fragment, which no server and no log ever sees.
    const fragment = new URLSearchParams({ keep: ticket, until: closure.eraseAt });
    return new Response(null, { status: 303, headers: { location: `${publicUrl}/auth#${fragment.toString()}` } });
  }
  return Response.json(
    {
      code: 403,
      error_code: ACCOUNT_CLOSED_CODE,
      msg: closedSentence(closure),
      keep: ticket,
      erase_at: closure.eraseAt,
    },
    {
      status: 403,
      headers: {
        "x-sb-error-code": ACCOUNT_CLOSED_CODE,
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
      },
    },
  );
}

function tokensAreForFunctions(): Response {
  const message = "API tokens are accepted under /functions/v1 only.";
  return Response.json(
    {
      code: 401,
      error_code: "api_token_refused",
      msg: message,
      message,
      hint: "Use the functions of docs/FUNCTIONS.md.",
      details: null,
    },
    { status: 401, headers: { "www-authenticate": 'Bearer error="invalid_token"', "cache-control": "no-store" } },
  );
}

/** Whether an answer without an error shows that the bearer has been verified; sign-ups and settings do not ask for it. */
const provesBearer = (request: Request): boolean =>
  request.method !== "OPTIONS" &&
  /^\/(?:rest\/v1\/|auth\/v1\/(?:user|reauthenticate|factors)(?:\/|$))/.test(new URL(request.url).pathname);

async function emailOf(request: Request): Promise<string | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = emailSchema.safeParse(body).data?.email;
  return findUnstorable(email) === null ? email : undefined; // Nobody has such an address.
}

const bearerOf = (header: string | null): string | undefined => /^Bearer\s+(\S+)$/i.exec(header ?? "")?.[1];

/** Whether a code is the first one of an app that is just being set up, which signs nobody in. */
async function isFirstCode(sql: Database, request: Request): Promise<boolean> {
  const factorId = /\/factors\/([0-9a-f-]{36})\/verify/i.exec(new URL(request.url).pathname)?.[1];
  if (factorId === undefined) return false;
  const rows =
    await sql`select 1 from auth.mfa_factors where id::text = ${factorId.toLowerCase()} and status = 'verified'`;
  return rows.length === 0;
}

function claimsOf(bearer: string): Record<string, unknown> | null {
  try {
    return decodeJwt(bearer);
  } catch {
    return null; // An API key is no session.
  }
}

const sessionIdOf = (bearer: string): string | null => tokenSchema.safeParse(claimsOf(bearer)).data?.session_id ?? null;

const levelOf = (bearer: string | undefined): unknown => (bearer === undefined ? null : claimsOf(bearer)?.["aal"]);
