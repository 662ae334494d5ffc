import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { diskError } from "../media/disk-error.ts";

/** Why a running attempt was told to stop; the reason of its abort signal. One that finds out that it has to wait throws it itself. */
export class JobStop extends Error {
  override readonly name = "JobStop";
  readonly why: "cancelled" | "timeout" | "shutdown" | "lease-lost" | "waiting";

  constructor(why: JobStop["why"]) {
    super(`The job was stopped: ${why}.`);
    this.why = why;
  }
}

/** Kinds that trying again cannot cure. Unknown errors and `unavailable` may pass: a crashed browser, a lost connection. */
const FINAL = new Set<AppError["kind"]>([
  "bad-request",
  "unauthenticated",
  "forbidden",
  "not-found",
  "conflict",
  "too-large",
  "quota",
  "timeout",
  "disk-full",
]);

/** Whether another attempt may succeed. */
export const mayPass = (error: AppError): boolean => !FINAL.has(error.kind);

/**
 * Whether the server's own parts failed: a child process or a thread that is gone, a browser that died, a full disk. Such a failure uses up
 * none of a job's tries, and is not told as a fault of what somebody made.
 */
export function isOwnFailure(error: unknown): boolean {
  const mapped = diskError(error);
  return mapped instanceof OwnFailure || (mapped instanceof AppError && mapped.kind === "disk-full");
}

/** Any error of a job as one a person can act on. */
export function jobError(error: unknown): AppError {
  const mapped = diskError(error);
  if (mapped instanceof AppError) return mapped;
  if (mapped instanceof JobStop && mapped.why === "timeout") {
    return new AppError("timeout", "This took longer than allowed and was stopped.", {
      hint: "Try again; a shorter trailer or a smaller size needs less time.",
    });
  }
  return new AppError("internal", "Something went wrong on our side.", {
    cause: error,
    hint: "Try again. If it keeps failing, contact your administrator.",
  });
}

/** The text a person sees on a failed job. */
export const failureText = (error: AppError): string =>
  (error.hint === undefined ? error.message : `${error.message} ${error.hint}`).slice(0, 1000);
