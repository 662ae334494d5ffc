import { AppError } from "@sayhey/contract/app-error";
import type { RenderQuality } from "@sayhey/contract/render";
import { footageIds } from "../assets.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import { parseStoryboard, type Storyboard } from "../storyboard.ts";
import type { BrowserFormat, BrowserRenderMessage, BrowserRenderTask } from "./render-messages.ts";

export type { BrowserFormat } from "./render-messages.ts";

/** What to render in this browser. */
export interface BrowserRenderOptions {
  storyboard: Storyboard;
  /** Fetches footage (ZIP) by the id a scene names. What fails is drawn from the storyboard instead. */
  loadFootage(id: string): Promise<Uint8Array>;
  /** The stretch of own music that the storyboard plays, when it names some (see `renderSoundtrack`). */
  music?: StereoSound | null;
  /** The stretch of its voice-over. */
  voice?: StereoSound | null;
  /** Where the font packages are served. */
  fontUrl: string;
  /** px, even, in the storyboard's aspect ratio. */
  width: number;
  height: number;
  format: BrowserFormat;
  /** `standard` when left out. */
  quality?: RenderQuality;
  signal?: AbortSignal;
  /** `progress` from 0 to 1; `remainingMs` is null until it can be told. */
  onProgress?(progress: { progress: number; remainingMs: number | null }): void;
  /** Something is missing; the video is made as well as it can be. */
  onError?(error: unknown): void;
}

const MIME = { mp4: "video/mp4", webm: "video/webm" } as const;
/** Frames after which the time of the others can be told. */
const TELLING_FRAMES = 12;

/** Codecs to ask a browser for, by format; any picture of this size shows whether it has them. */
const CODECS: Record<BrowserFormat, string> = { mp4: "avc1.640034", webm: "vp09.00.51.08" };

/** The formats that this browser can write at a size, the most widely played first. Empty where it has no encoders. */
export async function browserFormats(width: number, height: number, fps: number): Promise<BrowserFormat[]> {
  if (typeof VideoEncoder === "undefined" || typeof AudioEncoder === "undefined") return [];
  if (typeof OffscreenCanvas === "undefined") return [];
  const supported: BrowserFormat[] = [];
  for (const format of ["mp4", "webm"] as const) {
    const config = { codec: CODECS[format], width, height, framerate: fps, bitrate: 4_000_000 };
    const answer = await VideoEncoder.isConfigSupported(config).catch(() => null);
    if (answer?.supported === true) supported.push(format);
  }
  return supported;
}

/**
 * Renders a trailer to a video file in a worker of this page, with the code that renders it on the server: no frame leaves the
 * browser. An abort ends it at once.
 * @throws AppError bad-request for an invalid storyboard, cancelled, unavailable when the browser lacks an encoder
 */
export async function renderInBrowser(options: BrowserRenderOptions): Promise<Blob> {
  const { width, height, format, signal, fontUrl, music = null, voice = null, quality = "standard" } = options;
  const storyboard = parseStoryboard(options.storyboard);
  throwIfCancelled(signal);
  if (!(await browserFormats(width, height, storyboard.fps)).includes(format)) {
    throw new AppError(
      "unavailable",
      `This browser cannot write ${format.toUpperCase()} files of ${width}x${height}.`,
      {
        hint: "Choose another format or a smaller size, or render it on the server.",
      },
    );
  }
  const footage = await loadAll(options, storyboard);
  throwIfCancelled(signal);
  const task: BrowserRenderTask = {
    storyboard,
    footage,
    music,
    voice,
    fontUrl: new URL(fontUrl, location.href).href,
    width,
    height,
    format,
    quality,
  };
  const file = await runWorker(task, options);
  return new Blob([file], { type: MIME[format] });
}

async function loadAll(options: BrowserRenderOptions, storyboard: Storyboard): Promise<BrowserRenderTask["footage"]> {
  const loaded = footageIds(storyboard).map(async (id) => {
    try {
      return [{ id, bytes: Uint8Array.from(await options.loadFootage(id)) }];
    } catch (error) {
      options.onError?.(error);
      return [];
    }
  });
  return (await Promise.all(loaded)).flat();
}

function runWorker(task: BrowserRenderTask, { signal, onProgress }: BrowserRenderOptions): Promise<ArrayBuffer> {
  const frames = Math.round((task.storyboard.durationMs * task.storyboard.fps) / 1000);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./render.worker.ts", import.meta.url), { type: "module" });
    let startedAt = 0;
    const end = (): void => {
      worker.terminate();
      signal?.removeEventListener("abort", abort);
    };
    const abort = (): void => {
      end();
      reject(cancelled(signal));
    };
    signal?.addEventListener("abort", abort, { once: true });
    worker.onmessage = ({ data }: MessageEvent<BrowserRenderMessage>) => {
      if (data.type === "frames") {
        if (startedAt === 0) startedAt = performance.now();
        const perFrame = (performance.now() - startedAt) / Math.max(1, data.done - 1);
        onProgress?.({
          progress: Math.min(0.99, data.done / frames),
          remainingMs: data.done < TELLING_FRAMES ? null : Math.round(perFrame * (frames - data.done)),
        });
        return;
      }
      end();
      if (data.type === "done") {
        onProgress?.({ progress: 1, remainingMs: 0 });
        resolve(data.file);
      } else reject(new AppError(data.kind, data.message, data.hint === undefined ? {} : { hint: data.hint }));
    };
    worker.onerror = (event) => {
      end();
      reject(
        new AppError("unavailable", "This browser could not make the video.", {
          cause: event.error ?? event.message,
          hint: "Render it on the server instead.",
        }),
      );
    };
    // Clips are handed over; sound that the page still plays is copied.
    worker.postMessage(
      task,
      task.footage.map(({ bytes }) => bytes.buffer),
    );
  });
}

const cancelled = (signal: AbortSignal | undefined): AppError =>
  new AppError("cancelled", "The render was canceled.", {
    cause: signal?.reason,
    hint: "Start it again whenever you like.",
  });

function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw cancelled(signal);
}
