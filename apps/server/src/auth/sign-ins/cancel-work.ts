import type { Transaction } from "../../infra/database/database.ts";

/**
 * Ends everything a person has queued or running: the jobs, and the rows that show them. Workers stop within a second of the
 * commit. The jobs first, as a worker that completes one does: both in one order cannot block each other.
 */
export async function cancelWorkOf(tx: Transaction, userId: string): Promise<void> {
  // Mails are no work of theirs: the one that tells of the deletion must still go out.
  await tx`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where data ->> 'userId' = ${userId} and state in ('created', 'retry', 'active') and name not in ('mail', 'erase-account')`;
  const tables = await tx<{ name: string }[]>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('user_id', 'status', 'finished_at')
      and c.table_name in ('renders', 'transforms', 'account_exports')
    group by c.table_name having count(*) = 3`;
  for (const { name } of tables) {
    await tx`
      update public.${tx(name)} set status = 'cancelled', stage = null, finished_at = now()
      where user_id = ${userId} and status in ('queued', 'processing')`;
  }
  await tx`
    update public.footage_imports set status = 'cancelled', finished_at = now()
    where user_id = ${userId} and status in ('queued', 'processing')`;
  await tx`
    update public.ai_runs set status = 'cancelled', finished_at = now()
    where user_id = ${userId} and status in ('queued', 'running')`;
  await tx`
    update public.projects set footage_status = 'pending', footage_progress = 0
    where user_id = ${userId} and footage_status = 'running'`;
  await tx`update public.projects set check_status = 'pending' where user_id = ${userId} and check_status = 'running'`;
}
