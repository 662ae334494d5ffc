import { AppError } from "@sayhey/contract/app-error";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { trailerBitrate } from "../bitrate.ts";
import { unpackMusic } from "../music/wav.ts";
import { ENCODERS, type VideoFormat } from "./encoder.ts";
import { FramePainter } from "./frame-painter.ts";
import { I420Converter } from "./i420-converter.ts";
import { PartStore } from "./part-store.ts";
import { withPixels } from "./pixels.ts";
import { posterTime } from "./poster-time.ts";
import type { Segment } from "./segments.ts";
import {
  planParts,
  Shared,
  videoFormats,
  type SegmentTrack,
  type WorkerMessage,
  type WorkerTask,
} from "./worker-messages.ts";

const POSTER_QUALITY = 88;
/** Pictures after which pixels nobody needs any more are freed: outside of the heap, they do not press its collector. */
const COLLECT_EVERY = 6;

setFlagsFromString("--expose-gc");
// There is little to collect each time: waking other threads for it takes longer than doing it.
setFlagsFromString("--no-parallel-scavenge");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

/** One worker's way through the parts of a render. */
class PartWorker {
  readonly #task: WorkerTask;
  readonly #store: PartStore | null;
  #painter: FramePainter | null = null;
  #planes: I420Converter | null = null;
  /** The canvas as planes, which are those of the next frame as well when it is drawn alike; null when they are of another. */
  #picture: Uint8Array | null = null;

  constructor(task: WorkerTask) {
    this.#task = task;
    this.#store = task.partFolder === null ? null : new PartStore(task.partFolder);
  }

