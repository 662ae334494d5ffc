import { AppError } from "@sayhey/contract/app-error";

/** An answer of the table client: rows, or why there are none. */
interface Answer {
  data: unknown;
  error: { message: string; hint?: string | null; code?: string } | null;
}

/** The data of a table answer. @throws AppError with the server's message when it refused. */
export function rowsOf(answer: Answer, what: string): unknown {
  if (answer.error === null) return answer.data;
  const { message, hint } = answer.error;
  throw new AppError("unavailable", `${what} could not be reached: ${message}`, {
    cause: answer.error,
    hint: hint ?? "Check your connection and try again.",
  });
}
