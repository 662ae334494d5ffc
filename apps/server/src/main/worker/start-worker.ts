import { checkParts } from "./check-parts.ts";
import { eraseAccountJob } from "../../features/account/erase-account.ts";
import { exportAccountJob } from "../../features/account/export-account.ts";
import { AI_NETWORK, type AiNetwork } from "../../features/ai/ai-network.port.ts";
import { filmJob } from "../../features/trailers/footage/film.ts";
import { footageJob } from "../../features/trailers/footage/footage-import.ts";
import { generateJob } from "../../features/ai/generate.ts";
import { backupJob, isBackupDue } from "./backup.ts";
import { mailJob } from "../../infra/mail/mail-job.ts";
import { maintenanceJob } from "./maintenance.ts";
import { webhookJob } from "../../features/notifications/webhook.ts";
import { previewJob } from "../../features/assets/preview.ts";
import { checkJob } from "../../features/checks/check-job.ts";
import { renderJob } from "../../features/trailers/render/render.ts";
import { transformJob } from "../../features/transforms/transform.ts";
import { rollUpAnalytics } from "../../features/analytics/roll-up.ts";
import { openDatabase, type Transaction } from "../../infra/database/database.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";
import type { JobDefinition, WorkerServices } from "../../infra/queue/job-definition.ts";
import { openJobLease } from "../../infra/queue/job-lease.ts";
import { onTransaction, openBoss } from "../../infra/queue/job-queue.ts";
import { JobRunner } from "../../infra/queue/job-runner.ts";
import { findOrphanedJobs } from "../../infra/queue/orphaned-jobs.ts";
import { endOrphanedRows } from "./orphaned-rows.ts";
import { WORKER_MARKS } from "../../infra/queue/queue-health.ts";
import { QUEUES, type JobData, type QueueName } from "../../infra/queue/queues.ts";
import { tellEmailChanges } from "../../features/notifications/tell-email-changes.ts";
import { adoptMails } from "../../infra/mail/adopt-mails.ts";
import { openCompilePool } from "../../features/projects/compile/compile-pool.port.ts";
import { WEBHOOK_NETWORK, type WebhookNetwork } from "../../features/notifications/webhooks/webhook-network.ts";
import type { WorkerSettings } from "../../infra/queue/worker-settings.ts";

/** A running worker. */
export interface Worker {
  /** Gives running jobs back to the queue and closes every connection. */
  stop(): Promise<void>;
}

/** Every job this worker can do. */
const DEFINITIONS: { [N in QueueName]: JobDefinition<N> } = {
  film: filmJob,
  check: checkJob,
  footage: footageJob,
  preview: previewJob,
  generate: generateJob,
  render: renderJob,
  transform: transformJob,
  mail: mailJob,
  webhook: webhookJob,
  "export-account": exportAccountJob,
  "erase-account": eraseAccountJob,
  backup: backupJob,
  maintenance: maintenanceJob,
};

/** Jobs of a queue at a time, where it is not one for each place that the settings give. */
const AT_A_TIME: Partial<Record<QueueName, number>> = {
  // A slow server must not keep the mails of all others waiting.
  mail: 3,
  webhook: 4,
  // They mostly wait for a model.
  generate: 3,
  // One of an app that never ends must not keep everybody else's first film waiting.
  film: 4,
  check: 4,
};
/** Of these a worker does as many at a time as it has places. */
const BY_PLACES = new Set<QueueName>(["film", "footage", "render", "transform"]);

const placesFor = ({ concurrency = 1 }: WorkerSettings, name: QueueName): number =>
  Math.max(AT_A_TIME[name] ?? 1, BY_PLACES.has(name) ? concurrency : 1);

/** Whether a worker does the jobs of a queue. One that has no folder for backups leaves them to those that have. */
const takesOn = ({ only, backup }: WorkerSettings, name: QueueName): boolean =>
  (only === undefined || only.includes(name)) && (name !== "backup" || backup !== undefined);

const CANCEL_EVERY_MS = 400;
const REVIVE_EVERY_MS = 700;
const SWEEP_ROWS_EVERY_MS = 15_000;
const CHECK_PARTS_EVERY_MS = 30_000;
const TELL_EVERY_MS = 3000;
const ADOPT_EVERY_MS = 60_000;
const MAINTENANCE_EVERY_MS = 3600_000;
const ROLL_UP_EVERY_MS = 10_000;

/**
 * Starts working on the queues in this process. Any number of workers on any number of machines may share a database.
 * @throws when the database does not answer
 */
