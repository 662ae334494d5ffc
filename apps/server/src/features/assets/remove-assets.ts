import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";

/** Removes rows and then their files; answers the ids of those that were there. A file left by a crash in between has no row. */
export async function removeAssets(
  { sql, media }: { sql: Database; media: MediaStore },
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  // Rows of music and versions go with their assets.
  const decoded = await sql<
    { path: string }[]
  >`select path from music where asset_id = any(${assetIds as string[]}::uuid[])`;
  const versions = await sql<{ path: string; thumb_path: string | null }[]>`
    select path, thumb_path from asset_versions where asset_id = any(${assetIds as string[]}::uuid[])`;
  const gone = await sql<{ id: string; path: string; thumb_path: string | null }[]>`
    delete from assets where id = any(${assetIds as string[]}::uuid[]) returning id, path, thumb_path`;
  for (const { path, thumb_path: thumb } of [...gone, ...versions]) {
    await media.remove(path);
    if (thumb !== null) await media.remove(thumb);
  }
  for (const { path } of decoded) await media.remove(path);
  return gone.map(({ id }) => id);
}
