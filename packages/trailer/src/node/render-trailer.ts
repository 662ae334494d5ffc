import { AppError } from "@sayhey/contract/app-error";
import { availableParallelism } from "node:os";
import { footageIds } from "../assets.ts";
import { captionsVtt } from "../captions.ts";
import { parseStoryboard, type Storyboard } from "../storyboard.ts";
import { trailerBitrate, avcCodec } from "./encoder.ts";
import { readManifest, type FootageFile } from "./footage.ts";
import { muxMp4, type Tracks } from "./mux-mp4.ts";
import { OutputFiles } from "./output-files.ts";
import { planSegments } from "./segments.ts";
import { runWorkers, throwIfCancelled } from "./worker-pool.ts";
import { Shared, type WorkerMessage } from "./worker-messages.ts";

/** How far a render is. `progress` runs from 0 to 1 over all stages; `remainingMs` is null until it can be told. */
export interface RenderProgress {
  stage: "preparing" | "rendering" | "writing" | "done";
  progress: number;
  remainingMs: number | null;
}

/** What to render and where to. */
export interface RenderOptions {
  storyboard: Storyboard;
  /** The clips that the storyboard's scenes name. A scene whose clip is missing is drawn from the storyboard. */
  footage: readonly FootageFile[];
  /** px, even, in the storyboard's aspect ratio. */
  width: number;
  /** px, even. */
  height: number;
  /** Folder for the files; made when it is missing. */
  outDir: string;
  /** Threads that draw and encode; one a core when left out. */
  workers?: number;
  signal?: AbortSignal;
  onProgress?(progress: RenderProgress): void;
}

/** A finished trailer. */
export interface RenderResult {
  /** MP4: H.264 High, BT.709 limited range, and AAC-LC 48 kHz stereo, index first. */
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
  /** Most memory this process held during the render. */
  peakMemoryBytes: number;
}

const MAX_WORKERS = 16;
const POLL_MS = 100;
// Starting and writing take a small part of the time.
const STARTED = 0.02;
const RENDERED = 0.97;

function checkSize(storyboard: Storyboard, width: number, height: number): void {
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
  avcCodec(width, height, storyboard.fps);
}

/** Copies clips into memory that all workers read. */
function shareFootage(storyboard: Storyboard, footage: readonly FootageFile[]): FootageFile[] {
  const used = new Set(footageIds(storyboard));
  return footage
    .filter(({ id }) => used.has(id))
    .map((file) => {
      readManifest(file);
      const bytes = new Uint8Array(new SharedArrayBuffer(file.bytes.byteLength));
      bytes.set(file.bytes);
      return { id: file.id, bytes };
    });
}

function collect(
  messages: readonly WorkerMessage[],
  storyboard: Storyboard,
  segmentCount: number,
): { tracks: Tracks; poster: Uint8Array } {
  const sound = messages.find((message) => message.type === "sound");
  const poster = messages.find((message) => message.type === "poster");
  const segments = messages.filter((message) => message.type === "segment").toSorted((a, b) => a.index - b.index);
  const first = segments[0];
  if (sound === undefined || poster === undefined || first === undefined || segments.length !== segmentCount) {
    throw new AppError("internal", "Parts of the trailer are missing after rendering.", { hint: "Render again." });
  }
  const config = Buffer.from(first.track.description);
  if (segments.some((segment) => !config.equals(segment.track.description))) {
    throw new AppError("internal", "The segments of the trailer were encoded differently.", { hint: "Render again." });
  }
  const video = { track: first.track, packets: segments.flatMap((segment) => segment.packets), fps: storyboard.fps };
  return { tracks: { video, sound }, poster: poster.jpeg };
}

/**
 * Renders a storyboard to `trailer.mp4`, `poster.jpg` and `captions.vtt`. The files appear only when all are complete. Equal
 * storyboard, footage and size give equal bytes on one machine, for any number of workers. An abort stops within a second.
 * @throws TypeError for a size that does not fit the storyboard.
 * @throws AppError bad-request for an invalid storyboard or damaged footage, cancelled, disk-full, forbidden, internal.
 */
export async function renderTrailer(options: RenderOptions): Promise<RenderResult> {
  const { width, height, outDir, signal } = options;
  const storyboard = parseStoryboard(options.storyboard);
  checkSize(storyboard, width, height);
  if (options.workers !== undefined && (!Number.isInteger(options.workers) || options.workers < 1)) {
    throw new TypeError(`options.workers: must be a whole number from 1, not ${options.workers}`);
  }
  throwIfCancelled(signal);
  const report = (stage: RenderProgress["stage"], progress: number, remainingMs: number | null): void => {
    options.onProgress?.({ stage, progress, remainingMs });
  };
  report("preparing", 0, null);
  const started = performance.now();
  const frameCount = Math.round((storyboard.durationMs * storyboard.fps) / 1000);
  const segmentCount = planSegments(frameCount).length;
  const count = Math.min(options.workers ?? availableParallelism(), segmentCount, MAX_WORKERS);
  const footage = shareFootage(storyboard, options.footage);
  const shared = new Int32Array(new SharedArrayBuffer(Shared.length * 4));
  const files = await OutputFiles.open(outDir, ["trailer.mp4", "poster.jpg", "captions.vtt"]);
  let peakMemoryBytes = process.memoryUsage.rss();
  let firstFrameAt: number | null = null;
  const poll = setInterval(() => {
    peakMemoryBytes = Math.max(peakMemoryBytes, process.memoryUsage.rss());
    const done = Atomics.load(shared, Shared.framesDone);
    if (done === 0 || done >= frameCount) return;
    firstFrameAt ??= performance.now() - 1000 / 30;
    const remainingMs =
      done < count * 4 ? null : Math.round(((performance.now() - firstFrameAt) / done) * (frameCount - done));
    report("rendering", STARTED + (RENDERED - STARTED) * (done / frameCount), remainingMs);
  }, POLL_MS);
  try {
    report("rendering", STARTED, null);
    const messages: WorkerMessage[] = [];
    const task = { storyboard, footage, width, height, bitrate: trailerBitrate(width, height, storyboard.fps), shared };
    await runWorkers(task, count, (message) => messages.push(message), signal);
    report("writing", RENDERED, 0);
    const { tracks, poster } = collect(messages, storyboard, segmentCount);
    const video = await muxMp4(tracks);
    peakMemoryBytes = Math.max(peakMemoryBytes, process.memoryUsage.rss());
    throwIfCancelled(signal);
    const [videoPath = "", posterPath = "", captionsPath = ""] = await files.commit([
      video,
      poster,
      new TextEncoder().encode(captionsVtt(storyboard)),
    ]);
    const seconds = (performance.now() - started) / 1000;
    report("done", 1, 0);
    return {
      videoPath,
      posterPath,
      captionsPath,
      bytes: video.byteLength,
      durationMs: storyboard.durationMs,
      framesPerSecond: frameCount / seconds,
      peakMemoryBytes,
    };
  } finally {
    clearInterval(poll);
    await files.discard();
  }
}
