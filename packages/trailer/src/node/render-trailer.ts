import { AppError } from "@sayhey/contract/app-error";
import type { RenderFile, RenderFormat, RenderQuality } from "@sayhey/contract/render";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { footageIds } from "../assets.ts";
import { captionsSrt, captionsVtt } from "../captions.ts";
import { parseStoryboard, type Storyboard } from "../storyboard.ts";
import { avcCodec, vp9Codec, type VideoFormat } from "./encoder.ts";
import type { FootageFile, ReadFootage } from "./footage.ts";
import { MUXERS, type Tracks } from "./mux.ts";
import { OutputFiles } from "./output-files.ts";
import { partFolder } from "./part-store.ts";
import { readFootage } from "./read-footage.ts";
import { planSegments } from "./segments.ts";
import { workersThatFit } from "./worker-memory.ts";
import { runWorkers, throwIfCancelled } from "./worker-pool.ts";
import { planParts, Shared, videoFormats, type WorkerMessage } from "./worker-messages.ts";

/** How far a render is. `progress` runs from 0 to 1 over all stages; `remainingMs` is null until it can be told. */
export interface RenderProgress {
  stage: "preparing" | "rendering" | "gif" | "writing" | "done";
  progress: number;
  remainingMs: number | null;
}

/** What to render and where to. */
export interface RenderOptions {
  storyboard: Storyboard;
  /** The clips that the storyboard's scenes name. A scene whose clip is missing is drawn from the storyboard. */
  footage: readonly FootageFile[];
  /**
   * Samples of the stretch of `soundtrack.file` that plays, as `unpackMusic` reads them: the bytes `musicRange` names of a file that
   * `readMusic` wrote. Without them such a trailer has its effects only.
   */
  music?: Uint8Array | null;
  /** The same of `soundtrack.voice`. Without them nobody speaks. */
  voice?: Uint8Array | null;
  /** px, even, in the storyboard's aspect ratio. A GIF is smaller, in the same ratio. */
  width: number;
  /** px, even. */
  height: number;
  /** Kinds of files, each once; MP4 when left out. Poster, link picture, captions and storyboard come with all. */
  formats?: readonly RenderFormat[];
  /** `standard` when left out. */
  quality?: RenderQuality;
  /** Folder for the files; made when it is missing. */
  outDir: string;
  /** Folder in which finished parts are kept, so that the next attempt of the same render goes on where this one stood. */
  workDir?: string;
  /** Most threads that draw and encode; one a core when left out. Fewer are started where memory is short. */
  workers?: number;
  signal?: AbortSignal;
  onProgress?(progress: RenderProgress): void;
}

/** A finished trailer. */
export interface RenderResult {
  /** Every file written, with its size in bytes. */
  files: Partial<Record<RenderFile, { path: string; bytes: number }>>;
  /**
   * The first format asked for. MP4: H.264 High, BT.709 limited range, and AAC-LC 48 kHz stereo, index first. WebM: VP9, BT.709
   * limited range, and Opus.
   */
  videoPath: string;
  /** JPEG of the video's size. */
  posterPath: string;
  /** WebVTT. */
  captionsPath: string;
  /** Size of the video. */
  bytes: number;
  durationMs: number;
  /** Frames drawn and encoded a second, over the whole render. */
  framesPerSecond: number;
  /** Parts taken over from an earlier attempt. */
  resumedParts: number;
  /** Most memory this process held during the render. */
  peakMemoryBytes: number;
}

const NAMES: Record<RenderFile, string> = {
  mp4: "trailer.mp4",
  webm: "trailer.webm",
  gif: "trailer.gif",
  poster: "poster.jpg",
  og: "link-picture.jpg",
  vtt: "captions.vtt",
  srt: "captions.srt",
  storyboard: "storyboard.json",
};
const POLL_MS = 100;
// Starting and writing take a small part of the time.
const STARTED = 0.02;
const RENDERED = 0.97;
/** Time of a GIF's picture compared to that of a video of the same length. */
const GIF_SHARE = 0.25;

