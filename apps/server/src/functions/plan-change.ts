import { AppError } from "@sayhey/contract/app-error";
import { changePlan } from "../platform/billing/change-plan.ts";
import { defineFunction } from "../platform/functions/define-function.ts";

/** Changes one's plan through the sandbox provider: everything is as with a payment, but no money moves. */
export const planChange = defineFunction(
  "plan-change",
  { rateLimit: { hits: 20, windowMs: 3_600_000 } },
  async ({ sql, userId, billing }, { plan }) => {
    if (billing === "off") {
      throw new AppError("forbidden", "Plans cannot be changed on this server.", {
        hint: "Ask whoever runs it for a larger plan.",
      });
    }
    const { rewarded } = await sql.begin((tx) => changePlan(tx, { userId, to: plan, provider: "sandbox" }));
    return { plan, rewarded };
  },
);
