import { z } from "zod";
import { planNameSchema } from "../plans.ts";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions of plans and credits. */
export const BILLING_FUNCTIONS = {
  /** The plan, since when, what is left of the credits, and how plans are changed on this server. */
  "billing-get": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      plan: planNameSchema,
      planStartedAt: z.string(),
      credits: z.number().int(),
      /** `sandbox`: plans change with no money moving; `off`: the operator changes them. */
      provider: z.enum(["sandbox", "off"]),
    }),
  },
  /** Changes one's plan through the sandbox provider. A first upgrade rewards whoever referred the person, and the person. */
  "plan-change": {
    auth: "session",
    input: z.strictObject({ plan: planNameSchema }),
    output: z.object({ plan: planNameSchema, rewarded: z.boolean() }),
  },
} as const satisfies FunctionContracts;
