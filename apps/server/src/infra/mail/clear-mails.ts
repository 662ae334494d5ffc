import type { Database } from "../database/database.ts";

/** Forgets mails, deliveries and read or dismissed entries of the inbox that nobody will ask for again, and webhooks removed for good. */
export async function clearMails(sql: Database): Promise<void> {
  await sql`delete from private.mails where finished_at < now() - interval '30 days'`;
  await sql`delete from private.webhook_deliveries where finished_at < now() - interval '30 days'`;
  await sql`delete from private.webhooks where removed_at < now() - interval '1 day'`;
  await sql`delete from public.notifications where dismissed_at < now() - interval '90 days'`;
}
