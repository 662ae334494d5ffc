import { AppError } from "@sayhey/contract/app-error";
import { awaitDatabase, openDatabase } from "../infra/database/database.ts";
import { collectProcess } from "../infra/metrics/metrics.ts";
import { requireSessions } from "../infra/database/pooler.ts";
import { serveWorker } from "./worker/worker-server.ts";
import { openMediaStore } from "../infra/media/open-media-store.ts";
import { superviseWorker } from "./worker/supervise-worker.ts";
import { reportProblems } from "../infra/queue/worker-reports.ts";
import type { WorkerSettings } from "../infra/queue/worker-settings.ts";
import { log } from "../infra/log/log.ts";
import { openLog, say } from "../infra/log/open-log.ts";
import { tellPlainUsers } from "../infra/processes/plain-user.ts";
import { installationSecret } from "../infra/crypto/secrets.ts";
import { publicUrl, readSettings } from "../infra/settings/settings.ts";
import { type Settings } from "../infra/settings/settings-schema.ts";
import { workerSettings } from "./services.ts";

/**
 * Runs a worker for a server elsewhere until SIGTERM or SIGINT; then gives running jobs back. The work is done in a child process, which
 * is started again whenever it ends.
 * Needs the DATABASE_URL and the media folder of that server. A second signal ends at once.
 * @throws AppError with a sentence for the operator when it cannot start
 */
export async function workUntilSignal(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  openLog("worker supervisor", environment);
  tellPlainUsers();
  const settings = readSettings(environment);
  const given = await readWorkerSettings(settings);
  const worker = superviseWorker(given, log.warn);
  const server =
    settings.WORKER_PORT === undefined
      ? null
      : await serveWorker({
          settings,
          databaseUrl: given.databaseUrl,
          media: openMediaStore(given.media),
          port: settings.WORKER_PORT,
          worker,
        }).catch(async (error: unknown) => {
          await worker.stop();
          throw error;
        });
  if (settings.METRICS_TOKEN !== undefined) collectProcess("worker supervisor");
  const reports = reportProblems(given.databaseUrl, () => worker.problems());
  const stop = Promise.withResolvers<void>();
  let asked = false;
  const onSignal = (): void => {
    if (asked) process.exit(130);
    asked = true;
    stop.resolve();
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  void worker.ready().then(() => say("A worker is ready."));
  await stop.promise;
  await server?.close();
  await worker.stop();
  await reports.stop();
  process.off("SIGTERM", onSignal);
  process.off("SIGINT", onSignal);
}

async function readWorkerSettings(settings: Settings): Promise<WorkerSettings> {
  const databaseUrl = settings.DATABASE_URL;
  if (databaseUrl === undefined) {
    throw new AppError("bad-request", "A worker of its own needs the database of its server.", {
      hint: "Set DATABASE_URL. With the embedded database, `sayhey serve` brings a worker along.",
    });
  }
  const directUrl = settings.DATABASE_DIRECT_URL ?? databaseUrl;
  const sql = openDatabase(databaseUrl, { max: 1 });
  try {
    await awaitDatabase(sql, settings.DATABASE_WAIT * 1000);
    await requireSessions(databaseUrl, directUrl);
    const [row] = await sql<{ made: boolean }[]>`select to_regclass('private.secrets') is not null as made`;
    if (row?.made !== true)
      throw new AppError("unavailable", "The database has no SayHey tables yet.", {
        hint: "Start the server once, then the worker.",
      });
    return await workerSettings({
      settings,
      databaseUrl,
      directUrl,
      publicUrl: publicUrl(settings, settings.PORT),
      dataFolder: settings.DATA_DIR,
      secret: (name) => installationSecret(sql, name),
    });
  } finally {
    await sql.end({ timeout: 2 });
  }
}
