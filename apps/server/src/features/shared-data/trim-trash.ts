import type { Transaction } from "../../infra/database/database.ts";
import type { SharedStore } from "./shared-store.ts";

/** Share of a full bin that stays, so that not every deletion after it has to look for the oldest. */
const KEPT = 0.9;

/**
 * Forgets the oldest deleted rows of a store whose bin holds more than `most`, and counts them off. A bin has as much room as the app itself:
 * whoever creates and deletes again and again fills no more than that.
 */
export async function trimTrash(
  tx: Transaction,
  store: Pick<SharedStore, "id" | "generation">,
  most: { rows: number; bytes: number },
  count: { binRows: number; binBytes: number },
): Promise<void> {
  const [gone] = await tx<{ rows: number; bytes: number }[]>`
    with bin as (
      select entity, row_id, row_number() over (order by seq desc) as rows, sum(bytes) over (order by seq desc) as bytes
      from app_rows where store_id = ${store.id} and generation = ${store.generation} and deleted_at is not null),
    gone as (
      delete from app_rows r using bin
      where r.store_id = ${store.id} and r.generation = ${store.generation} and r.entity = bin.entity and r.row_id = bin.row_id
        and (bin.rows > ${Math.floor(most.rows * KEPT)} or bin.bytes > ${Math.floor(most.bytes * KEPT)})
      returning r.seq, r.bytes),
    last as (
      update app_stores set purged_seq = greatest(purged_seq, (select max(seq) from gone))
      where id = ${store.id} and exists (select from gone))
    select count(*)::int as rows, coalesce(sum(bytes), 0)::bigint as bytes from gone`;
  count.binRows -= gone?.rows ?? 0;
  count.binBytes -= gone?.bytes ?? 0;
}
