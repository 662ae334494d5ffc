import type { Database } from "../../infra/database/database.ts";
import type { Visitor } from "./permissions.ts";
import { type Cursor, readRows } from "./read-rows.ts";
import type { SharedApp } from "./shared-app.ts";
import type { SharedRow } from "./shared-row.ts";
import { readStore } from "./shared-store.ts";

/** Bytes that are put into one file; more goes through `/data` page by page. */
export const MOST_EXPORTED = 50 * 1024 ** 2;

/** Rows as a file that 'Import JSON' of an app takes. */
export function exportBody(app: Pick<SharedApp, "rules">, rows: readonly SharedRow[]) {
  return {
    version: 1,
    rows: Object.fromEntries(
      [...app.rules.keys()].map((id) => [
        id,
        rows.filter((row) => row.entity === id).map((row) => ({ ...row.values, id: row.id })),
      ]),
    ),
  };
}

/** Every row that a visitor may read, the newest first: as they are at one moment, whatever is written meanwhile. */
export async function everyRow(
  sql: Pick<Database, "begin">,
  { app, visitor }: { app: Omit<SharedApp, "timeZone">; visitor: Visitor | null },
  entity?: string,
): Promise<SharedRow[]> {
  const rows: SharedRow[] = [];
  await sql.begin("isolation level repeatable read read only", async (tx) => {
    const store = await readStore(tx, app);
    if (store === null) return;
    for (let after: Cursor | null = null, more = true; more;) {
      const page = await readRows(tx, app, store, visitor, { after, ...(entity !== undefined && { entity }) });
      for (const row of page.rows) if (row.deleted !== true) rows.push(row);
      ({ cursor: after, more } = page);
    }
  });
  return rows.toSorted((a, b) => b.place - a.place);
}
