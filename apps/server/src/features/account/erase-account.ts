import type { Database, Transaction } from "../../infra/database/database.ts";
import { defineJob } from "../../infra/queue/job-definition.ts";
import { queueMail } from "../../infra/mail/queue-mail.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { cancelWorkOf } from "../../auth/sign-ins/cancel-work.ts";

/** Erases an account whose days of grace are over: files first, then every row in one transaction. */
export const eraseAccountJob = defineJob({
  name: "erase-account",
  run: async (run) => {
    const { userId } = run.data;
    const due = await beginErasure(run.sql, userId, new Date());
    if (due) await eraseFiles(run, userId);
    await run.commit(async (tx) => {
      if (due) await eraseRows(tx, userId);
    });
  },
  onRetry: async () => undefined,
  onFailure: async () => undefined,
});

/**
 * Marks that an erasure has begun, from where there is no way back. False when the account was kept, is not due yet at `now`, or
 * is gone: then nothing may be touched.
 */
export async function beginErasure(sql: Database, userId: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update private.account_closures set erasing_at = coalesce(erasing_at, now())
    where user_id = ${userId} and erase_at <= ${now} returning 1`;
  return rows.length > 0;
}

/** Removes every file of a person. Killed halfway it is simply done again: the rows that lead to it are still there. */
export async function eraseFiles(parts: { sql: Database; media: MediaStore }, userId: string): Promise<void> {
  const { sql, media } = parts;
  await sql.begin((tx) => cancelWorkOf(tx, userId));
  await media.removeFilesOf(userId);
  const named = await sql<{ path: string }[]>`
    select path from public.assets where user_id = ${userId}
    union select path from public.account_exports where user_id = ${userId} and path is not null
    union select unnest(array[video_path, webm_path, gif_path, poster_path, og_path, captions_path, srt_path, storyboard_path])
      from public.renders where user_id = ${userId} and status = 'completed'`;
  for (const { path } of named) if (path !== null) await media.remove(path);
}

/** Removes every row of a person, and what mentions them in other people's. */
async function eraseRows(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId} for update`;
  if (user === undefined) return;
  const email = user.email?.toLowerCase() ?? null;
  if (email !== null) {
    // The row is the referrer's; the address in it is not.
    await tx`
      update public.referrals set referred_email = 'erased-' || id || '@erased.invalid'
      where referred_email = ${email} and referrer_id <> ${userId}`;
  }
  // The auth part keeps its log as JSON in a JSON text.
  await tx`
    delete from auth.audit_log_entries a
    using (select id, case json_typeof(payload) when 'string' then (payload #>> '{}')::json else payload end as entry
      from auth.audit_log_entries) e
    where e.id = a.id and (e.entry ->> 'actor_id' = ${userId} or lower(e.entry ->> 'actor_username') = ${email})`;
  await tx`delete from auth.flow_state where user_id = ${userId}`;
  await tx`delete from private.rate_limits where key like ${`%${userId}%`}`;
  await tx`delete from pgboss.job where data ->> 'userId' = ${userId} and name <> 'erase-account'`;
  // Everything else hangs on this row and goes with it, the closure too.
  await tx`delete from auth.users where id = ${userId}`;
  if (email !== null) await queueMail(tx, { kind: "account-deleted", to: email, data: {} });
}