  async work(): Promise<void> {
    const parts = planParts(this.#task);
    while (!this.#stopped) {
      const part = parts[Atomics.add(this.#task.shared, Shared.nextJob, 1)];
      if (part === undefined) return;
      if (part.kind === "sound") await this.#sound(part.formats);
      else if (part.kind === "pictures") await this.#pictures();
      else if (part.kind === "gif") await this.#gif();
      else await this.#segment(part.index, part.segment);
    }
  }

  get #stopped(): boolean {
    return Atomics.load(this.#task.shared, Shared.stop) !== 0;
  }

  /** The canvas of the video's size, made when the first picture of that size is drawn. */
  get #frames(): FramePainter {
    const { storyboard, footage, width, height } = this.#task;
    return (this.#painter ??= new FramePainter(storyboard, footage, width, height));
  }

  async #sound(formats: readonly VideoFormat[]): Promise<void> {
    const { storyboard, music, voice } = this.#task;
    // Only one worker makes the sound.
    const [{ renderSoundtrack }, { trailerTaps }] = await Promise.all([
      import("../soundtrack/render-soundtrack.ts"),
      import("../soundtrack/trailer-taps.ts"),
    ]);
    const taps = trailerTaps(storyboard, (id) => this.#frames.manifestOf(id));
    const { left, right } = renderSoundtrack(storyboard, {
      taps,
      music: music === null ? null : unpackMusic(music),
      voice: voice === null ? null : unpackMusic(voice),
    });
    for (const format of formats) {
      const sound = await ENCODERS[format].encodeSound([left, right]);
      send({ type: "sound", format, sound: { ...sound, samples: left.length } });
    }
  }

  async #pictures(): Promise<void> {
    const { storyboard, footage } = this.#task;
    await this.#frames.paint(posterTime(storyboard));
    this.#picture = null;
    const poster = Uint8Array.from(await this.#frames.canvas.encode("jpeg", POSTER_QUALITY));
    const { renderLinkPicture } = await import("./link-picture-file.ts");
    const link = await renderLinkPicture(storyboard, footage);
    send({ type: "pictures", poster, link }, [poster.buffer, link.buffer]);
  }

  async #gif(): Promise<void> {
    const { storyboard, footage, shared } = this.#task;
    const kept = (await this.#store?.load("gif")) as Uint8Array<ArrayBuffer> | null | undefined;
    if (kept !== null && kept !== undefined) {
      Atomics.store(shared, Shared.gifShare, 1000);
      Atomics.add(shared, Shared.resumed, 1);
      return send({ type: "gif", file: kept });
    }
    const { renderGif } = await import("./trailer-gif.ts");
    const file = await renderGif({
      storyboard,
      footage,
      // A size that turned out too large begins again: what is told only goes forwards.
      onPicture: (share) => {
        const now = Math.round(share * 999);
        if (now > Atomics.load(shared, Shared.gifShare)) Atomics.store(shared, Shared.gifShare, now);
      },
      stopped: () => this.#stopped,
    });
    if (file === null) return;
    await this.#store?.save("gif", file);
    Atomics.store(shared, Shared.gifShare, 1000);
    send({ type: "gif", file: Uint8Array.from(file) });
  }

  async #segment(index: number, segment: Segment): Promise<void> {
    const { shared, formats } = this.#task;
    const name = `segment-${index}`;
    const kept = (await this.#store?.load(name)) as Partial<Record<VideoFormat, SegmentTrack>> | null | undefined;
    if (kept !== null && kept !== undefined && videoFormats(formats).every((format) => kept[format] !== undefined)) {
      Atomics.add(shared, Shared.framesDone, segment.frameCount);
      Atomics.add(shared, Shared.resumed, 1);
      return send({ type: "segment", index, tracks: kept });
    }
    const tracks = await this.#encodeSegment(segment);
    if (tracks === null) return;
    await this.#store?.save(name, tracks);
    const buffers = Object.values(tracks).flatMap(({ packets }) => packets.map(({ data }) => data.buffer));
    send({ type: "segment", index, tracks }, buffers);
  }

  /** Draws each picture of a segment once and encodes it in every format; null when the render was stopped. */
  async #encodeSegment({
    firstFrame,
    frameCount,
  }: Segment): Promise<Partial<Record<VideoFormat, SegmentTrack>> | null> {
    const { width, height, quality, formats, shared, storyboard } = this.#task;
    const { fps } = storyboard;
    const bitrate = trailerBitrate(width, height, fps, quality);
    const planes = (this.#planes ??= new I420Converter(width, height));
    const encoders = videoFormats(formats).map((format) => ({
      format,
      encoder: ENCODERS[format].createPictureEncoder({ width, height, fps, bitrate }),
    }));
    try {
      for (let offset = 0; offset < frameCount; offset++) {
        if (this.#stopped) return null;
        const frame = firstFrame + offset;
        const drawn = await this.#frames.paint((frame * 1000) / fps);
        if (drawn || this.#picture === null)
          this.#picture = withPixels(this.#frames.canvas, (pixels) => planes.convert(pixels));
        for (const { encoder } of encoders)
          await encoder.encode(this.#picture, Math.round((frame * 1_000_000) / fps), Math.round(1_000_000 / fps));
        Atomics.add(shared, Shared.framesDone, 1);
        // What is outside of the heap is freed only between turns of the event loop.
        await setImmediate();
        if (offset % COLLECT_EVERY === 0) collect({ type: "minor" });
      }
      const tracks: Partial<Record<VideoFormat, SegmentTrack>> = {};
      for (const { format, encoder } of encoders) tracks[format] = await encoder.finish();
      return tracks;
    } finally {
      for (const { encoder } of encoders) encoder.close();
    }
  }
}

function send(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

try {
  await new PartWorker(workerData as WorkerTask).work();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  send({
    type: "failed",
    kind: error instanceof AppError ? error.kind : "internal",
    message: error instanceof AppError ? message : `A frame could not be drawn: ${message}`,
    hint: error instanceof AppError ? error.hint : "Render again; if it fails again, change the scene or the style.",
    stack: error instanceof Error ? error.stack : undefined,
  });
}
