import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions that the sign-up form asks before it creates an account. */
export const AUTH_FUNCTIONS = {
  /** Whether a password may be used: its length, classes and strength, common and (`checkBreaches`) leaked passwords. */
  "validate-password": {
    auth: "none",
    input: z.strictObject({
      password: z.string("The password must be text."),
      checkBreaches: z.boolean().default(false),
    }),
    output: z.object({ valid: z.boolean(), errors: z.array(z.string()), warnings: z.array(z.string()) }),
  },
  /** Counts a sign-up by e-mail and by the address the server sees; `ipAddress` is a placeholder and ignored. */
  "auth-rate-limit": {
    auth: "none",
    input: z.strictObject({
      email: z.string("The email must be text.").trim().min(1, "Enter an email.").max(320, "This email is too long."),
      ipAddress: z.string().max(100).optional(),
      action: z.literal("signup", "The action can only be signup."),
    }),
    output: z.object({ allowed: z.boolean(), reason: z.string().optional() }),
  },
} as const satisfies FunctionContracts;
