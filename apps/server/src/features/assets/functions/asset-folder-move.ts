import { defineFunction } from "../../../http/rpc/define-function.ts";
import { moveFolder } from "../folders.ts";

/** Renames a folder of the caller or puts it into another one. */
export const assetFolderMove = defineFunction(
  "asset-folder-move",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { folder, to }) => ({ folder: to, files: await moveFolder(sql, userId, folder, to) }),
);
