import { z } from "zod";
import { planNameSchema } from "../plans.ts";
import { publicationStatusSchema } from "../publication.ts";
import { switchNameSchema } from "../switches.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
const count = z.number().int().min(0);
const cents = z.number().int();
const offset = z.number().int().min(0).max(1_000_000).default(0);
const search = z.string().trim().max(200).default("");
const reason = z.string().trim().max(500).default("");
const saidReason = z.string().trim().min(1, "Say why.").max(500);

/** Lines on one page of the lists of the administration. */
export const ADMIN_PAGE = 50;

/**
 * Where a job can be, in the words of the administration. `failed` is one that failed for good and that nobody has dealt with; `replaced` one
 * that failed while a later job does the same.
 */
export const jobStateSchema = z.enum(["waiting", "active", "done", "failed", "replaced", "discarded", "cancelled"]);
const jobSchema = z.object({
  id: uuid,
  queue: z.string(),
  state: jobStateSchema,
  /** Empty for the server's own jobs. */
  owner: z.string(),
  ownerId: z.string(),
  /** Name of the app that it is for, or was; empty where it is for none. */
  app: z.string(),
  /** What went wrong, or how far it is. */
  message: z.string(),
  attempts: count,
  createdAt: z.string(),
  /** When it last began or ended. */
  at: z.string(),
  may: z.array(z.enum(["retry", "cancel", "discard", "restore"])),
});
/** A job as admins see it. */
export type AdminJob = z.infer<typeof jobSchema>;

const auditSchema = z.object({
  id: z.string(),
  at: z.string(),
  admin: z.string(),
  action: z.string(),
  target: z.string(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});
/** One deed of an admin. */
export type AuditEntry = z.infer<typeof auditSchema>;

const userSchema = z.object({
  id: uuid,
  email: z.string(),
  fullName: z.string(),
  username: z.string(),
  plan: planNameSchema,
  /** The plan that the operator gave, whatever is paid for. */
  givenPlan: planNameSchema.nullable(),
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

const userDetailSchema = userSchema.extend({
  published: z.array(z.object({ id: uuid, title: z.string(), status: publicationStatusSchema })),
  sessions: z.array(z.object({ device: z.string(), usedAt: z.string() })),
  tokens: count,
  storageBytes: z.number().min(0),
  transforms: count,
  ledger: z.array(z.object({ amount: z.number().int(), reason: z.string(), at: z.string() })),
  planChanges: z.array(z.object({ from: planNameSchema, to: planNameSchema, provider: z.string(), at: z.string() })),
  invoices: z.array(
    z.object({ number: z.string(), provider: z.string(), status: z.string(), amountCents: cents, at: z.string() }),
  ),
  audit: z.array(auditSchema),
});
/** Everything admins see of an account. */
export type AdminUserDetail = z.infer<typeof userDetailSchema>;

/** One thing an admin does to an account. */
export const userChangeSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("set-plan"), plan: planNameSchema, reason }),
  z.strictObject({
    action: z.literal("grant-credits"),
    amount: z.number().int().min(1).max(500),
    reason: saidReason,
  }),
  z.strictObject({ action: z.literal("suspend"), reason: saidReason }),
  z.strictObject({ action: z.literal("restore"), reason }),
  z.strictObject({ action: z.literal("sign-out"), reason }),
  /** For somebody who has lost both their phone and their recovery codes. */
  z.strictObject({ action: z.literal("remove-factors"), reason }),
  z.strictObject({ action: z.literal("grant-role"), reason }),
  z.strictObject({ action: z.literal("revoke-role"), reason }),
  /** Shut at once, erased after the days of grace. */
  z.strictObject({ action: z.literal("delete"), reason: saidReason }),
  z.strictObject({ action: z.literal("keep"), reason }),
]);
/** One thing an admin does to an account. */
export type UserChange = z.infer<typeof userChangeSchema>;

const itemSchema = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  origin: z.string(),
  status: publicationStatusSchema,
  listed: z.boolean(),
  author: z.string(),
  authorId: uuid,
  publishedAt: z.string(),
  takedownReason: z.string().nullable(),
  likes: count,
  reports: z.array(z.object({ id: uuid, reason: z.string(), details: z.string(), at: z.string() })),
});
/** A publication as admins see it, with what is open against it. */
export type AdminItem = z.infer<typeof itemSchema>;

const switchSchema = z.object({
  name: switchNameSchema,
  isOn: z.boolean(),
  note: z.string(),
  changedAt: z.string().nullable(),
});
/** A switch as it stands. */
export type AdminSwitch = z.infer<typeof switchSchema>;

const dollars = z.number().min(0, "Enter a price.").max(10_000, "Enter at most 10,000.");
const priceSchema = z.strictObject({
  input: dollars,
  /** Tokens that the service has kept from an earlier request. */
  cached: dollars,
  output: dollars,
});
const modelPriceSchema = priceSchema.extend({
  /** The beginning of its name. */
  model: z.string(),
  /** Whether the operator set it; the others are built in. */
  isOwn: z.boolean(),
});
/** What models cost whose names begin so: US dollars for a million tokens. */
export type ModelPrice = z.infer<typeof modelPriceSchema>;

/** How accounts can be ordered. */
export const userSortSchema = z.enum(["created", "signed-in", "email", "credits"]);

