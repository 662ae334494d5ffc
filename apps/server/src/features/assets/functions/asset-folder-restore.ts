import { defineFunction } from "../../../http/rpc/define-function.ts";
import { restoreFolder } from "../folders.ts";

/** Takes the removal of a folder of the caller back. */
export const assetFolderRestore = defineFunction(
  "asset-folder-restore",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, removed) => ({ files: await restoreFolder(sql, userId, removed) }),
);
