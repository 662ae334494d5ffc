import { takeRowsBack } from "../add-rows.ts";
import { ownShare } from "../own-share.ts";
import { openStore } from "../shared-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Takes a whole import out of the rows that visitors share. */
export const sharedDataTakeBack = defineFunction(
  "shared-data-take-back",
  { rateLimit: { hits: 60, windowMs: 3600_000 } },
  async ({ sql, userId }, { projectId, place, batch }) => {
    const app = await ownShare(sql, userId, projectId, place);
    await openStore(sql, app, new Date());
    return { rows: await sql.begin((tx) => takeRowsBack(tx, app, batch)) };
  },
);
