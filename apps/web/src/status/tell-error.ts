import { AppError } from "@sayhey/contract/app-error";
import { explainError } from "../api/explain-error.ts";
import { toast } from "./toast.ts";

/** Tells a failure in a toast: what happened, below it what to do, and the way to upgrade where a limit of the plan is reached. */
export function tellError(cause: unknown): void {
  const { message, hint } = explainError(cause);
  const upgrade = { label: "Upgrade", onClick: () => window.location.assign("/billing") };
  toast.error(message, {
    ...(hint === undefined ? {} : { description: hint }),
    ...(cause instanceof AppError && cause.kind === "quota" ? { action: upgrade, duration: 10_000 } : {}),
  });
}
