import { AppError } from "@sayhey/contract/app-error";
import { errorCode } from "../error-code.ts";

/** Turns a full disk, however deep in the causes, into an error a person can act on; anything else passes through. */
export function diskError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  let cause = error;
  for (let depth = 0; depth < 5 && !FULL.has(errorCode(cause) ?? ""); depth++)
    cause = cause instanceof Error ? cause.cause : undefined;
  if (!FULL.has(errorCode(cause) ?? "")) return error;
  return new AppError("disk-full", "The disk is full, so the file could not be saved.", {
    cause: error,
    hint: "Free some space on the server's disk, then try again.",
  });
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);
