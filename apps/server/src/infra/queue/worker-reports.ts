import { randomUUID } from "node:crypto";
import { z } from "zod";
import { openDatabase, type Database } from "../database/database.ts";
import { SEPARATE_WORDS, type PartProblem } from "../processes/part-health.ts";

/** A separate worker's reports to the servers of its database. */
export interface WorkerReports {
  /** Takes the report back: a worker that was stopped has no problems. */
  stop(): Promise<void>;
}

const EVERY_MS = 3000;
/** A worker that has not been heard of for so long is gone, and what it could not start with it, s. */
const STALE_S = 30;
/** Rows of workers that were killed, s. */
const FORGOTTEN_S = 3600;

const report = z.array(z.object({ part: z.enum(["browser", "encoder", "worker"]) }));

/**
 * Writes what a separate worker can't start into the database, now and every few seconds. While the database is away nothing is written:
 * nobody could read it either.
 */
export function reportProblems(
  databaseUrl: string,
  problems: () => PartProblem[],
  { everyMs = EVERY_MS }: { everyMs?: number } = {},
): WorkerReports {
  const sql = openDatabase(databaseUrl, { max: 1, name: "sayhey worker report" });
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let hasStopped = false;

  const write = async (): Promise<void> => {
    await sql`insert into private.worker_reports (id, problems) values (${id}, ${sql.json(problems().map(({ part }) => ({ part })))})
      on conflict (id) do update set problems = excluded.problems, seen_at = now()`;
    await sql`delete from private.worker_reports where seen_at < now() - make_interval(secs => ${FORGOTTEN_S})`;
  };
  const turn = (): Promise<void> => write().then(later, later);
  const later = (): void => {
    if (!hasStopped) timer = setTimeout(() => (running = turn()), everyMs);
  };
  let running = turn();

  return {
    stop: async () => {
      hasStopped = true;
      clearTimeout(timer);
      await running;
      await sql`delete from private.worker_reports where id = ${id}`.catch(() => undefined);
      await sql.end({ timeout: 2 });
    },
  };
}

/** What separate workers can't start now, each part once, in words for the operator. */
export async function readWorkerReports(sql: Database): Promise<PartProblem[]> {
  const rows = await sql<{ problems: unknown }[]>`
    select problems from private.worker_reports where seen_at > now() - make_interval(secs => ${STALE_S})`;
  // A worker of another version may know parts that we don't.
  const parts = new Set(rows.flatMap(({ problems }) => report.safeParse(problems).data ?? []).map(({ part }) => part));
  return [...parts].toSorted().map((part) => ({ part, isSeparate: true, message: SEPARATE_WORDS[part] }));
}