export async function startWorker(
  settings: WorkerSettings,
  warn: (message: string, error?: unknown) => void = () => undefined,
  webhookNetwork: WebhookNetwork = WEBHOOK_NETWORK,
  aiNetwork: AiNetwork = AI_NETWORK,
): Promise<Worker> {
  const sql = openDatabase(settings.databaseUrl, { max: 6, name: "sayhey worker" });
  const media = openMediaStore(settings.media);
  let runner: JobRunner | null = null;
  const lease = openJobLease(settings.directUrl, WORKER_MARKS, () => runner?.stopAll("lease-lost"));
  const { boss, stop: stopBoss } = await openBoss(settings.databaseUrl, {
    supervise: true,
    max: 4,
    onError: (error) => warn("The job queue reported an error.", error),
  });
  const compilePool = openCompilePool();
  const services: WorkerServices = { sql, media, lease, compilePool, webhookNetwork, aiNetwork, settings, warn };
  const started = new JobRunner(boss, services);
  runner = started;

  const parse = <N extends QueueName>(name: N, data: unknown): JobData<N> =>
    QUEUES[name].data.parse(data) as JobData<N>;
  const onRetry = <N extends QueueName>(
    tx: Parameters<JobDefinition<N>["onRetry"]>[0],
    name: N,
    data: unknown,
  ): Promise<void> => (DEFINITIONS[name] as JobDefinition<N>).onRetry(tx, parse(name, data));
  const onFailure = <N extends QueueName>(
    tx: Parameters<JobDefinition<N>["onFailure"]>[0],
    name: N,
    data: unknown,
    error: Parameters<JobDefinition<N>["onFailure"]>[2],
  ): Promise<void> => (DEFINITIONS[name] as JobDefinition<N>).onFailure(tx, parse(name, data), error);

  const reached = async <N extends QueueName>(tx: Transaction, name: N, data: unknown): Promise<number> =>
    (await (DEFINITIONS[name] as JobDefinition<N>).reached?.(tx, parse(name, data))) ?? 0;

  const lost = findOrphanedJobs(sql, { reached, onRetry, onFailure });
  const revive = async (): Promise<void> => {
    await lease.open();
    const count = await lost.revive();
    if (count > 0) warn(`${count} job(s) of a worker that died were taken over.`);
  };
  const maintain = async (): Promise<void> => {
    await sql.begin((tx) => boss.send("maintenance", {}, { db: onTransaction(tx), singletonKey: "hourly" }));
    if (settings.backup !== undefined && (await isBackupDue(settings.backup.folder, new Date())))
      await sql.begin((tx) => boss.send("backup", {}, { db: onTransaction(tx), singletonKey: "daily" }));
  };

  const sweepRows = async (): Promise<void> => {
    const count = await endOrphanedRows(sql, onFailure);
    if (count > 0) warn(`${count} row(s) waited for a job that was gone; they were ended or queued again.`);
  };

  await revive();
  await sweepRows();
  await adoptMails(sql);
  for (const work of Object.values(DEFINITIONS) as JobDefinition<QueueName>[])
    if (takesOn(settings, work.name)) await started.work(work, placesFor(settings, work.name));
  const loops = [
    every(CANCEL_EVERY_MS, () => started.stopCancelled(), warn),
    every(REVIVE_EVERY_MS, revive, warn),
    every(SWEEP_ROWS_EVERY_MS, sweepRows, warn),
    every(MAINTENANCE_EVERY_MS, maintain, warn),
    every(ROLL_UP_EVERY_MS, async () => void (await rollUpAnalytics(sql)), warn),
    every(CHECK_PARTS_EVERY_MS, () => checkParts(services), warn),
    every(TELL_EVERY_MS, () => tellEmailChanges(sql), warn),
    every(ADOPT_EVERY_MS, async () => void (await adoptMails(sql)), warn),
  ];
  await maintain();
  void checkParts(services).catch((error: unknown) => warn("It could not be seen whether there is a browser.", error));

  let stopping: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    started.stopAll("shutdown");
    await stopBoss({ graceful: true, timeout: 8000 });
    await Promise.all(loops.map((end) => end()));
    await compilePool.close();
    await lease.close();
    await sql.end({ timeout: 2 });
  };
  return { stop: () => (stopping ??= stop()) };
}

/** Runs `work` again and again with a pause in between, until the returned function is called. */
function every(
  ms: number,
  work: () => Promise<void>,
  warn: (message: string, error?: unknown) => void,
): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let failing = false;
  const turn = (): void => {
    running = work()
      .then(
        () => {
          failing = false;
        },
        (error: unknown) => {
          // Once for each outage.
          if (!failing && !ended) warn("The worker could not look after its jobs; it keeps trying.", error);
          failing = true;
        },
      )
      .then(() => {
        if (!ended) timer = setTimeout(turn, ms);
      });
  };
  timer = setTimeout(turn, ms);
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
