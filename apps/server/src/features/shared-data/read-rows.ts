import { LIMITS } from "@sayhey/contract/limits";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { mayRead, mayReadAll, personOf, type Visitor } from "./permissions.ts";
import type { SharedApp } from "./shared-app.ts";
import { ROW_COLUMNS, shownRow, type SharedRow, type StoredRow } from "./shared-row.ts";
import type { SharedStore } from "./shared-store.ts";

/** An answer ends with the row that fills it up to here. */
const PAGE_BYTES = 2 * 1024 ** 2;

/** A place in the changes of a store: its generation and the number of a change, `1.42`; amid the pages of a whole reading `1.42.97`. */
export interface Cursor {
  generation: number;
  seq: number;
  /** Number of the last change when a reading of all rows began: deletions up to there are known, although its pages are behind. */
  since?: number | undefined;
}

export const formatCursor = ({ generation, seq, since }: Cursor): string =>
  since === undefined ? `${generation}.${seq}` : `${generation}.${seq}.${since}`;

/** Reads `1.42` and `1.42.97`; null when it is no cursor. */
export function parseCursor(text: string): Cursor | null {
  const match = /^(\d{1,9})\.(\d{1,15})(?:\.(\d{1,15}))?$/.exec(text);
  if (match === null) return null;
  const since = match[3] === undefined ? undefined : Number(match[3]);
  return { generation: Number(match[1]), seq: Number(match[2]), since };
}

/** Rows in the order of their changes. */
export interface RowsPage {
  rows: SharedRow[];
  /** Where the next answer goes on. */
  cursor: Cursor;
  /** Whether there are more already. */
  more: boolean;
  /** Whether these are all rows from the start, since there is no way on from the cursor that was sent. */
  fresh: boolean;
}

/** How to read. */
export interface ReadOptions {
  after: Cursor | null;
  /** One entity alone; all when absent. */
  entity?: string;
  limit?: number;
}

/**
 * Rows a visitor may read that changed after a cursor, deleted ones included; without one all that there are. A cursor of another
 * generation, or one from before the first change that is remembered, starts from the beginning.
 */
export async function readRows(
  sql: Database | Transaction,
  app: Omit<SharedApp, "timeZone">,
  store: SharedStore,
  caller: Visitor | null,
  { after, entity, limit = LIMITS.sharedRowsPerAnswer }: ReadOptions,
): Promise<RowsPage> {
  const fresh =
    after === null ||
    after.generation !== store.generation ||
    after.seq > store.seq ||
    Math.max(after.seq, after.since ?? 0) < store.purged_seq;
  const from = fresh ? 0 : after.seq;
  const since = fresh ? store.seq : after.since;
  const wanted = [...app.rules.values()].filter((rules) => entity === undefined || rules.entity.id === entity);
  const all = wanted.filter((rules) => mayReadAll(rules, caller)).map((rules) => rules.entity.id);
  const own = wanted
    .filter((rules) => !all.includes(rules.entity.id) && rules.access.read === "author" && caller !== null)
    .map((rules) => rules.entity.id);
  const given = wanted
    .filter((rules) => !all.includes(rules.entity.id) && rules.access.read === "author")
    .flatMap((rules) => [...rules.given].map((id) => `${rules.entity.id} ${id}`));
  const known = wanted.map((rules) => rules.entity.id);
  const me = caller === null ? null : personOf(caller);
  // Counted off twice: no more rows than asked for, and no more bytes than travel well.
  const rows = await sql<(StoredRow & { found: number })[]>`
    select * from (
      select r.*, sum(r.bytes) over (order by r.seq) - r.bytes as before, count(*) over ()::int as found from (
        select ${sql([...ROW_COLUMNS])} from app_rows
        where store_id = ${store.id} and generation = ${store.generation} and seq > ${from} and seq <= ${store.seq}
          and entity = any(${known}) and case when readers is not null then coalesce(${me}::text = any(readers), false)
            else entity = any(${all}) or (entity = any(${own}) and visitor_id = ${caller?.id ?? null})
              or (visitor_id is null and entity || ' ' || row_id = any(${given})) end
          ${fresh ? sql`and deleted_at is null` : sql``}
        order by seq limit ${limit + 1}) r) counted
    where before < ${PAGE_BYTES} order by seq`;
  const page = rows.slice(0, limit);
  const more = (rows[0]?.found ?? 0) > page.length;
  return {
    rows: page.flatMap((row) => {
      const rules = app.rules.get(row.entity);
      return rules === undefined ? [] : [shownRow(row, rules)];
    }),
    // At the end of what is there, what others may read is behind the reader too.
    cursor: more
      ? { generation: store.generation, seq: page.at(-1)?.seq ?? from, since }
      : { generation: store.generation, seq: Math.max(store.seq, from) },
    more,
    fresh,
  };
}

/** One row that a visitor may read. */
export async function readRow(
  sql: Database | Transaction,
  app: Omit<SharedApp, "timeZone">,
  store: SharedStore,
  caller: Visitor | null,
  entity: string,
  id: string,
): Promise<SharedRow | null> {
  const rules = app.rules.get(entity);
  const [row] = await sql<StoredRow[]>`
    select ${sql([...ROW_COLUMNS])} from app_rows where store_id = ${store.id} and generation = ${store.generation}
      and entity = ${entity} and row_id = ${id} and deleted_at is null`;
  if (rules === undefined || row === undefined || !mayRead(rules, caller, row)) return null;
  return shownRow(row, rules);
}
