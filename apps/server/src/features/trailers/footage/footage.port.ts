import { metrics } from "../../../infra/metrics/metrics.ts";
import { randomUUID } from "node:crypto";
import { resolveChromium, type Chromium } from "../../../infra/browser/resolve-chromium.ts";
import { isBroken, notePart } from "../../../infra/processes/part-health.ts";
import { PRIORITIES, priorityAsTold } from "../../../infra/processes/priorities.ts";
import { MUCH_MS, RecentUse } from "../../../infra/processes/recent-use.ts";
import { openBrowserPool, type BrowserPool } from "../../../infra/browser/browser-pool.ts";
import { filmApp, type FilmedClip } from "../../../infra/browser/film-app.ts";
import { AppError } from "@sayhey/contract/app-error";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import { unzipSync } from "fflate";
import sharp from "sharp";
import type { Transaction } from "../../../infra/database/database.ts";
import { Turns } from "../../../infra/turns.ts";
import type { WorkerServices } from "../../../infra/queue/job-definition.ts";
import { failureText } from "../../../infra/queue/job-failure.ts";
import type { ProjectApp } from "../../projects/app-of-project.port.ts";

/** Features a trailer shows at most: more clips would be filmed for nothing. */
const CLIPS = 3;
/** So many more flows stand in for those that cannot be played. */
const SPARE = 2;

