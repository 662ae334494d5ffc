import { z } from "zod";
import { tokenScopeSchema } from "../api-token.ts";
import { LIMITS } from "../limits.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
/** Longer ones only cost time: bcrypt reads 72 bytes. */
const password = z.string().max(1000);
const done = z.object({ done: z.literal(true) });

/** Functions of an account's safety: password, sessions, API tokens, export and deletion. */
export const SECURITY_FUNCTIONS = {
  /** Changes the password. Other sessions end unless `endOthers` is false, and API tokens go with `revokeTokens`. */
  "password-change": {
    auth: "session",
    input: z.strictObject({
      currentPassword: password,
      newPassword: password,
      endOthers: z.boolean().default(true),
      revokeTokens: z.boolean().default(false),
    }),
    output: z.object({ endedSessions: z.number().int(), revokedTokens: z.number().int() }),
  },
  /** What stands between a thief and the account, and what it needs to be confirmed with. */
  "account-safety": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({
      email: z.string(),
      /** Whether the address was confirmed: by something mailed to it, or by Google. */
      emailConfirmed: z.boolean(),
      /** Whether the account has a password; one made with Google has none. */
      hasPassword: z.boolean(),
      /** Ways to sign in: 'email', 'google'. */
      providers: z.array(z.string()),
      sessionId: z.string().nullable(),
      /** This session began within the last ten minutes, which stands for a password where there is none. */
      isFresh: z.boolean(),
    }),
  },
  /** Ends one of one's own sessions at once. */
  "session-end": {
    auth: "session",
    input: z.strictObject({ sessionId: uuid }),
    output: done,
  },
  /** Ends every session but this one. */
  "session-end-others": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ ended: z.number().int() }),
  },
  /** Makes an API token; the answer is the only time it is shown. `days` null: it does not end. `password` where the account has one. */
  "token-create": {
    auth: "session",
    input: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1, "Give the token a name.")
        .max(LIMITS.tokenNameLength, `Keep the name under ${LIMITS.tokenNameLength} characters.`),
      scopes: z.array(tokenScopeSchema).min(1, "Choose what the token may do.").max(20),
      days: z.number().int().min(1).max(366).nullable(),
      password: password.optional(),
    }),
    output: z.object({ tokenId: uuid, token: z.string() }),
  },
  /** Makes an API token useless at once. */
  "token-revoke": {
    auth: "session",
    input: z.strictObject({ tokenId: uuid }),
    output: done,
  },
  /** Makes all of one's API tokens useless at once. */
  "token-revoke-all": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ revoked: z.number().int() }),
  },
  /** Mails a link to the account's address that confirms it. */
  "email-confirm-send": {
    auth: "session",
    input: z.strictObject({}),
    /** `outbox`: no mail server is set up, and `/dev/mail` on the server's own machine shows the mail. */
    output: z.object({ sent: z.boolean(), outbox: z.boolean() }),
  },
  /** Confirms the account's address with what was mailed to it. */
  "email-confirm": {
    auth: "session",
    input: z.strictObject({ ticket: z.string().min(1).max(2000) }),
    output: done,
  },
  /** Whose token this is and what it may do. */
  "token-check": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({}),
    output: z.object({ email: z.string(), name: z.string(), scopes: z.array(tokenScopeSchema), plan: z.string() }),
  },
  /** Queues a ZIP file of everything that is one's own. */
  "account-export": {
    auth: "session",
    input: z.strictObject({}),
    output: z.object({ exportId: uuid }),
  },
  /** Gives up an export that is being made. */
  "account-export-cancel": {
    auth: "session",
    input: z.strictObject({ exportId: uuid }),
    output: done,
  },
  /** A signed address of the finished file. */
  "account-export-link": {
    auth: "session",
    input: z.strictObject({ exportId: uuid }),
    output: z.object({ url: z.string(), fileName: z.string() }),
  },
  /** Shuts the account at once and has it erased after the days of grace. `password` where the account has one. */
  "account-close": {
    auth: "session",
    input: z.strictObject({ email: z.string().max(320), password: password.optional() }),
    output: z.object({ eraseAt: z.string() }),
  },
  /** Opens a closed account again: with its e-mail and password, or the ticket of a mail or a Google sign-in. */
  "account-keep": {
    auth: "none",
    input: z.strictObject({
      email: z.string().max(320).optional(),
      password: password.optional(),
      ticket: z.string().max(2000).optional(),
    }),
    output: z.object({ email: z.string() }),
  },
} as const satisfies FunctionContracts;
