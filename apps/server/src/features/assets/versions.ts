import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { assetRowSchema, type AssetRow } from "@sayhey/contract/rows";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { queuePreview } from "./queue-preview.ts";

/**
 * Keeps an asset's file as a version before another takes its place, or lets go of it; the oldest beyond the limit go too.
 * @returns keys that nobody refers to once the transaction has been committed
 */
export async function keepVersion(tx: Transaction, assetId: string, { keep }: { keep: boolean }): Promise<string[]> {
  if (!keep) {
    const [now] = await tx<{ path: string; thumb_path: string | null }[]>`
      select path, thumb_path from assets where id = ${assetId}`;
    return keysOf(now === undefined ? [] : [now]);
  }
  await tx`
    insert into asset_versions (asset_id, user_id, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
    select id, user_id, path, thumb_path, content_type, bytes, width, height, duration_ms, meta from assets where id = ${assetId}`;
  const gone = await tx<{ path: string; thumb_path: string | null }[]>`
    delete from asset_versions where id in (
      select id from asset_versions where asset_id = ${assetId} order by replaced_at desc, id offset ${LIMITS.assetVersions})
    returning path, thumb_path`;
  return keysOf(gone);
}

/** Puts an older file of an own asset back in its place; the present one becomes a version. @throws AppError not-found */
export async function restoreVersion(sql: Database, userId: string, versionId: string): Promise<AssetRow> {
  return sql.begin(async (tx) => {
    const [version] = await tx<{ asset_id: string }[]>`
      select v.asset_id from asset_versions v join assets a on a.id = v.asset_id
      where v.id = ${versionId} and v.user_id = ${userId} and a.deleted_at is null for update of a, v`;
    if (version === undefined) throw missing();
    // Both at once: each key belongs to one row at any time.
    const [old] = await tx`delete from asset_versions where id = ${versionId} returning *`;
    await tx`
      insert into asset_versions (asset_id, user_id, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
      select id, user_id, path, thumb_path, content_type, bytes, width, height, duration_ms, meta from assets where id = ${version.asset_id}`;
    const [row] = await tx`
      update assets set ${tx({
        path: old?.["path"],
        thumb_path: old?.["thumb_path"],
        content_type: old?.["content_type"],
        bytes: old?.["bytes"],
        width: old?.["width"],
        height: old?.["height"],
        duration_ms: old?.["duration_ms"],
        meta: tx.json(old?.["meta"] as never),
      } as never)} where id = ${version.asset_id} returning *`;
    if (old?.["thumb_path"] === null) await queuePreview(tx, userId, version.asset_id);
    return assetRowSchema.parse(row);
  });
}

/** Removes a version of an own asset for good. @returns keys that nobody refers to any more @throws AppError not-found */
export async function removeVersion(sql: Database, userId: string, versionId: string): Promise<string[]> {
  const gone = await sql<{ path: string; thumb_path: string | null }[]>`
    delete from asset_versions where id = ${versionId} and user_id = ${userId} returning path, thumb_path`;
  if (gone.length === 0) throw missing();
  return keysOf(gone);
}

const missing = (): AppError =>
  new AppError("not-found", "There is no such version.", { hint: "It may have been removed. Refresh the page." });

const keysOf = (rows: readonly { path: string; thumb_path: string | null }[]): string[] =>
  rows.flatMap(({ path, thumb_path: thumb }) => (thumb === null ? [path] : [path, thumb]));
