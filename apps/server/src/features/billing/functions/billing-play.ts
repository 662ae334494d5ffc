import { AppError } from "@sayhey/contract/app-error";
import type { PlanName } from "@sayhey/contract/plans";
import { createSandbox } from "../sandbox.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Plays what time and a bank would do, in the sandbox. */
export const billingPlay = defineFunction(
  "billing-play",
  { rateLimit: { hits: 120, windowMs: 3_600_000 } },
  async ({ sql, userId, billing }, { event }) => {
    if (billing.provider !== "sandbox") throw new AppError("forbidden", "This is not a sandbox.");
    await createSandbox(sql, billing.now).play(userId, event);
    const [account] = await sql<{ plan: PlanName }[]>`select plan from accounts where user_id = ${userId}`;
    return { plan: account?.plan ?? "free" };
  },
);
