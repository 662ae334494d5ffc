import { neededAssets } from "../asset-needs.ts";
import { removeAssets } from "../remove-assets.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Removes one's own assets in the bin for good, but for those that something needs. */
export const assetPurge = defineFunction(
  "asset-purge",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, media, userId }, input) => {
    const binned = await sql<{ id: string }[]>`
      select id from assets where user_id = ${userId} and id = any(${input.assetIds}::uuid[]) and deleted_at is not null`;
    const ids = binned.map(({ id }) => id);
    const kept = await neededAssets(sql, ids);
    const free = ids.filter((id) => !kept.some(({ assetId }) => assetId === id));
    return { purged: await removeAssets({ sql, media }, free), kept };
  },
);
