import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

/** Whose API token this is and what it may do; how the command line checks one before keeping it. */
export const tokenCheck = defineFunction(
  "token-check",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId, apiToken }) => {
    if (apiToken === null)
      throw new AppError("bad-request", "This isn't an API token.", {
        hint: "Call token-check with one as the bearer.",
      });
    const { plan } = await readUsage(sql, userId);
    return { email: apiToken.email, name: apiToken.name, scopes: apiToken.scopes, plan: plan.title };
  },
);
