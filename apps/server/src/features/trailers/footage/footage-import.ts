import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { defineJob, type JobRun } from "../../../infra/queue/job-definition.ts";
import { failureText, JobStop } from "../../../infra/queue/job-failure.ts";
import { createProgressWriter } from "../../../infra/queue/progress-writer.ts";
import { importFootageInProcess } from "./footage-import-process.ts";
import { storeOwnFootage, type OriginFile } from "./store-footage.ts";

/** Folders of imports under way; what a killed worker leaves behind is swept by its prefix. */
export const IMPORT_PREFIX = "sayhey-footage-";

interface Job {
  id: string;
  user_id: string;
  project_id: string;
  asset_id: string;
  start_ms: number;
  duration_ms: number;
}

/** Makes footage of a video of one's own; the asset and the end of the import are written together. */
export const footageJob = defineJob({
  name: "footage",
  run: async (run) => {
    const [job] = await run.sql<Job[]>`
      update footage_imports set status = 'processing', progress = 0, error_message = null
      where id = ${run.data.importId} and status in ('queued', 'processing')
      returning id, user_id, project_id, asset_id, start_ms, duration_ms`;
    if (job === undefined) return void (await run.commit(async () => undefined));
    const folder = await mkdtemp(join(tmpdir(), IMPORT_PREFIX));
    try {
      await importVideo(run, job, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  onRetry: async (tx, { importId }) => {
    await tx`update footage_imports set status = 'queued', progress = 0 where id = ${importId} and status = 'processing'`;
  },
  onFailure: async (tx, { importId }, error) => {
    await tx`
      update footage_imports set status = 'failed', error_message = ${failureText(error)}, finished_at = now()
      where id = ${importId} and status in ('queued', 'processing')`;
  },
});

async function importVideo(run: JobRun<"footage">, job: Job, folder: string): Promise<void> {
  const [origin] = await run.sql<OriginFile[]>`
    select id, name, path from assets where id = ${job.asset_id} and user_id = ${job.user_id} and deleted_at is null`;
  if (origin === undefined)
    throw new AppError("not-found", "The video has been deleted.", { hint: "Restore it, then add it again." });
  const inputPath = join(folder, "input");
  await run.media.copyTo(origin.path, inputPath);
  const progress = createProgressWriter(
    (done: number) =>
      run.sql`update footage_imports set progress = ${done} where id = ${job.id} and status = 'processing'`,
    (error) => run.warn("The progress of a footage import could not be written.", error),
  );
  try {
    const made = await importFootageInProcess(
      { inputPath, name: origin.name, startMs: job.start_ms, durationMs: job.duration_ms, outDir: folder },
      { signal: run.signal, onProgress: (done) => progress.report(Math.min(0.99, done)) },
    );
    run.signal.throwIfAborted();
    await progress.stop();
    const [zip, thumb] = await Promise.all([readFile(made.zipPath), readFile(made.thumbPath)]);
    const id = randomUUID();
    await run.commit(async (tx) => {
      const rows = await tx`
        select from footage_imports where id = ${job.id} and status = 'processing' for update`;
      if (rows.length === 0) throw new JobStop("cancelled");
      await storeOwnFootage(tx, run.media, {
        id,
        userId: job.user_id,
        projectId: job.project_id,
        origin,
        of: "video",
        startMs: job.start_ms,
        manifest: made.manifest,
        zip,
        thumb,
      });
      await tx`
        update footage_imports set status = 'done', progress = 1, footage_id = ${id}, finished_at = now() where id = ${job.id}`;
    });
  } finally {
    await progress.stop();
  }
}
