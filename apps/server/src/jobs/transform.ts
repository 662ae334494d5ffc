import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import type { TransformRow } from "@sayhey/contract/transform";
import { findTransform, settingsSchema, type Settings } from "@sayhey/transforms";
import type { Transaction } from "../platform/database.ts";
import { defineJob, type JobRun } from "../platform/jobs/job-definition.ts";
import { failureText, JobStop } from "../platform/jobs/job-failure.ts";
import { createProgressWriter, type ProgressWriter } from "../platform/jobs/progress-writer.ts";
import { notify } from "../platform/notifications/notify.ts";
import { checkStorageQuota, readStorage } from "../uploads/storage-quota.ts";
import { restyleProject } from "./restyle-project.ts";
import { transformInProcess, type TransformedPicture } from "./transform-process.ts";

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

/** Makes something new of a picture or a project; the result, its row and the inbox entry are written together. */
export const transformJob = defineJob({
  name: "transform",
  run: async (run) => {
    const [job] = await run.sql<Job[]>`
      update transforms set status = 'processing', stage = 'Getting ready', progress = 0, remaining_ms = null, error_message = null, started_at = coalesce(started_at, now())
      where id = ${run.data.transformId} and status in ('queued', 'processing')
      returning id, user_id, kind, settings, input_asset_id, input_project_id, input_name`;
    if (job === undefined) return void (await run.settle(async () => undefined));
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
      if (transform.input === "picture") await transformPicture(run, job, settings, progress);
      else await transformProject(run, job, settings, progress);
    } finally {
      await progress.stop();
    }
  },
  again: async (tx, { transformId }) => {
    await tx`update transforms set status = 'queued', stage = 'Starting again', progress = 0, remaining_ms = null where id = ${transformId} and status = 'processing'`;
  },
  failed: async (tx, { transformId }, error) => {
    const [row] = await tx<Pick<TransformRow, "user_id" | "kind" | "input_name" | "started_at">[]>`
      update transforms set status = 'failed', stage = null, remaining_ms = null, error_message = ${failureText(error)}, finished_at = now()
      where id = ${transformId} and status in ('queued', 'processing')
      returning user_id, kind, input_name, started_at`;
    if (row === undefined) return;
    await notify(tx, {
      userId: row.user_id,
      event: "transform.failed",
      title: "Transform Failed",
      body: `${nameOf(row)}: ${failureText(error)}`.slice(0, 500),
      href: `/transform/${transformId}`,
      // A retry that fails too is news again.
      key: `transform.failed ${transformId} ${row.started_at ?? ""}`,
    });
  },
});

const titleOf = (kind: string): string => findTransform(kind)?.title ?? kind;

/** What a run is called in the inbox: 'Duotone of garden.jpg', 'Lull, restyled'. */
const nameOf = ({ kind, input_name: name }: Pick<TransformRow, "kind" | "input_name">): string =>
  findTransform(kind)?.input === "project" ? `${name}, restyled` : `${titleOf(kind)} of ${name}`;

async function transformPicture(
  run: JobRun<"transform">,
  job: Job,
  settings: Settings,
  progress: ProgressWriter<Report>,
): Promise<void> {
  const [asset] = await run.sql<{ path: string }[]>`
    select path from assets where id = ${job.input_asset_id} and user_id = ${job.user_id} and deleted_at is null`;
  if (asset === undefined) {
    throw new AppError("not-found", "The picture of this transform has been deleted.", {
      hint: "Restore it from the bin of your assets, or choose another one.",
    });
  }
  const folder = await mkdtemp(join(tmpdir(), TRANSFORM_PREFIX));
  try {
    const inputPath = join(folder, "input");
    await writeFile(inputPath, await run.media.read(asset.path));
    const startedAt = performance.now();
    const result = await transformInProcess(
      { kind: job.kind, settings, inputPath, outDir: folder },
      {
        signal: run.signal,
        onProgress: ({ stage, progress: done }) => {
          const elapsed = performance.now() - startedAt;
          const remainingMs = done < 0.2 ? null : Math.max(0, Math.round((elapsed / done) * (1 - done)));
          progress.report({ stage, progress: Math.min(0.99, done), remainingMs });
        },
      },
    );
    await keepPicture(run, job, settings, result, progress);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts the picture into the media store and completes the row, both or neither. */
async function keepPicture(
  run: JobRun<"transform">,
  job: Job,
  settings: Settings,
  result: TransformedPicture,
  progress: ProgressWriter<Report>,
): Promise<void> {
  run.signal.throwIfAborted();
  checkStorageQuota(await readStorage(run.sql, job.user_id), result.bytes);
  // A folder for each attempt: one that lost its job can remove its own files and no other's.
  const folder = `transforms/${job.user_id}/${job.id}/${randomUUID()}`;
  const path = `${folder}/result.${result.extension}`;
  const thumbPath = `${folder}/thumb.webp`;
  const stem = job.input_name.replace(/\.[a-z0-9]{2,5}$/i, "");
  const name = `${[...stem].slice(0, 200).join("")} (${titleOf(job.kind).toLowerCase()}).${result.extension}`;
  let kept = false;
  try {
    await run.media.putFile(path, result.path);
    await run.media.putFile(thumbPath, result.thumbPath);
    await progress.stop();
    kept = await run.settle(async (tx) => {
      checkStorageQuota(await readStorage(tx, job.user_id, { lock: true }), result.bytes);
      const meta = { transformId: job.id, kind: job.kind, settings };
      const [asset] = await tx<{ id: string }[]>`
        insert into assets (user_id, kind, name, path, thumb_path, content_type, bytes, width, height, meta)
        values (${job.user_id}, 'transform', ${name}, ${path}, ${thumbPath}, ${result.contentType}, ${result.bytes},
          ${result.width}, ${result.height}, ${tx.json(meta)})
        returning id`;
      if (asset === undefined) throw new Error("the asset was not inserted");
      await finish(tx, job, { assetId: asset.id });
    });
  } finally {
    if (!kept) await run.media.removeAll(folder);
  }
}

async function transformProject(
  run: JobRun<"transform">,
  job: Job,
  settings: Settings,
  progress: ProgressWriter<Report>,
): Promise<void> {
  progress.report({ stage: "Restyling the app", progress: 0.3, remainingMs: null });
  const copy = await restyleProject(run.sql, job.user_id, job.input_project_id, settings);
  run.signal.throwIfAborted();
  await progress.stop();
  await run.settle(async (tx) => {
    await finish(tx, job, { projectId: await copy(tx) });
  });
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
    body: nameOf(job).slice(0, 500),
    href: `/transform/${job.id}`,
    key: `transform.done ${job.id}`,
  });
}
