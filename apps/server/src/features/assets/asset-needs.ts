import type { Database, Transaction } from "../../infra/database/database.ts";

/** An asset that something still needs, and what that is. */
export interface NeededAsset {
  assetId: string;
  /** 'it is the cover of Dinner Club' */
  reason: string;
}

/** Which of some assets must not be removed for good yet. Those of files are safe to remove when they are not named. */
export async function neededAssets(sql: Database | Transaction, assetIds: readonly string[]): Promise<NeededAsset[]> {
  if (assetIds.length === 0) return [];
  return sql<NeededAsset[]>`
    select poster_asset_id as "assetId", 'it is the cover of ' || name as reason
      from projects where poster_asset_id = any(${assetIds as string[]}::uuid[]) and deleted_at is null
    union all
    select input_asset_id, 'a transform works on it'
      from transforms where input_asset_id = any(${assetIds as string[]}::uuid[]) and status in ('queued', 'processing')
    union all
    select a.id, 'the trailer of ' || p.name || ' plays it'
      from assets a join storyboard_settings s on s.user_id = a.user_id
        and s.document -> 'soundtrack' -> 'file' ->> 'assetId' = a.id::text
      join projects p on p.id = s.project_id
      where a.id = any(${assetIds as string[]}::uuid[]) and p.deleted_at is null`;
}
