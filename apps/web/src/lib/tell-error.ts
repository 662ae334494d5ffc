import { toast } from "sonner";
import { explainError } from "./explain-error.ts";

/** Tells a failure in a toast: what happened, and below it what to do. */
export function tellError(cause: unknown): void {
  const { message, hint } = explainError(cause);
  toast.error(message, hint === undefined ? {} : { description: hint });
}
