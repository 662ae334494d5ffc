import { defineFunction } from "../../../http/rpc/define-function.ts";
import { makeFolders } from "../folders.ts";

/** Makes a folder of the caller. */
export const assetFolderCreate = defineFunction(
  "asset-folder-create",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { folder }) => {
    await sql.begin((tx) => makeFolders(tx, userId, [folder]));
    return { folder };
  },
);
