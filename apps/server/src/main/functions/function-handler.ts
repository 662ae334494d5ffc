import { AppError } from "@sayhey/contract/app-error";
import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import { checkTokenScope, resolveToken } from "../../auth/api-tokens/token-caller.ts";
import { isTokenLike } from "../../auth/api-tokens/token-format.ts";
import type { Claims } from "../../infra/database/database.ts";
import { errorResponse } from "../../http/error-response.ts";
import { noteLogContext } from "../../infra/log/log-context.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import { findUnstorable } from "../../infra/storable-text.ts";
import { requireSwitch, SWITCH_OF_FUNCTION } from "../../infra/switches/switches.ts";
import {
  type CallerSession,
  FieldError,
  type FunctionContext,
  type FunctionDefinition,
  type FunctionServices,
  type TokenCaller,
} from "../../http/rpc/define-function.ts";
import { REGISTRY } from "./registry.ts";

/** How the functions are reached. */
export interface FunctionHandlerOptions {
  services: FunctionServices;
  /** Claims of a bearer; null when it must be refused. */
  verifyBearer(token: string): Promise<Claims | null>;
  /** Notes that a session is in use. */
  touchSession?(sessionId: string, origin: { address: string; userAgent: string }): void;
}

const PREFIX = "/functions/v1/";

class TooMany extends AppError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("rate-limited", "You are doing this too often.", {
      hint: `Try again in ${Math.max(1, Math.ceil(retryAfterMs / 1000))} seconds.`,
    });
    this.retryAfterMs = retryAfterMs;
  }
}

/** Answers `POST /functions/v1/<name>`: who calls, how often, with what; then the function; every failure in one shape. */
export function createFunctionHandler(
  options: FunctionHandlerOptions,
): (request: Request, caller: { address: string }) => Promise<Response> {
  return async (request, { address }) => {
    try {
      const name = nameOf(new URL(request.url).pathname);
      if (request.method !== "POST") {
        return new Response(
          JSON.stringify({ error: { kind: "bad-request", message: "Functions are called with POST." } }),
          {
            status: 405,
            headers: { allow: "POST", "content-type": "application/json" },
          },
        );
      }
      const userAgent = (request.headers.get("user-agent") ?? "").slice(0, 400);
      const apiToken = await tokenOf(request, name, options, address);
      const session =
        apiToken === null
          ? await sessionOf(request, options.verifyBearer)
          : ({ userId: apiToken.userId, email: apiToken.email, sessionId: null, aal: "aal1" } satisfies CallerSession);
      if (session === null && FUNCTIONS[name].auth === "session") {
        throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
      }
      if (session !== null && session.sessionId !== null)
        options.touchSession?.(session.sessionId, { address, userAgent });
      if (session !== null) noteLogContext({ userId: session.userId });
      const needed = SWITCH_OF_FUNCTION[name];
      if (needed !== undefined) await requireSwitch(options.services.sql, needed);
      const who = session?.userId ?? `address ${networkOf(address)}`;
      const verdict = await countHit(options.services.sql, `function ${name} ${who}`, REGISTRY[name].rateLimit);
      if (!verdict.allowed) throw new TooMany(verdict.retryAfterMs);
      const output = await call(
        REGISTRY[name] as FunctionDefinition<FunctionName>,
        name,
        {
          ...options.services,
          // The check above has made sure that functions which need a session get one.
          userId: (session?.userId ?? null) as string,
          session: session as CallerSession,
          apiToken,
          address,
          userAgent,
        },
        await bodyOf(request),
      );
      return Response.json(output, { headers: { "cache-control": "no-store" } });
    } catch (error) {
      const answer = errorResponse(error);
      if (error instanceof TooMany)
        answer.headers.set("retry-after", String(Math.max(1, Math.ceil(error.retryAfterMs / 1000))));
      return answer;
    }
  };
}

async function call(
  definition: FunctionDefinition<FunctionName>,
  name: FunctionName,
  context: FunctionContext<FunctionName>,
  body: unknown,
): Promise<unknown> {
  const input = FUNCTIONS[name].input.safeParse(body);
  if (!input.success) {
    const issue = input.error.issues[0];
    const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
    const field = [...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].join(".");
    throw new FieldError(
      field,
      unknownKey === undefined ? (issue?.message ?? "This cannot be read.") : `${unknownKey} is not known here.`,
    );
  }
  const unstorable = findUnstorable(input.data);
  if (unstorable !== null) throw new FieldError(unstorable, "This contains characters that can't be stored.");
  const output = await definition.handler(context, input.data as never);
  // What leaves is checked too: nothing the contract does not name is ever sent.
  return FUNCTIONS[name].output.parse(output);
}

function nameOf(pathname: string): FunctionName {
  const name = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
  if (!Object.hasOwn(REGISTRY, name)) throw new AppError("not-found", "There is no such function.");
  return name as FunctionName;
}

/** At most this many unknown or refused API tokens from one network address. */
const TOKEN_FAILURES = { hits: 60, windowMs: 5 * 60_000 };

/**
 * Who calls with an API token, if that token may call this function; null for a call without one.
 * @throws AppError saying what is wrong with the token
 */
async function tokenOf(
  request: Request,
  name: FunctionName,
  options: FunctionHandlerOptions,
  address: string,
): Promise<TokenCaller | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer === undefined || !isTokenLike(bearer)) return null;
  const { sql } = options.services;
  try {
    const caller = await resolveToken(sql, bearer);
    checkTokenScope(FUNCTIONS[name], name, caller);
    return caller;
  } catch (error) {
    if (error instanceof AppError) {
      const verdict = await countHit(sql, `api-token refused ${networkOf(address)}`, TOKEN_FAILURES);
      if (!verdict.allowed) throw new TooMany(verdict.retryAfterMs);
    }
    throw error;
  }
}

/**
 * The session of the caller; null for somebody who sent none, or only the installation's publishable key.
 * @throws AppError unauthenticated for a token that is forged, expired or not ours
 */
async function sessionOf(
  request: Request,
  verifyBearer: FunctionHandlerOptions["verifyBearer"],
): Promise<CallerSession | null> {
  const given = request.headers.get("authorization");
  if (given === null) return null;
  const token = /^Bearer\s+(\S+)$/i.exec(given)?.[1];
  const claims = token === undefined ? null : await verifyBearer(token);
  if (claims === null) {
    throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
  }
  if (claims.role !== "authenticated" || claims.sub === undefined) return null;
  const { email, session_id: sessionId, aal } = claims;
  return {
    userId: claims.sub,
    email: typeof email === "string" ? email : "",
    sessionId: typeof sessionId === "string" ? sessionId : null,
    aal: aal === "aal2" ? "aal2" : "aal1",
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new AppError("bad-request", "The body is not UTF-8.");
  }
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-request", "The body is not JSON.");
  }
}