/**
 * Functions of those who run the installation. To everybody else they do not exist: not-found, as for any other name that
 * is none. `admin-check` alone answers everybody.
 */
export const ADMIN_FUNCTIONS = {
  /** Whether the caller is an admin. */
  "admin-check": { auth: "session", input: z.strictObject({}), output: z.object({ admin: z.boolean() }) },
  /** How the installation is: its parts, what it is used for, what it earns, its queues. */
  "admin-overview": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      parts: z.array(z.object({ name: z.string(), ok: z.boolean(), detail: z.string() })),
      numbers: z.array(z.object({ name: z.string(), value: z.number() })),
      /** By who takes the payments: money of the sandbox is none. US cents. */
      revenue: z.array(
        z.object({
          provider: z.enum(["sandbox", "stripe"]),
          /** What running subscriptions bring in a month. */
          monthlyCents: cents,
          subscribers: z.object({ pro: count, studio: count, pastDue: count }),
          months: z.array(z.object({ month: z.string(), paidCents: cents, refundedCents: cents })),
        }),
      ),
      queues: z.array(z.object({ name: z.string(), waiting: count, active: count, failed: count })),
      openReports: count,
    }),
  },
  /** Jobs of every queue, the latest first; `search` looks at the owner's e-mail and at what went wrong. */
  "admin-jobs": {
    auth: "session",
    input: z.strictObject({
      queue: z.string().max(40).default(""),
      state: z.enum(["all", ...jobStateSchema.options]).default("all"),
      search,
      offset,
    }),
    output: z.object({ total: count, jobs: z.array(jobSchema) }),
  },
  /** Cancels or retries somebody's job; discards one that failed for good, or restores one that was discarded. */
  "admin-job": {
    auth: "session",
    input: z.strictObject({ jobId: uuid, action: z.enum(["cancel", "retry", "discard", "restore"]), reason }),
    output: z.object({ status: z.string() }),
  },
  /** What is and was published; `search` looks at title, name and author. */
  "admin-items": {
    auth: "session",
    input: z.strictObject({
      show: z.enum(["all", "reported", ...publicationStatusSchema.options]).default("all"),
      search,
      offset,
    }),
    output: z.object({ total: count, items: z.array(itemSchema) }),
  },
  /** Takes a publication down, or shows it again. Its owner is told. */
  "admin-item-change": {
    auth: "session",
    input: z.discriminatedUnion("action", [
      z.strictObject({ action: z.literal("take-down"), publicationId: uuid, reason: saidReason }),
      z.strictObject({ action: z.literal("restore"), publicationId: uuid, reason }),
    ]),
    output: z.object({ status: publicationStatusSchema }),
  },
  /** Settles a report: the publication is taken down, or the report is dismissed. */
  "admin-report": {
    auth: "session",
    input: z.strictObject({ reportId: uuid, action: z.enum(["take-down", "dismiss"]), reason }),
    output: z.object({ status: z.string() }),
  },
  /** What can be switched off, and what is. */
  "admin-switches": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ switches: z.array(switchSchema) }),
  },
  /** Switches something off or on; the note is what people are told instead of the usual sentence. */
  "admin-switch": {
    auth: "session",
    input: z.strictObject({
      name: switchNameSchema,
      isOn: z.boolean(),
      note: z.string().trim().max(300).default(""),
      reason,
    }),
    output: z.object({ switches: z.array(switchSchema) }),
  },
  /** What models cost, by the beginning of their names: US dollars for a million tokens. */
  "admin-model-prices": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ prices: z.array(modelPriceSchema) }),
  },
  /** Sets what models cost whose names begin so; null goes back to the built-in price. */
  "admin-model-price": {
    auth: "session",
    input: z.strictObject({
      model: z.string().trim().min(1, "Enter the beginning of a model's name.").max(120),
      price: priceSchema.nullable(),
    }),
    output: z.object({}),
  },
  /** What admins did, the latest first; `search` looks at who, to whom, what and why. */
  "admin-audit": {
    auth: "session",
    input: z.strictObject({
      search,
      action: z.string().max(60).default(""),
      /** First and last day, UTC. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      offset,
    }),
    output: z.object({ total: count, entries: z.array(auditSchema), actions: z.array(z.string()) }),
  },
  /** Accounts, 50 at a time; `search` looks at e-mail, name and username. */
  "admin-users": {
    auth: "session",
    input: z.strictObject({
      search,
      filter: z.enum(["all", "free", "pro", "studio", "given", "suspended", "closed", "admin"]).default("all"),
      sort: userSortSchema.default("created"),
      /** Smallest first, or oldest. */
      ascending: z.boolean().default(false),
      offset,
    }),
    output: z.object({ total: count, users: z.array(userSchema) }),
  },
  /** Everything of one account that an admin may see. */
  "admin-user": {
    auth: "session",
    input: z.strictObject({ userId: uuid }),
    output: z.object({ user: userDetailSchema }),
  },
  /** Does one thing to an account and writes it down. */
  "admin-user-change": {
    auth: "session",
    input: z.strictObject({ userId: uuid, change: userChangeSchema }),
    output: z.object({ user: userSchema }),
  },
} as const satisfies FunctionContracts;