/** The browser of this machine, or why there is none. */
export async function findBrowser(services: Pick<WorkerServices, "settings" | "warn">): Promise<Chromium | AppError> {
  const { chromiumPath } = services.settings;
  try {
    return await resolveChromium({
      ...process.env,
      ...(chromiumPath === undefined ? {} : { CHROMIUM_PATH: chromiumPath }),
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== "unavailable") throw error;
    if (!isBroken("browser")) services.warn("There is no browser to film with.", error);
    notePart("browser", false);
    return error;
  }
}

/** What a project says when its app cannot be filmed on this machine. */
export const noBrowserMessage = (missing: AppError): string =>
  `${failureText(missing)} The trailer is drawn from the app's description instead.`;

/**
 * A browser takes the processors it gets, and an app that never rests takes all of them: nobody has two at a time, whatever their jobs are.
 * A job has its own limit for the whole of it, which ends the wait too.
 */
const BROWSERS = new Turns({
  atOnce: 1,
  waitMs: 900_000,
  refusal: "Too many of your apps are being filmed and checked right now.",
});

const BROWSER_USE = new RecentUse(MUCH_MS.browsers);

/**
 * A browser at work for as long as a first film takes alone steps back further, so that whoever comes with a new idea goes before it, be it
 * its account's first. After ms, to a priority.
 */
const STEPS: readonly (readonly [afterMs: number, priority: number])[] = [
  [10_000, PRIORITIES.longWorker],
  [20_000, PRIORITIES.task],
];

/** Whose turn it is. */
interface BrowserTurn {
  account: string;
  signal?: AbortSignal | undefined;
  /** Somebody waits for it, as for a first film; nobody does for stills, or for what is filmed again by itself. Yes when absent. */
  isAwaited?: boolean;
}

/** Opens a browser for one job when the turn of its account has come, closing it afterwards whatever happens. */
export function withBrowser<T>(
  chromium: Chromium,
  { account, signal, isAwaited = true }: BrowserTurn,
  work: (pool: BrowserPool) => Promise<T>,
): Promise<T> {
  const once = async (): Promise<T> => {
    const startedAt = Date.now();
    const priority = priorityAsTold(
      BROWSER_USE.isMuch(account) ? PRIORITIES.muchUsed : isAwaited ? PRIORITIES.worker : PRIORITIES.task,
    );
    const pool = openBrowserPool({ most: 2, chromium, priority });
    const steps = STEPS.filter(([, further]) => priorityAsTold(further) > priority).map(([afterMs, further]) =>
      setTimeout(() => pool.stepBehind(further), afterMs),
    );
    let tookTooLong = false;
    try {
      return await work(pool);
    } catch (error) {
      tookTooLong = error instanceof AppError && error.kind === "timeout";
      throw error;
    } finally {
      for (const step of steps) clearTimeout(step);
      BROWSER_USE.add(account, Date.now() - startedAt, tookTooLong);
      await pool.close().catch(() => undefined); // a browser that crashed is closed already
    }
  };
  return BROWSERS.take(account, once, signal);
}

/**
 * Films the weightiest flows of an app and makes them the project's footage, the old clips' place taken in one transaction.
 * `onProgress` from 0 to 1.
 */
export async function filmProject(
  services: WorkerServices,
  pool: BrowserPool,
  app: ProjectApp,
  compiled: CompiledApp,
  options: { signal: AbortSignal; onProgress(progress: number): void },
): Promise<void> {
  const flows = app.flows.toSorted((a, b) => b.weight - a.weight).slice(0, CLIPS + SPARE);
  const startedAt = performance.now();
  const { clips, failures } = await filmApp(pool, compiled, flows, { ...options, most: CLIPS });
  metrics.films.observe((performance.now() - startedAt) / 1000);
  options.signal.throwIfAborted();
  const folder = `projects/${app.userId}/${app.projectId}/footage`;
  const stored: StoredClip[] = [];
  const written: string[] = [];
  try {
    for (const clip of clips) {
      const path = `${folder}/${randomUUID()}.zip`;
      written.push(path);
      const { bytes } = await services.media.put(path, clip.zip);
      const thumbPath = `${folder}/${randomUUID()}.webp`;
      written.push(thumbPath);
      await services.media.put(thumbPath, await drawThumb(clip));
      stored.push({ clip, path, thumbPath, bytes, weight: flows.find(({ id }) => id === clip.flowId)?.weight ?? 1 });
    }
    const poster = await storePoster(services, app, stored[0]?.clip);
    if (poster !== null) written.push(poster.path);
    const old = await services.sql.begin(async (tx) => {
      const gone = await tx<{ path: string; thumb_path: string | null }[]>`
        delete from assets where project_id = ${app.projectId} and kind in ('footage', 'poster') returning path, thumb_path`;
      for (const clip of stored) await insertClip(tx, app, clip);
      const posterId = poster === null ? null : await insertPoster(tx, app, poster);
      await tx`
        update projects set footage_status = 'done', footage_progress = 1, footage_hash = ${app.appHash}, poster_asset_id = coalesce(poster_asset_id, ${posterId}),
          footage_message = ${failures.length === 0 ? null : `Left out, because it could not be played: ${failures.map(({ flowId }) => flowId).join(", ")}.`}
        where id = ${app.projectId}`;
      return gone;
    });
    for (const path of old.flatMap((clip) => [clip.path, clip.thumb_path]))
      if (path !== null)
        await services.media
          .remove(path)
          .catch((error: unknown) => services.warn("An old clip could not be removed.", error));
  } catch (error) {
    for (const path of written) await services.media.remove(path).catch(() => undefined);
    throw error;
  }
}

interface StoredClip {
  clip: FilmedClip;
  path: string;
  thumbPath: string;
  bytes: number;
  weight: number;
}

const THUMB_SIDE = 480;

/** The last picture of a clip, small. */
async function drawThumb(clip: FilmedClip): Promise<Buffer> {
  return sharp(pictureOf(clip, -1).bytes)
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/** A picture of a clip, counted from 0, or back from its end. @throws AppError internal when the clip is not what filming makes */
function pictureOf(clip: FilmedClip, at: number): { bytes: Uint8Array; name: string } {
  const name = clip.manifest.frames.at(at)?.file ?? "";
  const bytes = unzipSync(clip.zip, { filter: (entry) => entry.name === name })[name];
  if (bytes === undefined) throw new AppError("internal", `The clip has no picture ${name}.`);
  return { bytes, name };
}

async function insertClip(tx: Transaction, app: ProjectApp, stored: StoredClip): Promise<void> {
  const { manifest } = stored.clip;
  const { viewport } = manifest;
  const meta = {
    flowId: manifest.flowId,
    caption: manifest.caption,
    weight: stored.weight,
    appHash: app.appHash,
    manifest,
  };
  await tx`
    insert into assets (user_id, project_id, kind, name, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
    values (${app.userId}, ${app.projectId}, 'footage', ${manifest.caption}, ${stored.path}, ${stored.thumbPath}, 'application/zip', ${stored.bytes},
      ${Math.round(viewport.width * viewport.scale)}, ${Math.round(viewport.height * viewport.scale)}, ${Math.round(manifest.durationMs)}, ${tx.json(meta as never)})`;
}

interface Poster {
  path: string;
  bytes: number;
  width: number;
  height: number;
}

/** The first picture of the weightiest clip: a page from its head on, as no picture further down shows it. */
async function storePoster(
  services: WorkerServices,
  app: ProjectApp,
  clip: FilmedClip | undefined,
): Promise<Poster | null> {
  if (clip === undefined) return null;
  const { bytes: picture, name } = pictureOf(clip, 0);
  const extension = /\.(webp|png|jpg)$/.exec(name)?.[1];
  if (extension === undefined) return null;
  const path = `projects/${app.userId}/${app.projectId}/poster/${randomUUID()}.${extension}`;
  const { bytes } = await services.media.put(path, picture);
  const { width, height, scale } = clip.manifest.viewport;
  return { path, bytes, width: Math.round(width * scale), height: Math.round(height * scale) };
}

async function insertPoster(tx: Transaction, app: ProjectApp, poster: Poster): Promise<string | null> {
  const type = poster.path.endsWith(".webp") ? "image/webp" : poster.path.endsWith(".png") ? "image/png" : "image/jpeg";
  const [row] = await tx<{ id: string }[]>`
    insert into assets (user_id, project_id, kind, name, path, content_type, bytes, width, height, meta)
    values (${app.userId}, ${app.projectId}, 'poster', ${app.name}, ${poster.path}, ${type}, ${poster.bytes}, ${poster.width}, ${poster.height}, ${tx.json({ appHash: app.appHash })})
    returning id`;
  return row?.id ?? null;
}

/** Name of the mark that keeps two jobs from filming one project at a time. */
const filmingMark = (projectId: string): string => `sayhey filming ${projectId}`;

/**
 * Waits until nobody else films the project, then does `work` alone. `onWait` hears how far the other is, 0 to 1.
 * @throws the signal's reason on abort
 */
export async function whileAloneFilming<T>(
  services: WorkerServices,
  projectId: string,
  options: { signal: AbortSignal; onWait?(progress: number): void },
  work: () => Promise<T>,
): Promise<T> {
  const mark = filmingMark(projectId);
  while (!(await services.lease.take(mark))) {
    const [row] = await services.sql<
      { progress: number }[]
    >`select footage_progress as progress from projects where id = ${projectId}`;
    options.onWait?.(row?.progress ?? 0);
    await pause(300, options.signal);
  }
  try {
    return await work();
  } finally {
    await services.lease
      .release(mark)
      .catch((error: unknown) => services.warn("The mark of a filming could not be taken off.", error));
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
