import { ADMIN_PAGE, type AdminJob } from "@sayhey/contract/functions/admin";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { IS_DISCARDED, IS_REPLACED } from "../../infra/queue/dead-jobs.ts";
import { anywhere } from "./audit.ts";

/** What jobs to read. */
export interface JobQuery {
  id?: string;
  queue?: string;
  state?: AdminJob["state"] | "all";
  search?: string;
  offset?: number;
}

/** Queues whose failed jobs can be done again: what others left behind is told or cleared away by then. */
const RETRIED = new Set([
  "film",
  "check",
  "render",
  "transform",
  "footage",
  "export-account",
  "webhook",
  "erase-account",
  "maintenance",
  "backup",
  "preview",
]);
/** What is promised to people cannot be stopped. */
const KEPT = new Set(["erase-account", "maintenance"]);

const STATE = `case when j.state = 'failed' and ${IS_DISCARDED} then 'discarded' when j.state = 'failed' and ${IS_REPLACED} then 'replaced'
  when j.state in ('created', 'retry') then 'waiting' when j.state = 'completed' then 'done' else j.state::text end`;

/** Jobs of every queue, the latest first, and how many there are in all. */
export async function readJobs(
  sql: Database | Transaction,
  { id, queue = "", state = "all", search = "", offset = 0 }: JobQuery,
): Promise<{ total: number; jobs: AdminJob[] }> {
  const like = anywhere(search);
  const wanted = sql`
    from pgboss.job j left join auth.users u on u.id::text = j.data ->> 'userId'
    where ${id === undefined ? sql`true` : sql`j.id = ${id}`} and (${queue} = '' or j.name = ${queue})
      and (${state} = 'all' or ${sql.unsafe(STATE)} = ${state})
      and (${search} = '' or u.email ilike ${like} or j.output::text ilike ${like})`;
  const [[all], rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total ${wanted}`,
    sql<(Omit<AdminJob, "may"> & { subjectFailed: boolean })[]>`
      select j.id, j.name as queue, ${sql.unsafe(STATE)} as state, coalesce(u.email, '') as owner, coalesce(u.id::text, '') as "ownerId",
        coalesce(p.name, '') as app,
        left(coalesce(r.error_message, t.error_message, r.stage, t.stage, j.output ->> 'message', j.output -> 'value' ->> 'message', ''), 500) as message,
        j.retry_count as attempts, j.created_on as "createdAt", coalesce(j.completed_on, j.started_on, j.created_on) as at
      from pgboss.job j left join auth.users u on u.id::text = j.data ->> 'userId'
        left join renders r on j.name = 'render' and r.id::text = j.data ->> 'renderId'
        left join transforms t on j.name = 'transform' and t.id::text = j.data ->> 'transformId'
        left join ai_runs a on j.name = 'generate' and a.id::text = j.data ->> 'runId'
        left join projects p on p.id::text = coalesce(j.data ->> 'projectId', r.project_id::text, a.project_id::text)
      where j.id in (select j.id ${wanted} order by coalesce(j.completed_on, j.started_on, j.created_on) desc, j.id
        limit ${ADMIN_PAGE} offset ${offset})
      order by coalesce(j.completed_on, j.started_on, j.created_on) desc, j.id`,
  ]);
  return { total: all?.total ?? 0, jobs: rows.map((job) => ({ ...job, may: mayOf(job) })) };
}

function mayOf({ queue, state }: Pick<AdminJob, "queue" | "state">): AdminJob["may"] {
  if (state === "waiting" || state === "active") return KEPT.has(queue) ? [] : ["cancel"];
  if (state === "discarded") return ["restore"];
  if (state === "failed") return RETRIED.has(queue) ? ["retry", "discard"] : ["discard"];
  return state === "cancelled" && (queue === "render" || queue === "transform") ? ["retry"] : [];
}
