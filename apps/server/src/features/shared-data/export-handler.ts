import type { Database } from "../../infra/database/database.ts";
import { networkOf } from "../../infra/limits/network-of.ts";
import { countHit } from "../../infra/limits/rate-limit.ts";
import type { DataCall } from "./data-call.ts";
import { answerJson } from "./data-http.ts";
import { DataRefusal, unfit } from "./data-refusal.ts";
import { everyRow, exportBody, MOST_EXPORTED } from "./export-rows.ts";
import { rowsCsv } from "./rows-csv.ts";
import { tooMany } from "./visitors.ts";

const PER_NETWORK = { hits: 10, windowMs: 60_000 };
/** When to ask again while somebody else's file is being made, ms. */
const BUSY_MS = 3000;

/** Answers `/data/export`: everything a visitor may read, as a file of JSON, or one entity as CSV. One file of an app at a time is made. */
export function createExporter(sql: Database): (call: DataCall) => Promise<Response> {
  const busy = new Set<string>();
  return async ({ app, store, visitor, url, address }) => {
    const entity = url.searchParams.get("entity") ?? undefined;
    const isCsv = url.searchParams.get("format") === "csv";
    const rules = entity === undefined ? undefined : app.rules.get(entity);
    if (entity !== undefined && rules === undefined) throw unfit("entity", "is nothing this app keeps");
    if (isCsv && rules === undefined) throw unfit("entity", "is needed for CSV");
    if (store.bytes > MOST_EXPORTED)
      throw new DataRefusal("too-large", "This is too much data for one file.", { hint: "Read /data page by page." });
    const verdict = await countHit(sql, `app export ${networkOf(address)}`, PER_NETWORK);
    if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
    if (busy.has(store.id)) throw tooMany(BUSY_MS);
    busy.add(store.id);
    try {
      const rows = await everyRow(sql, { app, visitor }, entity);
      if (!isCsv || rules === undefined)
        return answerJson(exportBody(app, rows), 200, {
          "content-disposition": `attachment; filename="${app.slug}.json"`,
        });
      return new Response(rowsCsv(rules, rows), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${rules.entity.id}.csv"`,
          "cache-control": "no-store",
        },
      });
    } finally {
      busy.delete(store.id);
    }
  };
}
