import { z } from "zod";

const uuid = z.uuid();

/** A session as its owner sees it. */
export const sessionRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  /** Browser and system: 'Firefox on Windows'. */
  device: z.string(),
  user_agent: z.string(),
  /** Network address it was last used from. */
  address: z.string().nullable(),
  created_at: z.string(),
  /** Last use, to the minute. */
  used_at: z.string(),
});
/** A session as its owner sees it. */
export type SessionRow = z.infer<typeof sessionRowSchema>;

/** Ways to sign in. */
export const signInMethodSchema = z.enum([
  "sign-up",
  "password",
  "google",
  "recovery",
  "link",
  "second-factor",
  "recovery-code",
]);
/** A way to sign in. */
export type SignInMethod = z.infer<typeof signInMethodSchema>;

/** One sign-in, or one failed try. */
export const signInRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  succeeded: z.boolean(),
  method: signInMethodSchema,
  device: z.string(),
  user_agent: z.string(),
  address: z.string(),
  session_id: uuid.nullable(),
  created_at: z.string(),
});
/** One sign-in, or one failed try. */
export type SignInRow = z.infer<typeof signInRowSchema>;

/** A person's own data as one ZIP file, being made or made. */
export const accountExportRowSchema = z.object({
  id: uuid,
  user_id: uuid,
  status: z.enum(["queued", "processing", "completed", "failed", "cancelled"]),
  stage: z.string().nullable(),
  /** 0..1 */
  progress: z.number(),
  error_message: z.string().nullable(),
  path: z.string().nullable(),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  expires_at: z.string().nullable(),
});
/** A person's own data as one ZIP file. */
export type AccountExportRow = z.infer<typeof accountExportRowSchema>;

/** What is said where an account's address has to be confirmed first. */
export const EMAIL_UNCONFIRMED = "Confirm your email address first.";

/** Code of the auth part's refusal of an account that is on its way out. */
export const ACCOUNT_CLOSED_CODE = "account_closed";
