import { AppError } from "@sayhey/contract/app-error";
import { queueCheck } from "../../features/checks/queue-check.port.ts";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";
import type { JobData, QueueName } from "../../infra/queue/queues.ts";

/** Ends what a row stands for, as the job itself would have. */
export type FailRow = (tx: Transaction, name: QueueName, data: unknown, error: AppError) => Promise<void>;

/** Queues whose jobs stand for one row that says that it waits or is being worked on. */
const ROWS = {
  render: { table: "public.renders", key: "renderId", under: ["queued", "processing"] },
  transform: { table: "public.transforms", key: "transformId", under: ["queued", "processing"] },
  footage: { table: "public.footage_imports", key: "importId", under: ["queued", "processing"] },
  generate: { table: "public.ai_runs", key: "runId", under: ["queued", "running"] },
  "export-account": { table: "public.account_exports", key: "exportId", under: ["queued", "processing"] },
  webhook: { table: "private.webhook_deliveries", key: "deliveryId", under: ["queued"] },
} as const satisfies Partial<Record<QueueName, { table: string; key: string; under: readonly string[] }>>;

type RowQueue = keyof typeof ROWS;

/** Rows looked at in one round. */
const AT_A_TIME = 100;

/**
 * Finds rows that say that they wait or are being worked on although no job stands behind them, which no fault should leave behind, and
 * ends them: their owner is told, and what they held of a quota is free. A row and its job are written in one transaction, so one
 * statement sees both or neither. Answers how many.
 */
export async function endOrphanedRows(sql: Database, fail: FailRow): Promise<number> {
  let ended = 0;
  for (const name of Object.keys(ROWS) as RowQueue[]) ended += await endRowsOf(sql, name, fail);
  return ended + (await queueOrphanedProjects(sql));
}

async function endRowsOf(sql: Database, name: RowQueue, fail: FailRow): Promise<number> {
  const { table, key, under } = ROWS[name];
  const orphans = await sql<{ id: string; userId: string }[]>`
    select r.id, r.user_id as "userId" from ${sql(table)} r where r.status = any(${[...under]}) and not exists (
      select 1 from pgboss.job j where j.name = ${name} and j.state in ('created', 'retry', 'active') and j.data ->> ${key} = r.id::text)
    limit ${AT_A_TIME}`;
  const error = new AppError("internal", "Something went wrong on our side.", { hint: "Try again." });
  for (const { id, userId } of orphans) {
    const data = { [key]: id, userId };
    // Only ends what still stands as it did: somebody may have tried it again since.
    await sql.begin(async (tx) => {
      const [live] = await tx`
        select 1 from pgboss.job j where j.name = ${name} and j.state in ('created', 'retry', 'active') and j.data ->> ${key} = ${id} limit 1`;
      if (live === undefined) await fail(tx, name, data, error);
    });
  }
  return orphans.length;
}

/** Projects that are told to be filmed or checked, with nobody at it: both are queued again. */
async function queueOrphanedProjects(sql: Database): Promise<number> {
  return sql.begin(async (tx) => {
    const busy = tx`exists (
      select 1 from pgboss.job j where j.state in ('created', 'retry', 'active') and (
        j.name in ('film', 'check') and j.data ->> 'projectId' = p.id::text
        or j.name = 'render' and exists (select 1 from renders r where r.id::text = j.data ->> 'renderId' and r.project_id = p.id)
        or j.name = 'generate' and exists (select 1 from ai_runs a where a.id::text = j.data ->> 'runId' and a.project_id = p.id)))`;
    const projects = await tx<{ id: string; user_id: string; films: boolean }[]>`
      select p.id, p.user_id, p.footage_status = 'running' as films from projects p
      where p.deleted_at is null and (p.footage_status = 'running' or p.check_status = 'running') and not ${busy}
      limit ${AT_A_TIME} for update of p skip locked`;
    for (const project of projects) {
      await tx`
        update projects set check_status = case when check_status = 'running' then 'pending' else check_status end,
          footage_status = case when footage_status = 'running' then 'pending' else footage_status end
        where id = ${project.id}`;
      const data: JobData<"film"> = { projectId: project.id, userId: project.user_id, force: false };
      if (project.films) await enqueueJob(tx, "film", data, { key: project.id });
      else await queueCheck(tx, project, { now: true });
    }
    return projects.length;
  });
}
