import { z } from "zod";
import type { FunctionContracts } from "./function-contract.ts";

/** First steps, in the order they are offered. */
export const ONBOARDING_STEPS = ["make", "change", "render", "publish", "profile"] as const;
/** One of the first steps. */
export const onboardingStepSchema = z.enum(ONBOARDING_STEPS);
/** One of the first steps. */
export type OnboardingStep = z.infer<typeof onboardingStepSchema>;

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
      /** Whether one more would be refused; renders beyond the monthly ones may be left as credits. */
      reached: z.object({ projects: z.boolean(), renders: z.boolean(), transforms: z.boolean() }),
      /** Bytes. */
      storage: z.object({ used: z.number(), limit: z.number() }),
      /** Set while a payment is missing: when the account goes to Free. */
      graceEndsAt: z.string().nullable(),
      /** What exceeds the plan, and so can be seen and downloaded but not changed. */
      readOnly: z.object({
        /** Ids, 500 at most. */
        projects: z.array(z.uuid()),
        storage: z.boolean(),
        brandKit: z.boolean(),
        webhook: z.boolean(),
      }),
    }),
  },
  /** How far one has come with the first steps, as one's own data shows it. */
  "onboarding-get": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      /** Whether the list was put away. */
      dismissed: z.boolean(),
      steps: z.array(z.object({ step: onboardingStepSchema, done: z.boolean() })),
      /** The project worked on last, where there is one. */
      projectId: z.uuid().nullable(),
    }),
  },
  /** Puts the list of first steps away, or takes it out again. */
  "onboarding-dismiss": {
    auth: "session",
    input: z.strictObject({ dismissed: z.boolean() }),
    output: z.object({ dismissed: z.boolean() }),
  },
} as const satisfies FunctionContracts;
