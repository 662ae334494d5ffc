import { APICallError } from "@ai-sdk/provider";
import { AppError } from "@sayhey/contract/app-error";

/** A failure that may pass by itself, and when the service says to come back. */
export interface Passing {
  /** ms; null when the service does not say. */
  retryAfterMs: number | null;
}

const code = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** The first error in the chain of causes for which there is an answer. */
function* chain(error: unknown): Generator<unknown> {
  for (let at = error, depth = 0; at !== undefined && at !== null && depth < 6; depth++) {
    yield at;
    at = at instanceof Error ? at.cause : undefined;
  }
}

/** An answer with a status that says no; one that was taken and broke off later has a cause of its own. */
function isRefusal(error: unknown): error is APICallError & { statusCode: number } {
  return APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 300;
}

/** Whether a service did not take a request as it was written. */
export function refusesRequest(error: unknown): boolean {
  for (const at of chain(error)) if (isRefusal(at)) return at.statusCode === 400 || at.statusCode === 422;
  return false;
}

/** Whether the same request may succeed a moment later. */
export function passes(error: unknown): Passing | null {
  for (const at of chain(error)) {
    if (at instanceof AppError) return null;
    if (isRefusal(at)) {
      const again = at.statusCode === 429 || at.statusCode === 408 || at.statusCode === 409 || at.statusCode >= 500;
      return again ? { retryAfterMs: retryAfter(at.responseHeaders?.["retry-after"]) } : null;
    }
    if (/^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EAI_AGAIN|UND_ERR_SOCKET)$/.test(code(at)))
      return { retryAfterMs: null };
  }
  return null;
}

function retryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
}

/**
 * Says for people why a model gave no answer. Nothing that a service wrote is repeated: it may hold the key or the prompt.
 */
export function modelFailure(error: unknown): AppError {
  for (const at of chain(error)) {
    if (at instanceof AppError) return at;
    if (isRefusal(at)) return ofStatus(at.statusCode);
    const known = code(at);
    if (
      known === "ENOTFOUND" ||
      known === "ECONNREFUSED" ||
      known === "EAI_AGAIN" ||
      known.startsWith("ERR_TLS") ||
      /CERT/.test(known)
    )
      return new AppError("unavailable", "The model's service could not be reached.", {
        hint: "Check its address.",
      });
    if (known === "ECONNRESET" || known === "EPIPE" || known === "ETIMEDOUT")
      return new AppError("unavailable", "The connection to the model broke off.", { hint: "Try again in a moment." });
  }
  return new AppError("unavailable", "The model's answer could not be read.", {
    hint: "Try again, or choose another model.",
  });
}

function ofStatus(status: number): AppError {
  if (status === 401 || status === 403)
    return new AppError("forbidden", "The model's service refused the key.", {
      hint: "Check the key in the settings.",
    });
  if (status === 402)
    return new AppError("quota", "The model's service asks for payment.", { hint: "Check the account there." });
  if (status === 404)
    return new AppError("not-found", "The model's service does not know this model.", {
      hint: "Check its name and the address.",
    });
  if (status === 408 || status === 504) return new AppError("timeout", "The model did not answer in time.");
  if (status === 413) return new AppError("too-large", "This app is too large for the model.");
  if (status === 429)
    return new AppError("rate-limited", "The model's service is answering too many requests.", {
      hint: "Try again in a few minutes.",
    });
  if (status >= 300 && status < 400)
    return new AppError("bad-request", "The model's service is at another address.", { hint: "Check the address." });
  if (status >= 500)
    return new AppError("unavailable", "The model's service has a fault.", { hint: "Try again in a moment." });
  return new AppError("bad-request", "The model's service did not take the request.", {
    hint: "Another model may do better.",
  });
}
