import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";

const SECONDS = 3600;

interface VersionRow {
  id: string;
  path: string;
  thumb_path: string | null;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  replaced_at: string;
}

/** Files that an asset of the caller had before. */
export const assetVersions = defineFunction(
  "asset-versions",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId }, { assetId }) => {
    const own = await sql`select from assets where id = ${assetId} and user_id = ${userId}`;
    if (own.length === 0)
      throw new AppError("not-found", "There is no such file.", { hint: "It may have been deleted." });
    const rows = await sql<VersionRow[]>`
      select id, path, thumb_path, content_type, bytes, width, height, duration_ms, replaced_at from asset_versions
      where asset_id = ${assetId} and user_id = ${userId} order by replaced_at desc, id`;
    const address = (key: string): string => media.sign(key, { expiresInSeconds: SECONDS });
    return {
      versions: rows.map((row) => ({
        versionId: row.id,
        replacedAt: row.replaced_at,
        contentType: row.content_type,
        bytes: row.bytes,
        width: row.width,
        height: row.height,
        durationMs: row.duration_ms,
        url: address(row.path),
        thumbUrl: row.thumb_path === null ? null : address(row.thumb_path),
      })),
    };
  },
);
