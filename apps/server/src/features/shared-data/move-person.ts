import type { Transaction } from "../../infra/database/database.ts";
import { recount, type SharedStore } from "./shared-store.ts";

/** Conversations of somebody who signed in become those of who they are now. */
export async function movePerson(tx: Transaction, store: SharedStore, from: string, to: string): Promise<void> {
  if (from === to) return;
  const [name, next] = [JSON.stringify(from), JSON.stringify(to)];
  const moved = await tx`
    with mine as (
      select generation, entity, row_id, row_number() over (order by seq) as number from app_rows
      where store_id = ${store.id} and ${from} = any(readers))
    update app_rows r set "values" = replace(r."values"::text, ${name}, ${next})::jsonb,
      readers = case when ${to} = any(r.readers) then array_remove(r.readers, ${from}) else array_replace(r.readers, ${from}, ${to}) end,
      version = r.version + 1, seq = (select seq from app_stores where id = ${store.id}) + mine.number
    from mine where r.store_id = ${store.id} and r.generation = mine.generation and r.entity = mine.entity and r.row_id = mine.row_id
    returning 1`;
  // The row that stands for them has their id.
  const people = await tx`
    with mine as (
      select generation, entity, row_id, row_number() over (order by seq) as number from app_rows
      where store_id = ${store.id} and row_id = ${from})
    update app_rows r set deleted_at = now(), version = r.version + 1,
      seq = (select seq from app_stores where id = ${store.id}) + ${moved.length} + mine.number
    from mine where r.store_id = ${store.id} and r.generation = mine.generation and r.entity = mine.entity and r.row_id = mine.row_id
    returning 1`;
  await tx`
    insert into app_rows (store_id, generation, entity, row_id, user_id, visitor_id, "values", seq, place, bytes)
    select store_id, generation, entity, ${to}, user_id, visitor_id, "values", seq + ${people.length}, place, bytes
    from app_rows where store_id = ${store.id} and row_id = ${from} and deleted_at is not null
    on conflict do nothing`;
  const [now] = await tx<{ seq: string | number }[]>`select seq from app_stores where id = ${store.id}`;
  await recount(tx, { id: store.id, seq: Number(now?.seq ?? 0) + moved.length + 2 * people.length });
}
