import { inboxEntities } from "@sayhey/appspec";
import { PLANS, type PlanName } from "@sayhey/contract/plans";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { countHit, type RateLimit } from "../../infra/limits/rate-limit.ts";
import type { Change } from "./change.ts";
import { DataRefusal } from "./data-refusal.ts";
import type { Visitor } from "./permissions.ts";
import { keepEntry } from "./keep-entry.ts";
import { RowWriter } from "./row-writer.ts";
import type { SharedApp } from "./shared-app.ts";
import type { SharedRow } from "./shared-row.ts";
import { announce, lockStore } from "./shared-store.ts";
import { trimTrash } from "./trim-trash.ts";
import { checkVisitorShare } from "./visitor-share.ts";
import { tooMany } from "./visitors.ts";

/** What became of changes. */
export interface Written {
  /** The changed rows as they are now; none when the changes had been carried out before. */
  rows: SharedRow[];
  /** Whether changes of this key had been carried out before. */
  repeated: boolean;
}

/** A change with the path that refusals of it begin with. */
export interface PathedChange {
  change: Change;
  path: string;
}

/** How to write. */
export interface WriteOptions {
  /** Changes of the same key are carried out once. */
  key?: string | undefined;
  /** What may be written in a time, each counted by its key: kB, or changes. */
  limits?: readonly (RateLimit & { key: string; unit: "kB" | "changes" })[];
  /** Network the visitor writes from. */
  network?: string;
}

/**
 * Carries changes out together or not at all: what was answered has been committed.
 * @throws DataRefusal, and nothing is changed then
 */
export async function writeChanges(
  sql: Database,
  app: SharedApp,
  visitor: Visitor,
  changes: readonly PathedChange[],
  { key, limits = [], network }: WriteOptions = {},
): Promise<Written> {
  const result = await sql.begin(async (tx): Promise<Written> => {
    const store = await lockStore(tx, app);
    if (key !== undefined) {
      const noted = await tx`
        insert into private.app_change_keys (store_id, key) values (${store.id}, ${`${visitor.id} ${key}`})
        on conflict do nothing returning 1`;
      if (noted.length === 0) return { rows: [], repeated: true };
    }
    const writer = new RowWriter(tx, app, store, visitor, network);
    for (const { change, path } of changes) await writer.apply(change, path);
    await tellOwner(tx, app, visitor, changes, writer.written);
    for (const limit of limits) {
      const amount = limit.unit === "kB" ? Math.ceil(writer.writtenBytes / 1024) : changes.length;
      const verdict = await countHit(tx, limit.key, limit, amount);
      if (!verdict.allowed) throw tooMany(verdict.retryAfterMs);
    }
    const isFuller = writer.rows > store.rows || writer.bytes > store.bytes;
    if (isFuller || writer.binRows > store.bin_rows || writer.binBytes > store.bin_bytes) {
      const [account] = await tx<{ plan: PlanName }[]>`select plan from accounts where user_id = ${app.userId}`;
      const plan = PLANS[account?.plan ?? "free"];
      if (writer.rows > Math.max(plan.sharedRows, store.rows) || writer.bytes > Math.max(plan.sharedBytes, store.bytes))
        throw new DataRefusal("quota", "This app is out of space.", {
          rule: "full",
          hint: "Its owner can delete rows or upgrade.",
        });
      if (isFuller) await checkVisitorShare(tx, store, visitor, plan, { network, newRows: writer.rows - store.rows });
      if (writer.binRows > plan.sharedRows || writer.binBytes > plan.sharedBytes)
        await trimTrash(tx, store, { rows: plan.sharedRows, bytes: plan.sharedBytes }, writer);
    }
    await tx`
      update app_stores set seq = ${writer.seq}, rows = ${writer.rows}, bytes = ${writer.bytes},
        bin_rows = ${writer.binRows}, bin_bytes = ${writer.binBytes}, updated_at = now()
      where id = ${store.id}`;
    await announce(tx, store.id);
    return { rows: writer.written, repeated: false };
  });
  return result;
}

/** What visitors of a published site send is in its owner's inbox too, where everybody's rows are shared. */
async function tellOwner(
  tx: Transaction,
  app: SharedApp,
  visitor: Visitor,
  changes: readonly PathedChange[],
  written: readonly SharedRow[],
): Promise<void> {
  if (app.place !== "published" || visitor.isOwner || !changes.some(({ change }) => change.do === "create")) return;
  const sent = inboxEntities(app.spec);
  for (const row of written) {
    const entity = app.rules.get(row.entity)?.entity;
    if (entity === undefined || !sent.has(row.entity) || row.version !== 1 || row.by !== visitor.id) continue;
    const { projectId, userId, spec } = app;
    await keepEntry(tx, {
      projectId,
      userId,
      appName: spec.identity.name,
      entity,
      values: row.values ?? {},
      key: `${row.entity}-${row.id}`,
    });
  }
}
