import { AppError } from "@sayhey/contract/app-error";
import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import type { Claims } from "../database.ts";
import { errorResponse } from "../error-response.ts";
import { countHit } from "../rate-limit.ts";
import { FieldError, type FunctionDefinition, type FunctionServices } from "./define-function.ts";
import { REGISTRY } from "./registry.ts";

/** How the functions are reached. */
export interface FunctionHandlerOptions {
  services: FunctionServices;
  /** Claims of a bearer; null when it must be refused. */
  verifyBearer(token: string): Promise<Claims | null>;
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
export function createFunctionHandler(options: FunctionHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
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
      const userId = await sessionOf(request, options.verifyBearer);
      const verdict = await countHit(options.services.sql, `function ${name} ${userId}`, REGISTRY[name].rateLimit);
      if (!verdict.allowed) throw new TooMany(verdict.retryAfterMs);
      const output = await call(
        REGISTRY[name] as FunctionDefinition<FunctionName>,
        name,
        { ...options.services, userId },
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
  context: FunctionServices & { userId: string },
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
  const output = await definition.handler(context, input.data as never);
  // What leaves is checked too: nothing the contract does not name is ever sent.
  return FUNCTIONS[name].output.parse(output);
}

function nameOf(pathname: string): FunctionName {
  const name = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
  if (!Object.hasOwn(REGISTRY, name)) throw new AppError("not-found", "There is no such function.");
  return name as FunctionName;
}

async function sessionOf(request: Request, verifyBearer: FunctionHandlerOptions["verifyBearer"]): Promise<string> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const claims = token === undefined ? null : await verifyBearer(token);
  if (claims === null || claims.role !== "authenticated" || claims.sub === undefined) {
    throw new AppError("unauthenticated", "You are not signed in.", { hint: "Sign in, then try again." });
  }
  return claims.sub;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-request", "The body is not JSON.");
  }
}
