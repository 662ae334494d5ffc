import { defineFunction } from "../../../http/rpc/define-function.ts";
import { removeVersion } from "../versions.ts";

/** Removes an older file of an asset of the caller. */
export const assetVersionRemove = defineFunction(
  "asset-version-remove",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, media, userId }, { versionId }) => {
    for (const key of await removeVersion(sql, userId, versionId)) await media.remove(key);
    return { versionId };
  },
);
