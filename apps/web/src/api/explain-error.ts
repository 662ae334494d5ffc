import { AppError } from "@sayhey/contract/app-error";

/** What to tell a person about a failure: the message, and what to do when that is known. */
export function explainError(error: unknown): { message: string; hint: string | undefined } {
  if (error instanceof AppError) return { message: error.message, hint: error.hint };
  if (error instanceof Error && error.message !== "") return { message: error.message, hint: undefined };
  if (error !== null && typeof error === "object" && "message" in error && typeof error.message === "string") {
    return { message: error.message, hint: "hint" in error && typeof error.hint === "string" ? error.hint : undefined };
  }
  return { message: "Something went wrong", hint: "Try again in a moment." };
}
