import { LIMITS } from "@sayhey/contract/limits";
import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { clearCheckPictures } from "../checks/check-pictures.port.ts";
import { referencedKeys, SWEPT_AREAS } from "./media-references.ts";
import { neededAssets } from "./asset-needs.ts";
import { removeAssets } from "./remove-assets.ts";
import { sweepUploads } from "./resumable/sweep-uploads.ts";

const BATCH = 500;
/** Longer than any upload may take. */
const ORPHAN_AGE_MS = 6 * 3600_000;

/**
 * Removes for good what has lain in the bin for 30 days, what was filmed and rendered of projects deleted as long ago, and files that no row
 * refers to. Whatever something still needs stays until it no longer does.
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
  const checked = await sql<{ id: string; user_id: string }[]>`
    select id, user_id from projects
    where deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays}) and check_report is not null limit ${BATCH}`;
  for (const { id, user_id: userId } of checked) {
    await clearCheckPictures(services.media, { userId, projectId: id }, null);
    await sql`update projects set check_report = null where id = ${id}`;
  }
  await removeRenders(services);
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

/**
 * Removes the renders of projects deleted 30 days ago and more, and the pictures of their history. What was published of them has files of its
 * own; a render of the present month still counts.
 */
async function removeRenders({ sql, media }: { sql: Database; media: MediaStore }): Promise<void> {
  const gone = await sql<{ id: string; user_id: string }[]>`
    delete from renders where id in (
      select r.id from renders r join projects p on p.id = r.project_id
      where p.deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays})
        and r.status not in ('queued', 'processing') and coalesce(r.finished_at, r.created_at) < now() - interval '31 days'
      limit ${BATCH})
    returning id, user_id`;
  for (const { id, user_id: userId } of gone) await media.removeAll(`renders/${userId}/${id}`);
  const pictured = await sql<{ path: string }[]>`
    with old as (
      select e.project_id, e.version, e.thumb_path from project_edits e join projects p on p.id = e.project_id
      where e.thumb_path is not null and p.deleted_at < now() - make_interval(days => ${LIMITS.assetBinDays}) limit ${BATCH})
    update project_edits e set thumb_path = null from old
    where e.project_id = old.project_id and e.version = old.version returning old.thumb_path as path`;
  for (const { path } of pictured) await media.remove(path);
}

/**
 * Removes files that no row refers to: a server that dies between placing a file and committing its row leaves one, and so does whatever
 * deletes a row with what hangs on it.
 */
async function removeOrphans({ sql, media }: { sql: Database; media: MediaStore }): Promise<void> {
  const before = Date.now() - ORPHAN_AGE_MS;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const keys = await referencedKeys(sql, batch);
    for (const key of batch) if (!keys.has(key)) await media.remove(key);
    batch = [];
  };
  for (const area of SWEPT_AREAS) {
    for await (const file of media.list(area)) {
      if (file.modifiedAt.getTime() > before) continue;
      if (batch.push(file.key) >= BATCH) await flush();
    }
  }
  await flush();
}