function checkSize(storyboard: Storyboard, width: number, height: number, formats: readonly RenderFormat[]): void {
  for (const [name, value] of [
    ["width", width],
    ["height", height],
  ] as const) {
    if (!Number.isInteger(value) || value < 128 || value > 4096 || value % 2 !== 0) {
      throw new TypeError(`options.${name}: must be an even whole number from 128 to 4096, not ${value}`);
    }
  }
  const [across = 1, down = 1] = storyboard.aspect.split(":").map(Number);
  // Sides are rounded to even px.
  if (Math.abs(width * down - height * across) > 2 * Math.max(across, down)) {
    throw new TypeError(
      `options.width, options.height: ${width}x${height} is not ${storyboard.aspect} as the storyboard asks`,
    );
  }
  if (formats.includes("mp4")) avcCodec(width, height, storyboard.fps);
  if (formats.includes("webm")) vp9Codec(width, height, storyboard.fps);
}

/** Copies clips into memory that all workers read. */
function shareFootage(storyboard: Storyboard, footage: readonly FootageFile[]): ReadFootage[] {
  const used = new Set(footageIds(storyboard));
  return readFootage(footage.filter(({ id }) => used.has(id))).map(({ id, bytes, manifest }) => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
    shared.set(bytes);
    return { id, bytes: shared, manifest };
  });
}

const missingParts = (): AppError =>
  new AppError("internal", "Parts of the trailer are missing after rendering.", { hint: "Render again." });

function tracksOf(
  messages: readonly WorkerMessage[],
  format: VideoFormat,
  storyboard: Storyboard,
  segmentCount: number,
): Tracks {
  const sound = messages.find((message) => message.type === "sound" && message.format === format);
  const segments = messages
    .filter((message) => message.type === "segment")
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ tracks }) => tracks[format] ?? []);
  const [first] = segments;
  if (sound?.type !== "sound" || first === undefined || segments.length !== segmentCount) throw missingParts();
  const config = Buffer.from(first.track.description ?? []);
  if (segments.some(({ track }) => !config.equals(track.description ?? new Uint8Array()))) {
    throw new AppError("internal", "The segments of the trailer were encoded differently.", { hint: "Render again." });
  }
  return {
    video: { track: first.track, packets: segments.flatMap(({ packets }) => packets), fps: storyboard.fps },
    sound: sound.sound,
  };
}

async function contentsOf(
  messages: readonly WorkerMessage[],
  storyboard: Storyboard,
  formats: readonly RenderFormat[],
  segmentCount: number,
): Promise<Record<RenderFile, Uint8Array | null>> {
  const pictures = messages.find((message) => message.type === "pictures");
  const gif = messages.find((message) => message.type === "gif");
  if (pictures === undefined || (gif === undefined && formats.includes("gif"))) throw missingParts();
  const video = async (format: VideoFormat): Promise<Uint8Array | null> =>
    formats.includes(format) ? MUXERS[format](tracksOf(messages, format, storyboard, segmentCount)) : null;
  const text = new TextEncoder();
  return {
    mp4: await video("mp4"),
    webm: await video("webm"),
    gif: gif?.file ?? null,
    poster: pictures.poster,
    og: pictures.link,
    vtt: text.encode(captionsVtt(storyboard)),
    srt: text.encode(captionsSrt(storyboard)),
    storyboard: text.encode(`${JSON.stringify(storyboard, null, 2)}\n`),
  };
}

/** How much is done, of 1, from what the workers count. */
class Meter {
  readonly #shared: Int32Array<SharedArrayBuffer>;
  readonly #frames: number;
  readonly #gif: number;
  readonly #workers: number;
  #startedAt: number | null = null;
  #startedWith = 0;

  constructor(shared: Int32Array<SharedArrayBuffer>, frames: number, gif: boolean, workers: number, seconds: number) {
    this.#shared = shared;
    this.#frames = frames;
    this.#gif = gif ? Math.max(1, seconds * 30 * GIF_SHARE) : 0;
    this.#workers = workers;
  }

