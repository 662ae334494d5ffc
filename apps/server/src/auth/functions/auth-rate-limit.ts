import { secondsOf, waitOf } from "../auth-limiter.ts";
import { defineFunction } from "../../http/rpc/define-function.ts";

/** Counts a sign-up that is about to be sent, by its e-mail and by the address the server sees. */
export const authRateLimit = defineFunction(
  "auth-rate-limit",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ authLimiter, address }, { email }) => {
    const verdict = await authLimiter.countSignUp(email, address);
    if (verdict.allowed) return { allowed: true };
    return {
      allowed: false,
      reason: `Too many signup attempts. Please try again in ${waitOf(secondsOf(verdict))}.`,
    };
  },
);
