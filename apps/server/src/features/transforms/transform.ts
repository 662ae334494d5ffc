import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { TransformRow } from "@sayhey/contract/transform";
import {
  endingOf,
  findTransform,
  settingsSchema,
  titleOfRun,
  type ModelTransform,
  type Pixels,
  type Settings,
  type Transform,
} from "@sayhey/transforms";
import { findAi } from "../ai/find-ai.port.ts";
import type { Transaction } from "../../infra/database/database.ts";
import { defineJob, type JobRun } from "../../infra/queue/job-definition.ts";
import { failureText, JobStop } from "../../infra/queue/job-failure.ts";
import { createProgressWriter, type ProgressWriter } from "../../infra/queue/progress-writer.ts";
import { notify } from "../../infra/notifications/notify.ts";
import { checkStorageQuota, readStorage } from "../assets/storage-quota.port.ts";
import { askImageModel, checkImageModel, type ModelPicture } from "./transform-image-model.ts";
import { lookInProcess, transformInProcess, type TransformedFile, type TransformTask } from "./transform-process.ts";
import { transformProject } from "./transform-project.ts";

type Job = Pick<
  TransformRow,
  "id" | "user_id" | "kind" | "settings" | "input_asset_id" | "input_project_id" | "input_name"
>;

interface Report {
  stage: string;
  progress: number;
  remainingMs: number | null;
}

/** Folders of transforms under way; what a killed worker leaves behind is swept by its prefix. */
export const TRANSFORM_PREFIX = "sayhey-transform-";

/** Makes something new of words, a file or a project; the result, its row and the inbox entry are written together. */
export const transformJob = defineJob({
  name: "transform",
  run: async (run) => {
    const [job] = await run.sql<Job[]>`
      update transforms set status = 'processing', stage = 'Getting ready', progress = 0, remaining_ms = null, error_message = null, started_at = coalesce(started_at, now())
      where id = ${run.data.transformId} and status in ('queued', 'processing')
      returning id, user_id, kind, settings, input_asset_id, input_project_id, input_name`;
    if (job === undefined) return void (await run.commit(async () => undefined));
    const progress = createProgressWriter(
      ({ stage, progress: done, remainingMs }: Report) => run.sql`
        update transforms set stage = ${stage}, progress = ${done}, remaining_ms = ${remainingMs} where id = ${job.id} and status = 'processing'`,
      (error) => run.warn("The progress of a transform could not be written.", error),
    );
    try {
      const transform = findTransform(job.kind);
      if (transform === undefined)
        throw new AppError("bad-request", `There is no transform '${job.kind}' in this version of SayHey.`);
      const settings = settingsSchema(transform.fields).parse(job.settings);
      if (transform.engine === "project") await copyProject(run, job, settings, progress);
      else await transformFile(run, job, transform, settings, progress);
    } finally {
      await progress.stop();
    }
  },
  onRetry: async (tx, { transformId }) => {
    await tx`update transforms set status = 'queued', stage = 'Starting again', progress = 0, remaining_ms = null where id = ${transformId} and status = 'processing'`;
  },
  onFailure: async (tx, { transformId }, error) => {
    const [row] = await tx<Pick<TransformRow, "user_id" | "kind" | "settings" | "input_name" | "started_at">[]>`
      update transforms set status = 'failed', stage = null, remaining_ms = null, error_message = ${failureText(error)}, finished_at = now()
      where id = ${transformId} and status in ('queued', 'processing')
      returning user_id, kind, settings, input_name, started_at`;
    if (row === undefined) return;
    await notify(tx, {
      userId: row.user_id,
      event: "transform.failed",
      title: "Transform Failed",
      body: `${titleOfRun(row)}: ${failureText(error)}`.slice(0, 500),
      href: `/transform/${transformId}`,
      // A retry that fails too is news again.
      key: `transform.failed ${transformId} ${row.started_at ?? ""}`,
    });
  },
});

/** The file a transform begins with, in the folder of its attempt. @throws AppError not-found when it is gone */
async function fetchInput(
  run: JobRun<"transform">,
  job: Job,
  folder: string,
): Promise<{ inputPath: string; contentType: string }> {
  const [asset] = await run.sql<{ path: string; content_type: string }[]>`
    select path, content_type from assets where id = ${job.input_asset_id} and user_id = ${job.user_id} and deleted_at is null`;
  if (asset === undefined) {
    throw new AppError("not-found", "The file of this transform has been deleted.", {
      hint: "Restore it from the trash in Assets, or choose another one.",
    });
  }
  const inputPath = join(folder, "input");
  await run.media.copyTo(asset.path, inputPath).catch((cause: unknown) => {
    if (!(cause instanceof AppError) || cause.kind !== "not-found") throw cause;
    // Where it was kept is nobody's business.
    throw new AppError("not-found", "The file of this transform is no longer there.", {
      cause,
      hint: "Upload it again, then run the transform on that.",
    });
  });
  return { inputPath, contentType: asset.content_type };
}

/** Reports of a process, with how long it will still take. */
function progressOf(progress: ProgressWriter<Report>): (report: { stage: string; progress: number }) => void {
  const startedAt = performance.now();
  return ({ stage, progress: done }) => {
    const elapsed = performance.now() - startedAt;
    const remainingMs = done < 0.2 ? null : Math.max(0, Math.round((elapsed / done) * (1 - done)));
    progress.report({ stage, progress: Math.min(0.99, done), remainingMs });
  };
}

