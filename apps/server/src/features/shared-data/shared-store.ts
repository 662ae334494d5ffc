import { conversationRule, resolveMoment, type AppSpec } from "@sayhey/appspec";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { bytesOf } from "./check-values.ts";
import type { SharedApp } from "./shared-app.ts";
import type { Value } from "./shared-row.ts";

/** The shared data of one app. */
export interface SharedStore {
  id: string;
  seq: number;
  /** Deletions up to here are forgotten. */
  purged_seq: number;
  generation: number;
  rows: number;
  bytes: number;
  /** Deleted rows that can be brought back. */
  bin_rows: number;
  bin_bytes: number;
}

/** A row that data begin with. */
export interface FirstRow {
  entity: string;
  id: string;
  values: Record<string, Value>;
}

/** What data began with: the rows of the AppSpec, none, or rows that the owner chose. */
export type Begun = "seed" | "empty" | "rows";

type App = Pick<SharedApp, "projectId" | "userId" | "place" | "spec">;

const COLUMNS = ["id", "seq", "purged_seq", "generation", "rows", "bytes", "bin_rows", "bin_bytes"];

/**
 * The shared data of an app. Asked for the first time, they begin with the rows of the AppSpec; what is published begins with what its preview
 * was told to begin with.
 */
export async function openStore(sql: Database, app: App, now: Date): Promise<SharedStore> {
  const known = await readStore(sql, app);
  return known ?? sql.begin(async (tx) => createStore(tx, app, await firstRows(tx, app, now)));
}

/** What data begin with where nobody has said so: as in the preview, where the owner may have chosen something. */
async function firstRows(tx: Transaction, app: App, now: Date): Promise<FirstRow[]> {
  const [preview] =
    app.place === "preview"
      ? []
      : await tx<{ id: string; begun: Begun; generation: number }[]>`
          select id, begun, generation from app_stores where project_id = ${app.projectId} and place = 'preview'`;
  if (preview === undefined || preview.begun === "seed") return seedRows(app.spec, now);
  if (preview.begun === "empty") return [];
  // Conversations and their people are those of one place.
  const kept = app.spec.entities.map(({ id }) => id).filter((id) => !isOfTalks(app.spec, id));
  return tx<FirstRow[]>`
    select entity, row_id as id, "values" from app_rows
    where store_id = ${preview.id} and generation = ${preview.generation} and deleted_at is null and entity = any(${kept})
    order by place desc`;
}

/** Whether an entity is part of conversations. */
const isOfTalks = ({ pages }: AppSpec, id: string): boolean =>
  conversationRule(
    { id },
    pages.flatMap(({ blocks }) => blocks),
  ) !== undefined;

/** The shared data of an app as they are now; null when nobody has asked for them yet. */
export async function readStore(
  sql: Database | Transaction,
  { projectId, place }: Pick<App, "projectId" | "place">,
): Promise<SharedStore | null> {
  const [row] = await sql<SharedStore[]>`
    select ${sql(COLUMNS)} from app_stores where project_id = ${projectId} and place = ${place}`;
  return row ?? null;
}

/** Makes the store of an app with its first rows, unless somebody else was faster: then theirs. */
async function createStore(tx: Transaction, app: App, first: readonly FirstRow[]): Promise<SharedStore> {
  const [made] = await tx<SharedStore[]>`
    insert into app_stores (user_id, project_id, place) values (${app.userId}, ${app.projectId}, ${app.place})
    on conflict (project_id, place) do nothing returning ${tx(COLUMNS)}`;
  if (made === undefined) return lockStore(tx, app);
  return begin(tx, app.userId, made, first);
}

/** Locks the store of an app until the transaction ends. @throws when there is none */
export async function lockStore(
  tx: Transaction,
  { projectId, place }: Omit<App, "spec" | "userId">,
): Promise<SharedStore> {
  const [row] = await tx<SharedStore[]>`
    select ${tx(COLUMNS)} from app_stores where project_id = ${projectId} and place = ${place} for update`;
  if (row === undefined) throw new Error("the store of an app is missing");
  return row;
}

