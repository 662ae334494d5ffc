import { LIMITS } from "@sayhey/contract/limits";
import type { Database } from "../../infra/database/database.ts";

/** Days after which a visitor who never gave an address and a token that nobody used are forgotten. */
const VISITOR_DAYS = 180;
/** Days in which a change that is sent again is known. */
const KEY_DAYS = 14;

/** Clears what cannot be brought back any more: deleted rows, rows before a reset, old codes and tokens. Several machines may do it at once. */
export async function clearSharedData(sql: Database): Promise<void> {
  const due = await sql<{ id: string }[]>`
    select distinct store_id as id from app_rows where deleted_at < now() - make_interval(days => ${LIMITS.sharedBinDays})`;
  for (const { id } of due)
    await sql.begin(async (tx) => {
      // The store first and its rows then, as whoever writes: neither waits for what the other holds.
      await tx`select 1 from app_stores where id = ${id} for update`;
      await tx`
        with gone as (
          delete from app_rows where store_id = ${id} and deleted_at < now() - make_interval(days => ${LIMITS.sharedBinDays})
          returning generation, seq, bytes),
        last as (select generation, max(seq) as seq, count(*)::int as rows, sum(bytes)::bigint as bytes from gone group by generation)
        update app_stores s set purged_seq = greatest(s.purged_seq, last.seq),
          bin_rows = greatest(0, s.bin_rows - last.rows), bin_bytes = greatest(0, s.bin_bytes - last.bytes)
        from last where s.id = ${id} and last.generation = s.generation`;
    });
  await sql`
    with old as (
      update app_stores set previous_generation = null
      where previous_generation is not null and reset_at < now() - make_interval(days => ${LIMITS.sharedBinDays})
      returning id, generation)
    delete from app_rows r using old where r.store_id = old.id and r.generation <> old.generation`;
  await sql`delete from private.app_visitor_codes where expires_at < now()`;
  await sql`delete from private.app_change_keys where created_at < now() - make_interval(days => ${KEY_DAYS})`;
  await sql`delete from private.app_visitor_sessions where used_at < now() - make_interval(days => ${VISITOR_DAYS})`;
  await sql`
    delete from app_visitors v where email is null and seen_at < now() - make_interval(days => ${VISITOR_DAYS})
      and not exists (select from private.app_visitor_sessions s where s.visitor_id = v.id)
      and not exists (select from app_rows r where r.visitor_id = v.id)`;
}
