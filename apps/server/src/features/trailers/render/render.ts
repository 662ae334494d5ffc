import { metrics } from "../../../infra/metrics/metrics.ts";
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { renderFileSchema, type RenderFile } from "@sayhey/contract/render";
import type { RenderRow } from "@sayhey/contract/rows";
import { footageIds, type Storyboard } from "@sayhey/trailer";
import type { RenderProgress, RenderResult } from "@sayhey/trailer/node";
import { chargeRender } from "../../billing/charge-render.port.ts";
import { sharedTemp } from "../../../infra/temp-folder.ts";
import { defineJob, type JobRun } from "../../../infra/queue/job-definition.ts";
import { failureText, JobStop } from "../../../infra/queue/job-failure.ts";
import { createProgressWriter, type ProgressWriter } from "../../../infra/queue/progress-writer.ts";
import { appOriginOf } from "../../../infra/queue/worker-settings.ts";
import { readProjectApp, type ProjectApp } from "../../projects/app-of-project.port.ts";
import { filmProject, findBrowser, noBrowserMessage, whileAloneFilming, withBrowser } from "../footage/footage.port.ts";
import { type FootageAsset, readFootageAssets } from "../footage/footage-sources.ts";
import { parseSavedTrailer, readOwnMusic } from "../storyboard/saved-trailer.ts";
import { buildApp } from "../../checks/check-project.port.ts";
import { readFootage } from "../footage/read-footage.ts";
import { renderInProcess, type RenderTask } from "./render-process.ts";
import { copyStretch, type SoundStretch } from "../../assets/read-music.port.ts";
import { type EndedRender, endedRender, tellRenderEnded } from "./render-ended.ts";
import { renderSize } from "./render-size.port.ts";
import { writeRenderStoryboard, type RenderRequest } from "./render-storyboard.ts";
import { attachMedia } from "../../gallery/attach-media.port.ts";

type Job = Pick<RenderRow, "id" | "user_id" | "project_id" | "size" | "formats" | "quality"> & RenderRequest;

interface Report {
  stage: string;
  progress: number;
  remainingMs: number | null;
}

/** Share of the progress bar that filming takes when it is needed. */
const FILM_SHARE = 0.35;
/** Folders of renders under way; what a killed worker leaves behind is swept by its prefix. */
export const WORK_PREFIX = "sayhey-render-";

/** What people read of each stage of drawing. */
const STAGES: Record<RenderProgress["stage"], string> = {
  preparing: "Getting ready",
  rendering: "Drawing frames",
  gif: "Making the GIF",
  writing: "Putting the files together",
  done: "Storing the files",
};

/** The folder of a render on this machine: its finished parts wait there for the attempt after the one that was killed. */
const workFolder = (renderId: string): string => join(sharedTemp(), `${WORK_PREFIX}${renderId}`);