/** Puts other rows in place of those there are, which are kept for `undoReset`. Makes the store when there is none. */
export async function resetStore(
  tx: Transaction,
  app: App,
  first: readonly FirstRow[],
  begun: Begun,
): Promise<SharedStore> {
  const [made] = await tx`
    insert into app_stores (user_id, project_id, place, begun)
    values (${app.userId}, ${app.projectId}, ${app.place}, ${begun})
    on conflict (project_id, place) do nothing returning 1`;
  const store = await lockStore(tx, app);
  if (made !== undefined) return begin(tx, app.userId, store, first);
  const [highest] = await tx<{ generation: number }[]>`
    select coalesce(max(generation), 0)::int as generation from app_rows where store_id = ${store.id}`;
  const generation = Math.max(store.generation, highest?.generation ?? 0) + 1;
  // Only the rows just before a reset can be brought back.
  await tx`delete from app_rows where store_id = ${store.id} and generation <> ${store.generation}`;
  await tx`delete from private.app_votes where store_id = ${store.id} and generation <> ${store.generation}`;
  await tx`delete from private.app_past_votes where store_id = ${store.id} and generation <> ${store.generation}`;
  await tx`
    update app_stores set generation = ${generation}, previous_generation = ${store.generation}, reset_at = now(), begun = ${begun}
    where id = ${store.id}`;
  return begin(tx, app.userId, { ...store, generation }, first);
}

/** Brings back the rows before the last reset; those after it are kept in turn. Null when there are none. */
export async function undoReset(tx: Transaction, app: Omit<App, "spec" | "userId">): Promise<SharedStore | null> {
  const store = await lockStore(tx, app);
  const [changed] = await tx<{ generation: number }[]>`
    update app_stores set generation = previous_generation, previous_generation = generation, reset_at = now()
    where id = ${store.id} and previous_generation is not null returning generation`;
  return changed === undefined ? null : recount(tx, { ...store, seq: store.seq + 1 });
}

async function begin(
  tx: Transaction,
  ownerId: string,
  store: SharedStore,
  first: readonly FirstRow[],
): Promise<SharedStore> {
  let { seq } = store;
  const rows = first.map(({ entity, id, values }, index) => {
    seq += 1;
    // The first of a list stands on top.
    return { entity, row_id: id, values, seq, place: -index, bytes: bytesOf(values) };
  });
  if (rows.length > 0)
    await tx`
      insert into app_rows (store_id, generation, user_id, entity, row_id, "values", seq, place, bytes)
      select ${store.id}, ${store.generation}, ${ownerId}, r.entity, r.row_id, r."values", r.seq, r.place, r.bytes
      from jsonb_to_recordset(${tx.json(rows as never)})
        as r (entity text, row_id text, "values" jsonb, seq bigint, place bigint, bytes int)`;
  return recount(tx, { ...store, seq: seq + 1 });
}

/** Counts the rows of the present generation again, at this number of the last change, and tells everybody. */
export async function recount(tx: Transaction, { id, seq }: Pick<SharedStore, "id" | "seq">): Promise<SharedStore> {
  const [row] = await tx<SharedStore[]>`
    update app_stores s set seq = ${seq}, updated_at = now(), (rows, bytes, bin_rows, bin_bytes) = (
      select count(*) filter (where r.deleted_at is null)::int, coalesce(sum(r.bytes) filter (where r.deleted_at is null), 0)::bigint,
        count(*) filter (where r.deleted_at is not null)::int, coalesce(sum(r.bytes) filter (where r.deleted_at is not null), 0)::bigint
      from app_rows r where r.store_id = s.id and r.generation = s.generation)
    where s.id = ${id} returning ${tx(COLUMNS)}`;
  if (row === undefined) throw new Error("the store of an app is missing");
  await announce(tx, row.id);
  return row;
}

/** Channel of PostgreSQL's NOTIFY that tells which store has changed. */
export const DATA_CHANNEL = "sayhey_app_data";

/** Tells every server of a change, once the transaction commits; with `visitorId` that this visitor's tokens are to be looked up again. */
export async function announce(sql: Database | Transaction, storeId: string, visitorId?: string): Promise<void> {
  await sql`select pg_notify(${DATA_CHANNEL}, ${visitorId === undefined ? storeId : `${storeId} ${visitorId}`})`;
}

/** The rows an AppSpec brings along, with days relative to `now` written out; nobody made up writes to visitors. */
export function seedRows(spec: App["spec"], now: Date): FirstRow[] {
  return spec.entities.flatMap((entity) =>
    (isOfTalks(spec, entity.id) ? [] : entity.rows).map((row) => ({
      entity: entity.id,
      id: row.id,
      values: Object.fromEntries(
        entity.fields
          .filter((field) => field.type !== "computed")
          .map(({ id }): [string, Value] => {
            const value = row[id] ?? null;
            return [id, typeof value === "string" ? resolveMoment(value, now) : value];
          }),
      ),
    })),
  );
}
