import { defineFunction } from "../../../http/rpc/define-function.ts";
import { queueMissingPreviews } from "../queue-preview.ts";

const SECONDS = 3600;

/** Addresses of one's own assets for an hour, in the order asked; null for what is not there or not one's own. */
export const assetSign = defineFunction(
  "asset-sign",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const rows = await context.sql<
      { id: string; path: string; thumb_path: string | null; name: string; bare: boolean }[]
    >`
      select id, path, thumb_path, name,
        kind = 'upload' and deleted_at is null and thumb_path is null
          and (content_type like 'video/%' or (content_type like 'audio/%' and not meta ? 'peaks')) as bare
      from assets where user_id = ${context.userId} and id = any(${input.assetIds}::uuid[])`;
    const bare = rows.filter((row) => row.bare).map(({ id }) => id);
    if (bare.length > 0) await queueMissingPreviews(context.sql, context.userId, bare);
    const assets = new Map(rows.map((row) => [row.id, row]));
    return {
      urls: input.assetIds.map((id) => {
        const asset = assets.get(id.toLowerCase());
        const path = input.thumb ? asset?.thumb_path : asset?.path;
        if (asset === undefined || path === undefined || path === null) return null;
        return context.media.sign(path, {
          expiresInSeconds: SECONDS,
          ...(input.download ? { downloadName: downloadName(asset.name, path) } : {}),
        });
      }),
    };
  },
);

/** The asset's name, with the extension of its file when a person has taken it off. */
function downloadName(name: string, path: string): string {
  const extension = path.slice(path.lastIndexOf("."));
  return /\.[a-z0-9]{2,5}$/i.test(name) ? name : `${name}${extension}`;
}
