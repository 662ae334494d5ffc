import { AppError } from "@sayhey/contract/app-error";
import { ownShare } from "../own-share.ts";
import { undoReset } from "../shared-store.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";

/** Brings back the rows before the last reset. */
export const sharedDataUndo = defineFunction(
  "shared-data-undo",
  { rateLimit: { hits: 30, windowMs: 3600_000 } },
  async ({ sql, userId }, { projectId, place }) => {
    const app = await ownShare(sql, userId, projectId, place);
    const store = await sql.begin((tx) => undoReset(tx, app));
    if (store === null)
      throw new AppError("conflict", "There are no earlier rows to restore.", {
        hint: "They are kept for 30 days after a reset.",
      });
    return { rows: store.rows };
  },
);
