import { z } from "zod";
import { planNameSchema } from "../plans.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
const count = z.number().int().min(0);

const jobSchema = z.object({
  kind: z.enum(["render", "transform"]),
  id: uuid,
  owner: z.string(),
  status: z.string(),
  stage: z.string().nullable(),
  message: z.string().nullable(),
  at: z.string(),
});

const userSchema = z.object({
  id: uuid,
  email: z.string(),
  fullName: z.string(),
  username: z.string(),
  plan: planNameSchema,
  credits: z.number().int(),
  admin: z.boolean(),
  suspendedFor: z.string().nullable(),
  /** When a closed account will be erased. */
  eraseAt: z.string().nullable(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
  projects: count,
  renders: count,
});
/** An account as admins see it. */
export type AdminUser = z.infer<typeof userSchema>;

/** One thing an admin does to an account. */
export const userChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("set-plan"), plan: planNameSchema }),
  z.strictObject({ action: z.literal("grant-credits"), amount: z.number().int().min(1).max(500) }),
  z.strictObject({ action: z.literal("suspend"), reason: z.string().trim().min(1).max(500) }),
  z.strictObject({ action: z.literal("restore") }),
  z.strictObject({ action: z.literal("sign-out") }),
  /** For somebody who has lost both their phone and their recovery codes. */
  z.strictObject({ action: z.literal("remove-factors") }),
  z.strictObject({ action: z.literal("grant-role") }),
  z.strictObject({ action: z.literal("revoke-role") }),
]);
/** One thing an admin does to an account. */
export type UserChange = z.infer<typeof userChangeSchema>;

/**
 * Functions of those who run the installation. To everybody else they do not exist: not-found, as for any other name that
 * is none. `admin-check` alone answers everybody.
 */
export const ADMIN_FUNCTIONS = {
  /** Whether the caller is an admin. */
  "admin-check": { auth: "session", input: z.strictObject({}), output: z.object({ admin: z.boolean() }) },
  /** How the installation is: its parts, its numbers, its jobs, open reports and the latest deeds of admins. */
  "admin-overview": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      parts: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
      numbers: z.array(z.object({ name: z.string(), value: z.number() })),
      queues: z.array(z.object({ name: z.string(), waiting: count, active: count, failed: count })),
      jobs: z.array(jobSchema),
      reports: z.array(
        z.object({
          id: uuid,
          publicationId: uuid,
          title: z.string(),
          author: z.string(),
          reason: z.string(),
          details: z.string(),
          at: z.string(),
        }),
      ),
      audit: z.array(
        z.object({
          id: z.string(),
          at: z.string(),
          admin: z.string(),
          action: z.string(),
          target: z.string(),
          details: z.string(),
        }),
      ),
    }),
  },
  /** Cancels or retries somebody's render or transform. */
  "admin-job": {
    auth: "session",
    input: z.strictObject({ kind: z.enum(["render", "transform"]), id: uuid, action: z.enum(["cancel", "retry"]) }),
    output: z.object({ status: z.string() }),
  },
  /** Settles a report: the publication is taken down, or the report is dismissed. */
  "admin-report": {
    auth: "session",
    input: z.strictObject({ reportId: uuid, action: z.enum(["take-down", "dismiss"]) }),
    output: z.object({ status: z.string() }),
  },
  /** Accounts, newest first; `search` looks at e-mail, name and username. */
  "admin-users": {
    auth: "session",
    input: z.strictObject({
      search: z.string().trim().max(200).default(""),
      filter: z.enum(["all", "free", "pro", "studio", "suspended", "admin"]).default("all"),
      offset: z.number().int().min(0).max(1_000_000).default(0),
    }),
    output: z.object({ total: count, users: z.array(userSchema) }),
  },
  /** Does one thing to an account and writes it down. */
  "admin-user-change": {
    auth: "session",
    input: z.strictObject({ userId: uuid, change: userChangeSchema }),
    output: z.object({ user: userSchema }),
  },
} as const satisfies FunctionContracts;
