// What a render costs at least: the storyboard's frames, drawn beforehand, converted and encoded on so many threads.
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import type { Storyboard } from "@sayhey/trailer";
import { trailerBitrate } from "../packages/trailer/src/bitrate.ts";
import { avcAacEncoder } from "../packages/trailer/src/node/encoder.ts";
import type { ReadFootage } from "../packages/trailer/src/node/footage.ts";
import { FramePainter } from "../packages/trailer/src/node/frame-painter.ts";
import { I420Converter } from "../packages/trailer/src/node/i420-converter.ts";
import { planSegments } from "../packages/trailer/src/node/segments.ts";

interface Task {
  storyboard: Storyboard;
  footage: ReadFootage[];
  threads: number;
  thread: number;
}

const WIDTH = 1080;
const HEIGHT = 1920;

/** Milliseconds that encoding alone takes, on threads that each take their share of the segments. */
export async function encoderFloor(storyboard: Storyboard, footage: ReadFootage[], threads: number): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { storyboard, footage, threads, thread } satisfies Task,
      });
      return new Promise<number>((resolve, reject) => worker.once("message", resolve).once("error", reject));
    }),
  );
  return Math.max(...times);
}

async function encodeShare({ storyboard, footage, threads, thread }: Task): Promise<number> {
  const { fps, durationMs } = storyboard;
  const painter = new FramePainter(storyboard, footage, WIDTH, HEIGHT);
  const planes = new I420Converter(WIDTH, HEIGHT);
  let ms = 0;
  for (const [index, segment] of planSegments(Math.round((durationMs * fps) / 1000)).entries()) {
    if (index % threads !== thread) continue;
    const frames: Buffer[] = [];
    for (let offset = 0; offset < segment.frameCount; offset++) {
      await painter.paint(((segment.firstFrame + offset) * 1000) / fps);
      frames.push(painter.canvas.data());
    }
    const startedAt = performance.now();
    const encoder = avcAacEncoder.createPictureEncoder({
      width: WIDTH,
      height: HEIGHT,
      fps,
      bitrate: trailerBitrate(WIDTH, HEIGHT, fps),
    });
    for (const [offset, frame] of frames.entries())
      await encoder.encode(planes.convert(frame), Math.round((offset * 1e6) / fps), Math.round(1e6 / fps));
    await encoder.finish();
    encoder.close();
    ms += performance.now() - startedAt;
  }
  return ms;
}

if (!isMainThread) parentPort?.postMessage(await encodeShare(workerData as Task));
