import { createHash } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import { encryptSecret } from "../crypto/encryption.ts";
import { enqueueJob } from "../queue/enqueue-job.ts";
import { countHit, type RateLimit } from "../limits/rate-limit.ts";
import { type Mail, type MailClass, mailClass } from "./mail.ts";

const HOUR_MS = 3_600_000;

/** Mails to one address in an hour. */
export const MAIL_LIMITS: Record<MailClass, RateLimit> = {
  "asked-for": { hits: 20, windowMs: HOUR_MS },
  visitor: { hits: 10, windowMs: HOUR_MS },
  notice: { hits: 30, windowMs: HOUR_MS },
  security: { hits: 30, windowMs: HOUR_MS },
};

/** Mails that somebody waits for go before those that can wait. */
const PRIORITY: Record<MailClass, number> = { "asked-for": 20, visitor: 15, security: 10, notice: 0 };

/** How a mail is queued. */
export interface QueueMailOptions {
  /** The same key is queued only once, for good, so a job may run again. */
  key?: string;
  /** Whom the mail is about: it is not sent any more once that account has been erased. */
  userId?: string;
  /** Not before this moment. */
  sendAfter?: Date;
}

/** What became of a mail that was to be queued. */
export type QueuedMail = "queued" | "known" | "limited";

/**
 * Queues a mail with the transaction: it is sent if and only if that commits, by the `mail` job, which tries again while the mail
 * server is down. Its contents are kept encrypted, and only until it has been sent. `known` when its key was queued
 * before; `limited` when too many went to that address within the hour: the mail is dropped then.
 */
export async function queueMail(
  tx: Transaction,
  mail: Mail,
  { key, userId, sendAfter }: QueueMailOptions = {},
): Promise<QueuedMail> {
  const content = await encryptSecret(tx, JSON.stringify(mail));
  const [row] = await tx<{ id: string }[]>`
    insert into private.mails (user_id, kind, key, content, send_after)
    values (${userId ?? null}, ${mail.kind}, ${key ?? crypto.randomUUID()}, ${content}, greatest(now(), ${sendAfter ?? new Date(0)}))
    on conflict (key) do nothing returning id`;
  if (row === undefined) return "known";
  const group = mailClass(mail);
  const verdict = await countHit(tx, `mail:${group}:${digest(mail.to)}`, MAIL_LIMITS[group]);
  if (!verdict.allowed) {
    await tx`update private.mails set status = 'limited', content = null, finished_at = now() where id = ${row.id}`;
    return "limited";
  }
  await enqueueJob(
    tx,
    "mail",
    { mailId: row.id },
    { key: row.id, priority: PRIORITY[group], ...(sendAfter === undefined ? {} : { startAfter: sendAfter }) },
  );
  return "queued";
}

// Hashed: a table of limits need not hold addresses.
const digest = (address: string): string =>
  createHash("sha256").update(address.trim().toLowerCase()).digest("base64url").slice(0, 22);
