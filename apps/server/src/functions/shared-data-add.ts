import { addRows } from "../hosting/shared-data/add-rows.ts";
import { DataRefusal } from "../hosting/shared-data/data-refusal.ts";
import { ownShare } from "../hosting/shared-data/own-share.ts";
import { openStore } from "../hosting/shared-data/shared-store.ts";
import { defineFunction, FieldError } from "../platform/functions/define-function.ts";

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
