import type { Database } from "../database/database.ts";
import { enqueueJob } from "../queue/enqueue-job.ts";

/**
 * Gives a job to every waiting mail that has none: one written before the queue was made, or whose job was lost. Answers how
 * many. A mail younger than a minute is left alone, since its transaction may be queueing it right now.
 */
export async function adoptMails(sql: Database): Promise<number> {
  const lost = await sql<{ id: string; sendAfter: string }[]>`
    select m.id, m.send_after as "sendAfter" from private.mails m
    where m.status = 'queued' and m.created_at < now() - interval '1 minute' and not exists (
      select from pgboss.job j where j.name = 'mail' and j.singleton_key = m.id::text and j.state in ('created', 'retry', 'active'))
    limit 500`;
  for (const { id, sendAfter } of lost)
    await sql.begin((tx) => enqueueJob(tx, "mail", { mailId: id }, { key: id, startAfter: new Date(sendAfter) }));
  return lost.length;
}
