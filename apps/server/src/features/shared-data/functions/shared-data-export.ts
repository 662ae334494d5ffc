import { sharedRules } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { everyRow, exportBody, MOST_EXPORTED } from "../export-rows.ts";
import { ownShare } from "../own-share.ts";
import { rowsCsv } from "../rows-csv.ts";
import { openStore } from "../shared-store.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";

/** Every row that the visitors of one's own app share, as a file. */
export const sharedDataExport = defineFunction(
  "shared-data-export",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId, session }, { projectId, place, csvOf }) => {
    const app = { ...(await ownShare(sql, userId, projectId, place)), slug: "" };
    const rules = sharedRules(app.spec);
    const entity = csvOf === undefined ? undefined : rules.get(csvOf);
    if (csvOf !== undefined && entity === undefined)
      throw new FieldError("csvOf", "The app has no table with this name.");
    const store = await openStore(sql, app, new Date());
    if (store.bytes > MOST_EXPORTED)
      throw new AppError("too-large", "This is more than 50 MB of data.", {
        hint: "Sign in to the app with your account's address and read /data of its address page by page.",
      });
    const owner = { id: userId, name: "", email: session.email, isOwner: true };
    const rows = await everyRow(sql, { app: { ...app, rules }, visitor: owner }, csvOf);
    const name = `${app.name}-${csvOf ?? place}`;
    return entity === undefined
      ? {
          fileName: `${name}.json`,
          contentType: "application/json",
          text: JSON.stringify(exportBody({ rules }, rows), null, 2),
        }
      : { fileName: `${name}.csv`, contentType: "text/csv", text: rowsCsv(entity, rows) };
  },
);