async function transformFile(
  run: JobRun<"transform">,
  job: Job,
  transform: Exclude<Transform, { engine: "project" }>,
  settings: Settings,
  progress: ProgressWriter<Report>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), TRANSFORM_PREFIX));
  const task: Omit<TransformTask, "work" | "inputPath"> = { kind: job.kind, settings, outDir: folder };
  const options = { signal: run.signal, onProgress: progressOf(progress) };
  try {
    if (transform.engine === "model") {
      const inputPath = join(folder, "drawn");
      await writeFile(inputPath, await askForPicture(run, job, transform, settings, { folder, progress }));
      progress.report({ stage: "Saving the picture", progress: 0.9, remainingMs: null });
      // What a service sent is a stranger's file like any other.
      const result = await transformInProcess({ ...task, work: "keep", inputPath }, options);
      return await keepFile(run, job, settings, result, progress);
    }
    const { inputPath } = await fetchInput(run, job, folder);
    const result = await transformInProcess({ ...task, work: "transform", inputPath }, options);
    await keepFile(run, job, settings, result, progress);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What an image model draws, of the picture of the transform where it has one. */
async function askForPicture(
  run: JobRun<"transform">,
  job: Job,
  transform: ModelTransform,
  settings: Settings,
  { folder, progress }: { folder: string; progress: ProgressWriter<Report> },
): Promise<Uint8Array> {
  const ai = checkImageModel(transform, await findAi(run.sql, job.user_id, run.settings.ai));
  let picture: ModelPicture | null = null;
  if (!transform.inputs.some((input) => input === "idea")) {
    const { inputPath, contentType: mediaType } = await fetchInput(run, job, folder);
    picture = { bytes: new Uint8Array(await readFile(inputPath)), mediaType };
  }
  progress.report({ stage: "The model is drawing", progress: 0.2, remainingMs: null });
  return askImageModel(ai, run.aiNetwork, transform, settings, { picture, signal: run.signal });
}

/** Puts the result into the media store and completes the row, both or neither. */
async function keepFile(
  run: JobRun<"transform">,
  job: Job,
  settings: Settings,
  result: TransformedFile,
  progress: ProgressWriter<Report>,
): Promise<void> {
  run.signal.throwIfAborted();
  checkStorageQuota(await readStorage(run.sql, job.user_id), result.bytes);
  // A folder for each attempt: one that lost its job can remove its own files and no other's.
  const folder = `transforms/${job.user_id}/${job.id}/${randomUUID()}`;
  const path = `${folder}/result.${result.extension}`;
  const thumbPath = result.thumbPath === null ? null : `${folder}/thumb.webp`;
  const stem = job.input_name.replace(/\.[a-z0-9]{2,5}$/i, "");
  const name = `${[...stem].slice(0, 200).join("")} (${endingOf(job.kind, settings)}).${result.extension}`;
  let kept = false;
  try {
    await run.media.putFile(path, result.path);
    if (thumbPath !== null && result.thumbPath !== null) await run.media.putFile(thumbPath, result.thumbPath);
    await progress.stop();
    kept = await run.commit(async (tx) => {
      checkStorageQuota(await readStorage(tx, job.user_id, { lock: true }), result.bytes);
      const meta = { transformId: job.id, kind: job.kind, settings, facts: result.facts };
      const [asset] = await tx<{ id: string }[]>`
        insert into assets (user_id, kind, name, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
        values (${job.user_id}, 'transform', ${name}, ${path}, ${thumbPath}, ${result.contentType}, ${result.bytes},
          ${result.width}, ${result.height}, ${result.durationMs}, ${tx.json(meta)})
        returning id`;
      if (asset === undefined) throw new Error("the asset was not inserted");
      await finish(tx, job, { assetId: asset.id });
    });
  } finally {
    if (!kept) await run.media.removeAll(folder);
  }
}

const PROJECT_STAGES: Readonly<Record<string, string>> = {
  restyle: "Restyling the app",
  translate: "Translating the app",
  "theme-from-picture": "Mixing the colors",
};

async function copyProject(
  run: JobRun<"transform">,
  job: Job,
  settings: Settings,
  progress: ProgressWriter<Report>,
): Promise<void> {
  progress.report({ stage: PROJECT_STAGES[job.kind] ?? "Changing the app", progress: 0.3, remainingMs: null });
  const picture = job.kind === "theme-from-picture" ? await lookAtInput(run, job, settings) : null;
  const work = { kind: job.kind, settings, picture };
  const copy = await transformProject(run, job.user_id, job.input_project_id, work);
  run.signal.throwIfAborted();
  await progress.stop();
  await run.commit(async (tx) => {
    await finish(tx, job, { projectId: await copy(tx) });
  });
}

/** The picture of a transform, small. */
async function lookAtInput(run: JobRun<"transform">, job: Job, settings: Settings): Promise<Pixels> {
  const folder = await mkdtemp(join(tmpdir(), TRANSFORM_PREFIX));
  try {
    const { inputPath } = await fetchInput(run, job, folder);
    const task = { kind: job.kind, settings, inputPath, outDir: folder };
    return await lookInProcess(task, { signal: run.signal, onProgress: () => undefined });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Completes the row and tells its owner, in the transaction that settles the job. */
async function finish(tx: Transaction, job: Job, result: { assetId?: string; projectId?: string }): Promise<void> {
  const rows = await tx`
    update transforms set status = 'done', stage = null, progress = 1, remaining_ms = null, error_message = null, finished_at = now(),
      result_asset_id = ${result.assetId ?? null}, result_project_id = ${result.projectId ?? null}
    where id = ${job.id} and status = 'processing' returning 1`;
  if (rows.length === 0) throw new JobStop("cancelled");
  await notify(tx, {
    userId: job.user_id,
    event: "transform.done",
    title: "Transform Complete!",
    body: titleOfRun(job).slice(0, 500),
    href: `/transform/${job.id}`,
    key: `transform.done ${job.id}`,
  });
}
