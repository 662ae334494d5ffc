import { log } from "../infra/log/log.ts";
import { AppError } from "@sayhey/contract/app-error";

/**
 * Turns a failure into an answer `{ error: { kind, message, hint?, field?, conflicts? } }` with the status of its kind. What was not
 * expected is reported to the operator and told to the caller without its inner words.
 */
export function errorResponse(error: unknown): Response {
  if (error instanceof AppError && error.kind !== "internal") {
    const field = "field" in error && typeof error.field === "string" ? error.field : undefined;
    const conflicts = "conflicts" in error ? error.conflicts : undefined;
    return Response.json(
      { error: { kind: error.kind, message: error.message, hint: error.hint, field, conflicts } },
      { status: error.status, headers: retryHeaders(error) },
    );
  }
  log.error("A request failed unexpectedly.", error);
  return Response.json(
    {
      error: { kind: "internal", message: "Something went wrong on our side.", hint: "Please try again in a moment." },
    },
    { status: 500 },
  );
}

/** When a failure that passes by itself is worth another try, s: a database that was restarted is back within seconds. */
export const RETRY_AFTER_SECONDS = 2;

const retryHeaders = (error: AppError): Record<string, string> =>
  error.kind === "unavailable" ? { "retry-after": String(RETRY_AFTER_SECONDS) } : {};
