import { defineFunction } from "../../../http/rpc/define-function.ts";
import { restoreVersion } from "../versions.ts";

/** Puts an older file of an asset of the caller back. */
export const assetVersionRestore = defineFunction(
  "asset-version-restore",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, { versionId }) => ({ asset: await restoreVersion(sql, userId, versionId) }),
);
