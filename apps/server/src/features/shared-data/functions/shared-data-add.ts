import { addRows } from "../add-rows.ts";
import { DataRefusal } from "../data-refusal.ts";
import { ownShare } from "../own-share.ts";
import { openStore } from "../shared-store.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";

/** Adds one part of an import behind the rows that visitors share. */
export const sharedDataAdd = defineFunction(
  "shared-data-add",
  { rateLimit: { hits: 1200, windowMs: 3600_000 } },
  async ({ sql, userId }, { projectId, place, ...part }) => {
    const app = await ownShare(sql, userId, projectId, place);
    await openStore(sql, app, new Date());
    try {
      const store = await sql.begin((tx) => addRows(tx, app, part));
      return { rows: store.rows };
    } catch (error) {
      if (error instanceof DataRefusal && error.field !== undefined)
        throw new FieldError(error.field, error.message, { hint: "These rows no longer fit the app." });
      throw error;
    }
  },
);
