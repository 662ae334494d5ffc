import { statfs } from "node:fs/promises";
import type { FunctionOutput } from "@sayhey/contract/functions";
import { resolveChromium } from "../../browser/index.ts";
import type { Database } from "../database.ts";

type Overview = FunctionOutput<"admin-overview">;

const GIGABYTE = 1024 ** 3;
/** Less than this and renders may fail for want of space, bytes. */
const LITTLE_SPACE = 2 * GIGABYTE;

/** How the installation is. `dataFolder` lies on the disk that media and database are on. */
export async function readOverview(sql: Database, dataFolder: string): Promise<Overview> {
  const [parts, numbers, queues, jobs, reports, audit] = await Promise.all([
    readParts(sql, dataFolder),
    readNumbers(sql),
    sql<Overview["queues"]>`
      select name, count(*) filter (where state in ('created', 'retry'))::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed
      from pgboss.job group by name order by name`,
    sql<Overview["jobs"]>`
      select * from (
        select 'render' as kind, r.id, coalesce(u.email, '') as owner, r.status, r.stage, r.error_message as message,
          coalesce(r.finished_at, r.started_at, r.created_at) as at
        from renders r join auth.users u on u.id = r.user_id where r.status in ('queued', 'processing', 'failed')
        union all
        select 'transform', t.id, coalesce(u.email, ''), t.status, t.stage, t.error_message,
          coalesce(t.finished_at, t.started_at, t.created_at)
        from transforms t join auth.users u on u.id = t.user_id where t.status in ('queued', 'processing', 'failed')
      ) as work order by status = 'failed', at desc limit 50`,
    sql<Overview["reports"]>`
      select r.id, r.publication_id as "publicationId", p.title, a.username as author, r.reason, r.details, r.created_at as at
      from reports r join publications p on p.id = r.publication_id join profiles a on a.id = p.user_id
      where r.status = 'open' order by r.created_at limit 100`,
    sql<Overview["audit"]>`
      select id::text, at, admin_email as admin, action, target, case when details = '{}' then '' else details::text end as details
      from private.audit_entries order by id desc limit 50`,
  ]);
  return { parts, numbers, queues: [...queues], jobs: [...jobs], reports: [...reports], audit: [...audit] };
}

async function readParts(sql: Database, dataFolder: string): Promise<Overview["parts"]> {
  const [database] = await sql<{ version: string; bytes: string; connections: number; limit: number }[]>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as limit`;
  // A worker holds an advisory lock of its own for as long as it lives; pg-boss sees to its queues every minute.
  const [queue] = await sql<{ seconds: number | null }[]>`
    select extract(epoch from now() - max(started_on))::int as seconds from pgboss.job where state = 'active'`;
  const browser = await resolveChromium().then(
    ({ executablePath }) => ({ ok: true, detail: executablePath.split("/").at(-1) ?? "found" }),
    (error: unknown) => ({ ok: false, detail: error instanceof Error ? error.message : String(error) }),
  );
  const disk = await statfs(dataFolder);
  const free = disk.bavail * disk.bsize;
  const gigabytes = (bytes: number): string =>
    bytes < GIGABYTE ? `${Math.round(bytes / 1024 ** 2)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`;
  return [
    {
      name: "Database",
      ok: (database?.connections ?? 0) < (database?.limit ?? 0) * 0.9,
      detail: `PostgreSQL ${database?.version}, ${gigabytes(Number(database?.bytes))}, ${database?.connections} of ${database?.limit} connections`,
    },
    {
      name: "Jobs",
      ok: (queue?.seconds ?? 0) < 900,
      detail:
        queue === undefined || queue.seconds === null
          ? "nothing is running"
          : `the latest began ${queue.seconds} s ago`,
    },
    { name: "Browser for filming", ...browser },
    { name: "Disk", ok: free > LITTLE_SPACE, detail: `${gigabytes(free)} free` },
  ];
}

async function readNumbers(sql: Database): Promise<Overview["numbers"]> {
  return [
    ...(await sql<Overview["numbers"]>`
      select name, value::int from (values
        (1, 'Accounts', (select count(*) from accounts)),
        (2, 'New in 7 days', (select count(*) from auth.users where created_at > now() - interval '7 days')),
        (3, 'Pro and Studio', (select count(*) from accounts where plan <> 'free')),
        (4, 'Projects', (select count(*) from projects where deleted_at is null)),
        (5, 'Renders in 7 days', (select count(*) from renders where status = 'completed' and finished_at > now() - interval '7 days')),
        (6, 'Failed renders in 7 days', (select count(*) from renders where status = 'failed' and finished_at > now() - interval '7 days')),
        (7, 'Published apps', (select count(*) from publications where status = 'published'))
      ) as numbers (place, name, value) order by place`),
  ];
}
