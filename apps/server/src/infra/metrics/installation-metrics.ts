import { statfs } from "node:fs/promises";
import { Gauge, Registry } from "prom-client";
import { listBackups } from "../backup/backup-folders.ts";
import type { Database } from "../database/database.ts";
import { IS_DISCARDED, IS_REPLACED } from "../queue/dead-jobs.ts";
import { readQueueHealth } from "../queue/queue-health.ts";
import type { MetricsJson } from "./metrics.ts";

/** Where the figures of an installation come from. */
export interface InstallationParts {
  sql: Database;
  dataFolder: string;
  /** Folder of the daily backups; null where none are made. */
  backups: string | null;
}

/** Reads how the installation is: from the database, which all servers share, and the disk. What can't be read is left out. */
export async function readInstallation(parts: InstallationParts): Promise<MetricsJson> {
  const registry = new Registry();
  const gauge = <L extends string = never>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> =>
    new Gauge<L>({ name: `sayhey_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  const up = gauge("database_up", "Whether the database answers.");
  const reads = [
    readQueues(parts.sql, gauge),
    readSizes(parts.sql, gauge),
    readModels(parts.sql, gauge),
    readDisk(parts.dataFolder, gauge),
    readBackups(parts.backups, gauge),
  ];
  up.set(
    await parts.sql`select 1`.then(
      () => 1,
      () => 0,
    ),
  );
  await Promise.allSettled(reads);
  return registry.getMetricsAsJSON();
}

type MakeGauge = <L extends string = never>(name: string, help: string, labelNames?: readonly L[]) => Gauge<L>;

async function readQueues(sql: Database, gauge: MakeGauge): Promise<void> {
  const jobs = gauge(
    "queue_jobs",
    "Jobs in a queue: waiting, active, failed within a day, or dead: failed and neither retried nor discarded.",
    ["queue", "state"],
  );
  const oldest = gauge("queue_oldest_seconds", "How long the oldest job of a queue could have begun.", ["queue"]);
  const workers = gauge("workers", "Processes that work on the queues.");
  const rows = await sql<
    { name: string; waiting: number; active: number; failed: number; dead: number; oldest: number | null }[]
  >`
    select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day')::int as failed,
      count(j.id) filter (where j.state = 'failed' and not ${sql.unsafe(IS_DISCARDED)} and not ${sql.unsafe(IS_REPLACED)})::int as dead,
      extract(epoch from now() - min(greatest(j.created_on, j.start_after))
        filter (where j.state in ('created', 'retry') and j.start_after <= now()))::float8 as oldest
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_%' group by q.name`;
  for (const { name: queue, waiting, active, failed, dead, oldest: seconds } of rows) {
    jobs.set({ queue, state: "waiting" }, waiting);
    jobs.set({ queue, state: "active" }, active);
    jobs.set({ queue, state: "failed" }, failed);
    jobs.set({ queue, state: "dead" }, dead);
    oldest.set({ queue }, seconds ?? 0);
  }
  workers.set((await readQueueHealth(sql)).workers);
}

async function readSizes(sql: Database, gauge: MakeGauge): Promise<void> {
  const database = gauge("database_bytes", "Size of the database.");
  const connections = gauge("database_connections", "Connections to the database.");
  const media = gauge("media_bytes", "Size of stored files, by what they are.", ["kind"]);
  const rows = gauge("rows", "Rows of what people make.", ["table"]);
  const [sizes] = await sql<{ bytes: number; connections: number; assets: number; renders: number }[]>`
    select pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select coalesce(sum(bytes), 0)::float8 from assets) as assets,
      (select coalesce(sum(bytes), 0)::float8 from renders where status = 'completed') as renders`;
  database.set(sizes?.bytes ?? 0);
  connections.set(sizes?.connections ?? 0);
  media.set({ kind: "assets" }, sizes?.assets ?? 0);
  media.set({ kind: "renders" }, sizes?.renders ?? 0);
  const counts = await sql<{ table: string; count: number }[]>`
    select 'accounts' as table, count(*)::int as count from accounts
    union all select 'projects', count(*)::int from projects where deleted_at is null
    union all select 'renders', count(*)::int from renders
    union all select 'publications', count(*)::int from publications where status = 'published'`;
  for (const { table, count } of counts) rows.set({ table }, count);
}

async function readModels(sql: Database, gauge: MakeGauge): Promise<void> {
  const runs = gauge("model_runs_day", "Runs of language models within a day, by who pays and how they ended.", [
    "payer",
    "status",
  ]);
  const tokens = gauge("model_tokens_day", "Tokens of language models within a day.", ["payer", "direction"]);
  const cost = gauge("model_cost_dollars_day", "What runs of language models cost within a day, where it is known.", [
    "payer",
  ]);
  const found = await sql<
    { payer: string; status: string; runs: number; input: number; output: number; dollars: number }[]
  >`
    select case when own_key then 'person' else 'server' end as payer, status, count(*)::int as runs,
      sum(input_tokens)::float8 as input, sum(output_tokens)::float8 as output, coalesce(sum(cost_micros), 0)::float8 / 1e6 as dollars
    from ai_runs where created_at > now() - interval '1 day' group by 1, 2`;
  for (const payer of ["server", "person"]) {
    const mine = found.filter((row) => row.payer === payer);
    for (const { status, runs: count } of mine) runs.set({ payer, status }, count);
    const sum = (of: (row: (typeof found)[number]) => number): number => mine.reduce((all, row) => all + of(row), 0);
    tokens.set(
      { payer, direction: "input" },
      sum((row) => row.input),
    );
    tokens.set(
      { payer, direction: "output" },
      sum((row) => row.output),
    );
    cost.set(
      { payer },
      sum((row) => row.dollars),
    );
  }
}

async function readDisk(folder: string, gauge: MakeGauge): Promise<void> {
  const free = gauge("disk_free_bytes", "Free space on the disk of the data folder.");
  const size = gauge("disk_bytes", "Size of the disk of the data folder.");
  const disk = await statfs(folder);
  free.set(disk.bavail * disk.bsize);
  size.set(disk.blocks * disk.bsize);
}

async function readBackups(folder: string | null, gauge: MakeGauge): Promise<void> {
  const last = gauge(
    "last_backup_timestamp_seconds",
    "When the newest backup was begun, as Unix time; 0 where there is none.",
  );
  const [latest] = folder === null ? [] : await listBackups(folder);
  last.set(latest === undefined ? 0 : latest.begunAt.getTime() / 1000);
}