/** Turns a project into a video file: films the app when its footage is missing or old, then draws and encodes the trailer. */
export const renderJob = defineJob({
  name: "render",
  run: async (run) => {
    const [job] = await run.sql<Job[]>`
      update renders set status = 'processing', stage = 'Getting ready', progress = 0, remaining_ms = null, error_message = null, started_at = coalesce(started_at, now())
      where id = ${run.data.renderId} and status in ('queued', 'processing')
      returning id, user_id, project_id, aspect, size, fps, duration_ms, formats, quality, watermark, choices`;
    if (job === undefined) return void (await run.commit(async () => undefined));
    const progress = createProgressWriter(
      ({ stage, progress: done, remainingMs }: Report) => run.sql`
        update renders set stage = ${stage}, progress = ${done}, remaining_ms = ${remainingMs} where id = ${job.id} and status = 'processing'`,
      (error) => run.warn("The progress of a render could not be written.", error),
    );
    const folder = workFolder(job.id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const attempt = await mkdtemp(join(folder, "attempt-"));
    try {
      await render(run, job, progress, { attempt, parts: join(folder, "parts") });
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      // What another attempt can go on from stays; nobody goes on with what was cancelled.
      const isOver = run.signal.reason instanceof JobStop && run.signal.reason.why === "cancelled";
      if (isOver) await rm(folder, { recursive: true, force: true });
      throw error;
    } finally {
      await progress.stop();
      await rm(attempt, { recursive: true, force: true });
    }
  },
  // Its finished parts are not drawn again.
  reached: async (sql, { renderId }) => {
    const [row] = await sql<{ progress: number }[]>`select progress from renders where id = ${renderId}`;
    return row?.progress ?? 0;
  },
  onRetry: async (tx, { renderId }) => {
    await tx`update renders set status = 'queued', stage = 'Starting again', progress = 0, remaining_ms = null where id = ${renderId} and status = 'processing'`;
  },
  onFailure: async (tx, { renderId }, error) => {
    const [render] = await tx<EndedRender[]>`
      update renders set status = 'failed', stage = null, remaining_ms = null, error_message = ${failureText(error)}, finished_at = now()
      where id = ${renderId} and status in ('queued', 'processing') returning ${endedRender(tx)}`;
    if (render !== undefined) await tellRenderEnded(tx, render);
    await rm(workFolder(renderId), { recursive: true, force: true });
  },
});

async function render(
  run: JobRun<"render">,
  job: Job,
  progress: ProgressWriter<Report>,
  folders: { attempt: string; parts: string },
): Promise<void> {
  const app = await readProjectApp(run.sql, job.project_id);
  if (app === null)
    throw new AppError("not-found", "The project of this render has been deleted.", {
      hint: "Restore the project, then try again.",
    });
  const { filmed } = await currentFootage(run, app, (done) =>
    progress.report({ stage: "Filming the app", progress: done * FILM_SHARE, remainingMs: null }),
  );
  const base = filmed ? FILM_SHARE : 0;
  // Clips of another state of the app are not shown; a still that somebody picked and files of one's own always are.
  const footage = (await readFootageAssets(run.sql, app.projectId)).filter(
    ({ kind, appHash }) => kind !== "clip" || appHash === app.appHash,
  );
  const { edited } = parseSavedTrailer(job.choices);
  const music = await readOwnMusic(run.sql, job.user_id, edited?.document);
  const storyboard = writeRenderStoryboard(app, job, footage, appOriginOf(run.settings.appOrigin, app.slug), music);
  const files = await fetchFootage(run, storyboard, footage, folders.attempt);
  const sounds = await copySounds(run, job.user_id, storyboard, folders.attempt);
  const startedAt = performance.now();
  const result = await withinTime(run, (signal) =>
    renderInProcess(
      {
        storyboard,
        footage: files,
        ...sounds,
        ...renderSize(job.aspect, job.size),
        formats: job.formats,
        quality: job.quality,
        outDir: join(folders.attempt, "out"),
        workDir: folders.parts,
        workers: run.settings.renderThreads,
      },
      {
        signal,
        onProgress: ({ stage, progress: done, remainingMs }) =>
          progress.report({
            stage: STAGES[stage],
            progress: Math.min(0.99, base + done * (1 - base)),
            remainingMs: remainingMs === null ? null : Math.max(0, Math.round(remainingMs)),
          }),
      },
    ),
  );
  metrics.renderSpeed.observe(job.duration_ms / (performance.now() - startedAt));
  await keep(run, job, result, app.appHash, progress);
}

/** Puts the sounds of its owner's that a trailer plays into a folder. */
async function copySounds(
  run: JobRun<"render">,
  userId: string,
  { soundtrack: { file, voice }, durationMs }: Storyboard,
  folder: string,
): Promise<Pick<RenderTask, "musicPath" | "voicePath">> {
  const copy = async (stretch: SoundStretch | null, name: string): Promise<string | null> => {
    if (stretch === null) return null;
    const path = join(folder, name);
    await copyStretch(run, userId, stretch, path);
    return path;
  };
  return {
    musicPath: await copy(file === null ? null : { ...file, durationMs }, "music"),
    voicePath: await copy(voice, "voice"),
  };
}

/** Films the app unless it is filmed as it is now. Without a browser there are none, and the trailer draws the app's screens itself. */
async function currentFootage(
  run: JobRun<"render">,
  app: ProjectApp,
  onProgress: (progress: number) => void,
): Promise<{ filmed: boolean }> {
  const fresh = async (): Promise<boolean> =>
    (await readFootage(run.sql, app.projectId)).some(({ appHash }) => appHash === app.appHash);
  if (await fresh()) return { filmed: false };
  onProgress(0);
  return whileAloneFilming(run, app.projectId, { signal: run.signal, onWait: onProgress }, async () => {
    if (await fresh()) return { filmed: true };
    const browser = await findBrowser(run);
    if (browser instanceof AppError) {
      await run.sql`update projects set footage_status = 'skipped', footage_message = ${noBrowserMessage(browser)} where id = ${app.projectId}`;
      return { filmed: false };
    }
    const { compiled } = await buildApp(run, app);
    await withBrowser(browser, { account: app.userId, signal: run.signal }, (pool) =>
      filmProject(run, pool, app, compiled, { signal: run.signal, onProgress }),
    );
    return { filmed: true };
  });
}

/** Copies the clips the storyboard shows out of the media store, which may be far away. */
async function fetchFootage(
  run: JobRun<"render">,
  storyboard: Storyboard,
  footage: readonly FootageAsset[],
  folder: string,
): Promise<{ id: string; path: string }[]> {
  const used = new Set(footageIds(storyboard));
  const files: { id: string; path: string }[] = [];
  for (const clip of footage) {
    if (!used.has(clip.assetId)) continue;
    const path = join(folder, `${clip.assetId}.zip`);
    await writeFile(path, await run.media.read(clip.path));
    files.push({ id: clip.assetId, path });
  }
  return files;
}

async function withinTime<T>(run: JobRun<"render">, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new JobStop("timeout")), run.settings.renderTimeLimit * 1000);
  try {
    return await work(AbortSignal.any([run.signal, limit.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** Puts the files into the media store and completes the row, both or neither. */
async function keep(
  run: JobRun<"render">,
  job: Job,
  result: RenderResult,
  appHash: string,
  progress: ProgressWriter<Report>,
): Promise<void> {
  run.signal.throwIfAborted();
  // A folder for each attempt: one that lost its job can remove its own files and no other's.
  const folder = `renders/${job.user_id}/${job.id}/${randomUUID()}`;
  let kept = false;
  try {
    const paths: Partial<Record<RenderFile, string>> = {};
    const bytes: Partial<Record<RenderFile, number>> = {};
    for (const file of renderFileSchema.options) {
      const made = result.files[file];
      if (made === undefined) continue;
      const path = `${folder}/${basename(made.path)}`;
      bytes[file] = (await run.media.putFile(path, made.path)).bytes;
      paths[file] = path;
    }
    const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    const pathOf = (file: RenderFile): string | null => paths[file] ?? null;
    await progress.stop();
    kept = await run.commit(async (tx) => {
      const [render] = await tx<EndedRender[]>`
        update renders set status = 'completed', stage = null, progress = 1, remaining_ms = null, error_message = null, finished_at = now(),
          app_hash = ${appHash}, video_path = ${pathOf("mp4")}, webm_path = ${pathOf("webm")}, gif_path = ${pathOf("gif")}, poster_path = ${pathOf("poster")},
          og_path = ${pathOf("og")}, captions_path = ${pathOf("vtt")}, srt_path = ${pathOf("srt")}, storyboard_path = ${pathOf("storyboard")},
          file_bytes = ${tx.json(bytes)}, bytes = ${all}
        where id = ${job.id} and status = 'processing' returning ${endedRender(tx)}`;
      if (render === undefined) throw new JobStop("cancelled");
      await tellRenderEnded(tx, render);
      await chargeRender(tx, job.user_id, job.id);
    });
  } finally {
    if (!kept) await run.media.removeAll(folder);
  }
  // The render is done whatever comes of this; the maintenance of the next hour tries again.
  await attachMedia(run, job.project_id).catch((error: unknown) =>
    run.warn("A finished trailer did not reach what is published.", error),
  );
}
