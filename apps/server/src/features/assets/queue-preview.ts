import type { Database, Transaction } from "../../infra/database/database.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";

const keyOf = (assetId: string): string => `preview ${assetId}`;

/** Has a video's poster or a sound's waveform made in the background. */
export async function queuePreview(tx: Transaction, userId: string, assetId: string): Promise<void> {
  await enqueueJob(tx, "preview", { assetId, userId }, { key: keyOf(assetId), priority: -5 });
}

/**
 * Has previews made of what was uploaded before there were any. What has had a try of late is left alone: some files cannot be
 * drawn small.
 */
export async function queueMissingPreviews(sql: Database, userId: string, assetIds: readonly string[]): Promise<void> {
  await sql.begin(async (tx) => {
    const [made] = await tx<{ made: boolean }[]>`select to_regclass('pgboss.job') is not null as made`;
    if (made?.made !== true) return;
    const tried = await tx<{ key: string }[]>`
      select singleton_key as key from pgboss.job
      where name = 'preview' and singleton_key = any(${assetIds.map((id) => keyOf(id))})`;
    const keys = new Set(tried.map(({ key }) => key));
    for (const id of assetIds) if (!keys.has(keyOf(id))) await queuePreview(tx, userId, id);
  });
}
