import { log } from "../../infra/log/log.ts";
import { AppError } from "@sayhey/contract/app-error";
import { platformRefusal } from "./database-refusal.ts";

/** A refusal of the auth part, in the words and codes that supabase-js reads (`error.code`, `error.message`). */
export class AuthRefusal extends AppError {
  readonly #status: number;
  /** Code of GoTrue's catalogue: `insufficient_aal`, `mfa_verification_failed`. */
  readonly code: string;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, code: string, message: string, retryAfterMs?: number) {
    super(status === 429 ? "rate-limited" : status === 401 ? "unauthenticated" : "forbidden", message);
    this.#status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  override get status(): number {
    return this.#status;
  }
}

/** The answer of the auth part for a refusal; whatever else went wrong is reported and told without its inner words. */
export function authRefusal(error: unknown): Response {
  if (error instanceof AppError && !(error instanceof AuthRefusal) && error.kind !== "internal")
    return platformRefusal("/auth/v1", error);
  if (!(error instanceof AuthRefusal)) log.error("A request to auth failed.", error);
  const refusal =
    error instanceof AuthRefusal
      ? error
      : new AuthRefusal(500, "unexpected_failure", "Something went wrong on our side. Please try again in a moment.");
  const headers: Record<string, string> = {
    "x-sb-error-code": refusal.code,
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
  };
  if (refusal.retryAfterMs !== undefined)
    headers["retry-after"] = String(Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)));
  return Response.json(
    { code: refusal.status, error_code: refusal.code, msg: refusal.message },
    { status: refusal.status, headers },
  );
}
