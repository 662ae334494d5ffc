import type { Database } from "../database/database.ts";

/** Name of the one connection that each worker holds its marks by, in pg_stat_activity: behind a pooler, the others are shared. */
export const WORKER_MARKS = "sayhey worker marks";

/** Jobs that could begin for so long while no job begins or ends show that nobody works, s. */
const STUCK_S = 300;

/** How the queue is. */
export interface QueueHealth {
  /** Processes that work on it. */
  workers: number;
  /** Jobs that could begin now. */
  waiting: number;
  /** How long the oldest of them could have begun, s; 0 when none waits. */
  oldestSeconds: number;
  /** False while jobs wait and nothing happens to any. */
  isMoving: boolean;
}

/** Reads how the queue is. The queue's tables must be there. */
export async function readQueueHealth(sql: Database): Promise<QueueHealth> {
  const [row] = await sql<{ workers: number; waiting: number; oldest: number | null; moved: boolean }[]>`
    select (select count(*)::int from pg_stat_activity
        where application_name = ${WORKER_MARKS} and datname = current_database()) as workers,
      (select count(*)::int from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting,
      (select extract(epoch from now() - min(greatest(created_on, start_after)))::int from pgboss.job
        where state in ('created', 'retry') and start_after <= now()) as oldest,
      exists (select from pgboss.job where state = 'active'
        or completed_on > now() - make_interval(secs => ${STUCK_S})) as moved`;
  const { workers = 0, waiting = 0, oldest = null, moved = false } = row ?? {};
  const oldestSeconds = oldest ?? 0;
  return { workers, waiting, oldestSeconds, isMoving: moved || oldestSeconds < STUCK_S };
}
