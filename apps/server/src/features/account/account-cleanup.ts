import { LIMITS } from "@sayhey/contract/limits";
import type { Database } from "../../infra/database/database.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";

/** What it works with. */
interface House {
  sql: Database;
  media: Pick<MediaStore, "remove">;
}

/** Every hour: accounts whose days of grace are over go to be erased, exports past their days and old sign-ins go. */
export async function cleanUpAccounts({ sql, media }: House, now: Date = new Date()): Promise<void> {
  const due = await sql<{ userId: string }[]>`
    select user_id as "userId" from private.account_closures where erase_at <= ${now} order by erase_at`;
  for (const { userId } of due) {
    await sql.begin((tx) => enqueueJob(tx, "erase-account", { userId }, { key: userId, priority: 5 }));
  }
  const expired = await sql<{ id: string; path: string | null }[]>`
    select id, path from public.account_exports
    where coalesce(expires_at, finished_at + make_interval(days => ${LIMITS.exportDays})) <= ${now} limit 1000`;
  for (const { id, path } of expired) {
    if (path !== null) await media.remove(path);
    await sql`delete from public.account_exports where id = ${id}`;
  }
  await sql`delete from public.sign_ins where created_at < ${now}::timestamptz - make_interval(days => ${LIMITS.signInDays})`;
}
