import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

/** Functions of the account: plan and usage. */
export const ACCOUNT_FUNCTIONS = {
  /** What is used and what is left of the plan in the running month. */
  "usage-get": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({}),
    output: z.object({
      plan: z.enum(["free", "pro", "studio"]),
      projects: z.object({ used: z.number(), limit: z.number().nullable() }),
      renders: z.object({ used: z.number(), limit: z.number().nullable(), resetsAt: z.string() }),
      transforms: z.object({ used: z.number(), limit: z.number().nullable(), resetsAt: z.string() }),
    }),
  },
} as const satisfies FunctionContracts;
