import type { Transaction } from "../../infra/database/database.ts";
import type { SqlQuery } from "../../infra/database/sql-statement.ts";
import type { SharedApp } from "./shared-app.ts";

type Step = { generation: number; entity: string; field: string };

/** Keeps the steps of a visitor who is forgotten under a hash of their address. */
export async function keepPastVotes(tx: Transaction, visitorId: string, voter: string): Promise<void> {
  await tx`
    insert into private.app_past_votes (store_id, generation, entity, row_id, field, voter_hash, step)
    select store_id, generation, entity, row_id, field, ${voter}, step from private.app_votes where visitor_id = ${visitorId}
    on conflict do nothing`;
}

/** Gives a visitor the steps back that the same address took before it was forgotten; what they repeated as a guest is taken back. */
export async function bringPastVotes(
  tx: Transaction,
  app: SharedApp,
  storeId: string,
  visitorId: string,
  voter: string,
): Promise<void> {
  const past = tx`select * from private.app_past_votes where store_id = ${storeId} and voter_hash = ${voter}`;
  await withdrawVotes(tx, storeId, visitorId, repeats(tx, app, past));
  await tx`
    insert into private.app_votes (store_id, generation, entity, row_id, field, visitor_id, step)
    select store_id, generation, entity, row_id, field, ${visitorId}, step from (${past}) p on conflict do nothing`;
  await tx`delete from private.app_past_votes where store_id = ${storeId} and voter_hash = ${voter}`;
}

/** Gives a visitor the steps of a guest who turned out to be them; what both took counts once. */
export async function mergeVotes(
  tx: Transaction,
  app: SharedApp,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await withdrawVotes(
    tx,
    storeId,
    from,
    repeats(tx, app, tx`select * from private.app_votes where visitor_id = ${to}`),
  );
  await tx`update private.app_votes set visitor_id = ${to} where visitor_id = ${from}`;
}

/** A condition on votes `v`: that `others` hold the same one, or another where there is but one. */
function repeats(tx: Transaction, app: SharedApp, others: SqlQuery): SqlQuery {
  const oneOf = [...app.rules.values()].flatMap(({ entity, counted }) =>
    [...counted].filter(([, { kind }]) => kind === "one-of").map(([field]) => `${entity.id} ${field}`),
  );
  return tx`exists (
    select from (${others}) o where o.store_id = v.store_id and o.generation = v.generation and o.entity = v.entity
      and o.field = v.field and (o.row_id = v.row_id or v.entity || ' ' || v.field = any(${oneOf})))`;
}

/** Takes back steps of a visitor, all of them without a condition: the numbers are what they would be without. The store is locked. Answers the rows that changed. */
export async function withdrawVotes(
  tx: Transaction,
  storeId: string,
  visitorId: string,
  condition: SqlQuery = tx`true`,
): Promise<number> {
  let withdrawn = 0;
  const kinds = await tx<Step[]>`
    select distinct v.generation, v.entity, v.field from private.app_votes v where v.visitor_id = ${visitorId} and ${condition}`;
  for (const { generation, entity, field } of kinds) {
    const changed = await tx`
      with gone as (
        delete from private.app_votes v where v.visitor_id = ${visitorId} and v.generation = ${generation} and v.entity = ${entity}
          and v.field = ${field} and ${condition} returning v.row_id, v.step),
      back as (select row_id, step, row_number() over (order by row_id) as number from gone)
      update app_rows r set version = r.version + 1, updated_at = now(), seq = (select seq from app_stores where id = ${storeId}) + back.number,
        "values" = jsonb_set(r."values", array[${field}]::text[],
          -- A number that was set anew meanwhile does not fall below where nobody has stepped.
          to_jsonb(case when back.step > 0 then greatest((r."values" ->> ${field})::numeric - back.step::numeric, least((r."values" ->> ${field})::numeric, 0))
            else (r."values" ->> ${field})::numeric - back.step::numeric end))
      from back where r.store_id = ${storeId} and r.generation = ${generation} and r.entity = ${entity} and r.row_id = back.row_id
        and jsonb_typeof(r."values" -> ${field}) = 'number'
      returning 1`;
    await tx`update app_stores set seq = seq + ${changed.length} where id = ${storeId}`;
    withdrawn += changed.length;
  }
  return withdrawn;
}
