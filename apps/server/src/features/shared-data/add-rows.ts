import { sharedRules } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Transaction } from "../../infra/database/database.ts";
import { bytesOf, checkValues } from "./check-values.ts";
import { unfit } from "./data-refusal.ts";
import type { OwnShare } from "./own-share.ts";
import { lockStore, recount, type SharedStore } from "./shared-store.ts";

/** Part of an import into shared data. */
export interface AddedRows {
  entity: string;
  /** The whole import; its rows are called after it. */
  batch: string;
  /** Which row of the import the first one is, from 0. */
  from: number;
  rows: readonly unknown[];
}

/** Ids of the rows of an import, so that sending a part again adds nothing and all of it can be taken back. */
const idOf = (batch: string, index: number): string => `in-${batch}-${index}`;

/**
 * Adds rows of the owner's behind those that are shared. A part that is sent again adds nothing.
 * @throws DataRefusal naming the first value at fault, AppError quota; nothing is added then
 */
export async function addRows(
  tx: Transaction,
  app: OwnShare,
  { entity, batch, from, rows }: AddedRows,
): Promise<SharedStore> {
  const rules = sharedRules(app.spec).get(entity);
  if (rules === undefined) throw unfit("entity", "is nothing this app keeps");
  // A row from a file would name no readers, and an author who never wrote it.
  if (rules.conversation !== undefined) throw unfit("entity", "is written by the people of its conversations alone");
  const checked = rows.map((row, index) => checkValues(rules, row, `rows[${index}]`, { whole: true }));
  const store = await lockStore(tx, app);
  await dropStrangers(tx, store, rules.entity.fields, checked);
  const [last] = await tx<{ place: string | number }[]>`
    select coalesce(min(place), 0) as place from app_rows
    where store_id = ${store.id} and generation = ${store.generation} and entity = ${entity}
      and row_id not like ${`in-${batch}-%`}`;
  const lowest = Number(last?.place ?? 0);
  const made = checked.map((values, index) => ({
    row_id: idOf(batch, from + index),
    values,
    seq: store.seq + 1 + index,
    place: lowest - 1 - from - index,
    bytes: bytesOf(values),
  }));
  const added = await tx`
    insert into app_rows (store_id, generation, user_id, entity, row_id, "values", seq, place, bytes)
    select ${store.id}, ${store.generation}, ${app.userId}, ${entity}, r.row_id, r."values", r.seq, r.place, r.bytes
    from jsonb_to_recordset(${tx.json(made as never)}) as r (row_id text, "values" jsonb, seq bigint, place bigint, bytes int)
    on conflict do nothing returning 1`;
  if (added.length === 0) return store;
  const counted = await recount(tx, { ...store, seq: store.seq + made.length + 1 });
  const [account] = await tx<{ plan: PlanName }[]>`select plan from accounts where user_id = ${app.userId}`;
  const plan = PLANS[account?.plan ?? "free"];
  if (counted.rows > plan.sharedRows || counted.bytes > plan.sharedBytes)
    throw new AppError(
      "quota",
      `The ${plan.title} plan includes ${plan.sharedRows.toLocaleString("en")} shared rows per app.`,
      {
        hint: "Import fewer rows, or upgrade.",
      },
    );
  return counted;
}

/** A relation to a row that is not there is left empty, as an app shows it. */
async function dropStrangers(
  tx: Transaction,
  store: SharedStore,
  fields: readonly { id: string; type: string; relation?: string | undefined; required?: boolean | undefined }[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (const field of fields) {
    if (field.type !== "relation") continue;
    const named = [
      ...new Set(rows.flatMap((row) => (typeof row[field.id] === "string" ? [String(row[field.id])] : []))),
    ];
    if (named.length === 0) continue;
    const known = await tx<{ row_id: string }[]>`
      select row_id from app_rows where store_id = ${store.id} and generation = ${store.generation}
        and entity = ${field.relation ?? ""} and row_id = any(${named}) and deleted_at is null`;
    const there = new Set(known.map(({ row_id }) => row_id));
    for (const [index, row] of rows.entries()) {
      if (typeof row[field.id] !== "string" || there.has(String(row[field.id]))) continue;
      if (field.required === true)
        throw unfit(`rows[${index}].${field.id}`, `must be the id of a row of ${field.relation ?? ""}`);
      row[field.id] = null;
    }
  }
}

/** Takes all rows of an import back that are still there. How many went. */
export async function takeRowsBack(tx: Transaction, app: OwnShare, batch: string): Promise<number> {
  const store = await lockStore(tx, app);
  const gone = await tx`
    with numbered as (
      select entity, row_id, row_number() over (order by entity, row_id) as number from app_rows
      where store_id = ${store.id} and generation = ${store.generation} and deleted_at is null and row_id like ${`in-${batch}-%`}
    )
    update app_rows r set deleted_at = now(), updated_at = now(), version = r.version + 1, seq = ${store.seq} + n.number
    from numbered n
    where r.store_id = ${store.id} and r.generation = ${store.generation} and r.entity = n.entity and r.row_id = n.row_id
    returning 1`;
  if (gone.length > 0) await recount(tx, { ...store, seq: store.seq + gone.length + 1 });
  return gone.length;
}
