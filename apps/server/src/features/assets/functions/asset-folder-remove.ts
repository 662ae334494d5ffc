import { defineFunction } from "../../../http/rpc/define-function.ts";
import { removeFolder } from "../folders.ts";

/** Removes a folder of the caller; its files go to the bin. */
export const assetFolderRemove = defineFunction(
  "asset-folder-remove",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  ({ sql, userId }, { folder }) => removeFolder(sql, userId, folder),
);
