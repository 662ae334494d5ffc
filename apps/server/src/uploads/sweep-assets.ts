import { LIMITS } from "@sayhey/contract/limits";
import type { Database } from "../platform/database.ts";
import type { MediaStore } from "../platform/media/media-store.ts";
import { clearProofPictures } from "../jobs/proof-pictures.ts";
import { neededAssets } from "./asset-needs.ts";
import { removeAssets } from "./remove-assets.ts";
import { sweepUploads } from "./resumable/sweep-uploads.ts";

const BATCH = 500;
/** Longer than any upload may take. */
const ORPHAN_AGE_MS = 6 * 3600_000;

/**
 * Removes for good what has lain in the bin for 30 days, what was filmed of projects deleted as long ago, and files of uploads
 * that never got a row. Whatever something still needs stays until it no longer does.
 */
export async function sweepAssets(services: { sql: Database; media: MediaStore }): Promise<void> {
  const { sql } = services;
  const binned = await sql<{ id: string }[]>`
    select id from assets where deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays}) limit ${BATCH}`;
  await removeUnneeded(services, binned);
  // What was uploaded or made for a project belongs to its owner and stays; a render under way may still show the footage.
  const filmed = await sql<{ id: string }[]>`
    select a.id from assets a join projects p on p.id = a.project_id
    where a.kind in ('footage', 'poster', 'still') and p.deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays})
      and not exists (select from renders r where r.project_id = p.id and r.status in ('queued', 'processing'))
    limit ${BATCH}`;
  await removeUnneeded(services, filmed);
  const proved = await sql<{ id: string; user_id: string }[]>`
    select id, user_id from projects
    where deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays}) and proof_report is not null limit ${BATCH}`;
  for (const { id, user_id: userId } of proved) {
    await clearProofPictures(services.media, { userId, projectId: id }, null);
    await sql`update projects set proof_report = null where id = ${id}`;
  }
  await sweepUploads(services);
  await removeOrphans(services);
}

async function removeUnneeded(
  services: { sql: Database; media: MediaStore },
  assets: readonly { id: string }[],
): Promise<void> {
  const ids = assets.map(({ id }) => id);
  const needed = new Set((await neededAssets(services.sql, ids)).map(({ assetId }) => assetId));
  await removeAssets(
    services,
    ids.filter((id) => !needed.has(id)),
  );
}

/** A server that dies between placing a file and committing its row leaves a file that nobody knows. */
async function removeOrphans({ sql, media }: { sql: Database; media: MediaStore }): Promise<void> {
  const before = Date.now() - ORPHAN_AGE_MS;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const known = await sql<{ key: string }[]>`
      select path as key from assets where path = any(${batch}) union all
      select thumb_path from assets where thumb_path = any(${batch}) union all
      select path from asset_versions where path = any(${batch}) union all
      select thumb_path from asset_versions where thumb_path = any(${batch}) union all
      select path from music where path = any(${batch})`;
    const keys = new Set(known.map(({ key }) => key));
    for (const key of batch) if (!keys.has(key)) await media.remove(key);
    batch = [];
  };
  for (const folder of ["uploads", "music"]) {
    for await (const file of media.list(folder)) {
      if (file.modifiedAt.getTime() > before) continue;
      if (batch.push(file.key) >= BATCH) await flush();
    }
  }
  if (batch.length > 0) await flush();
}