  /** Null before anything is done and once all is. */
  read(): RenderProgress | null {
    const frames = Atomics.load(this.#shared, Shared.framesDone);
    const gif = (Atomics.load(this.#shared, Shared.gifShare) / 1000) * this.#gif;
    const [done, all] = [frames + gif, this.#frames + this.#gif];
    if (done === 0 || done >= all) return null;
    if (this.#startedAt === null) {
      // What was taken over from an earlier attempt says nothing of the speed.
      this.#startedAt = performance.now() - 1000 / 30;
      this.#startedWith = Math.max(0, done - 1);
    }
    const fresh = done - this.#startedWith;
    const remainingMs =
      fresh < this.#workers * 4 ? null : Math.round(((performance.now() - this.#startedAt) / fresh) * (all - done));
    return {
      stage: frames >= this.#frames ? "gif" : "rendering",
      progress: STARTED + (RENDERED - STARTED) * (done / all),
      remainingMs,
    };
  }
}

/**
 * Renders a storyboard to the files of `RenderResult.files`, which appear only when all are complete. Equal storyboard, footage
 * and size give equal bytes on one machine, for any number of workers and attempts. An abort stops within a second.
 * @throws TypeError for a size that does not fit the storyboard.
 * @throws AppError bad-request for an invalid storyboard or damaged footage, cancelled, disk-full, forbidden, internal.
 */
export async function renderTrailer(options: RenderOptions): Promise<RenderResult> {
  const { width, height, outDir, workDir, signal, formats = ["mp4"], quality = "standard" } = options;
  const storyboard = parseStoryboard(options.storyboard);
  if (formats.length === 0 || new Set(formats).size !== formats.length)
    throw new TypeError("options.formats: must name at least one format, each once");
  checkSize(storyboard, width, height, formats);
  if (options.workers !== undefined && (!Number.isInteger(options.workers) || options.workers < 1)) {
    throw new TypeError(`options.workers: must be a whole number from 1, not ${options.workers}`);
  }
  throwIfCancelled(signal);
  const report = (stage: RenderProgress["stage"], progress: number, remainingMs: number | null): void => {
    options.onProgress?.({ stage, progress, remainingMs });
  };
  report("preparing", 0, null);
  const started = performance.now();
  const hasVideo = videoFormats(formats).length > 0;
  const frameCount = hasVideo ? Math.round((storyboard.durationMs * storyboard.fps) / 1000) : 0;
  const parts = planParts({ storyboard, formats: [...formats] });
  const count = Math.min(
    options.workers ?? availableParallelism(),
    parts.length,
    workersThatFit({ width, height, formats }, process.availableMemory()),
  );
  const footage = shareFootage(storyboard, options.footage);
  const shared = new Int32Array(new SharedArrayBuffer(Shared.length * 4));
  const written: RenderFile[] = [...formats, "poster", "og", "vtt", "srt", "storyboard"];
  const files = await OutputFiles.open(
    outDir,
    written.map((file) => NAMES[file]),
  );
  let peakMemoryBytes = process.memoryUsage.rss();
  const meter = new Meter(shared, frameCount, formats.includes("gif"), count, storyboard.durationMs / 1000);
  const poll = setInterval(() => {
    peakMemoryBytes = Math.max(peakMemoryBytes, process.memoryUsage.rss());
    const now = meter.read();
    if (now !== null) report(now.stage, now.progress, now.remainingMs);
  }, POLL_MS);
  try {
    report("rendering", STARTED, null);
    const messages: WorkerMessage[] = [];
    const key = { storyboard, footage, width, height, formats, quality };
    const task = {
      ...key,
      music: options.music ?? null,
      voice: options.voice ?? null,
      formats: [...formats],
      partFolder: workDir === undefined ? null : join(workDir, partFolder(key)),
      shared,
    };
    await runWorkers(task, count, (message) => messages.push(message), signal);
    report("writing", RENDERED, 0);
    const contents = await contentsOf(messages, storyboard, formats, planSegments(frameCount).length);
    peakMemoryBytes = Math.max(peakMemoryBytes, process.memoryUsage.rss());
    throwIfCancelled(signal);
    const bytesOf = (file: RenderFile): Uint8Array => contents[file] ?? new Uint8Array();
    const paths = await files.commit(written.map(bytesOf));
    const seconds = (performance.now() - started) / 1000;
    report("done", 1, 0);
    const result: RenderResult["files"] = Object.fromEntries(
      written.map((file, index) => [file, { path: paths[index] ?? "", bytes: bytesOf(file).byteLength }]),
    );
    const [main = "mp4"] = formats;
    return {
      files: result,
      videoPath: result[main]?.path ?? "",
      posterPath: result.poster?.path ?? "",
      captionsPath: result.vtt?.path ?? "",
      bytes: bytesOf(main).byteLength,
      durationMs: storyboard.durationMs,
      framesPerSecond: frameCount / seconds,
      resumedParts: Atomics.load(shared, Shared.resumed),
      peakMemoryBytes,
    };
  } finally {
    clearInterval(poll);
    await files.discard();
  }
}
