import { AppError } from "@sayhey/contract/app-error";
import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { renderSoundtrack } from "../soundtrack/render-soundtrack.ts";
import { trailerTaps } from "../soundtrack/trailer-taps.ts";
import { avcAacEncoder } from "./encoder.ts";
import { FramePainter } from "./frame-painter.ts";
import { posterTime } from "./poster-time.ts";
import { planSegments, type Segment } from "./segments.ts";
import { FIRST_SEGMENT_JOB, Shared, type WorkerMessage, type WorkerTask } from "./worker-messages.ts";

const POSTER_QUALITY = 88;

function send(message: WorkerMessage, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

async function renderSound({ storyboard }: WorkerTask, painter: FramePainter): Promise<void> {
  const taps = trailerTaps(storyboard, (id) => painter.manifestOf(id));
  const { left, right } = renderSoundtrack(storyboard, { taps });
  const sound = await avcAacEncoder.encodeSound([left, right]);
  send({ type: "sound", ...sound, samples: left.length });
}

async function renderPoster(task: WorkerTask, painter: FramePainter): Promise<void> {
  await painter.paint(posterTime(task.storyboard));
  const jpeg = Uint8Array.from(await painter.canvas.encode("jpeg", POSTER_QUALITY));
  send({ type: "poster", jpeg }, [jpeg.buffer]);
}

async function renderSegment(task: WorkerTask, painter: FramePainter, index: number, segment: Segment): Promise<void> {
  const { width, height, bitrate, shared } = task;
  const { fps } = task.storyboard;
  const encoder = avcAacEncoder.createPictureEncoder({ width, height, fps, bitrate });
  try {
    for (let offset = 0; offset < segment.frameCount; offset++) {
      if (Atomics.load(shared, Shared.stop) !== 0) return;
      const frame = segment.firstFrame + offset;
      await painter.paint((frame * 1000) / fps);
      await encoder.encode(painter.canvas.data(), Math.round((frame * 1_000_000) / fps), Math.round(1_000_000 / fps));
      Atomics.add(shared, Shared.framesDone, 1);
      // `data()` copies 8 MB outside the heap, which Node frees only between turns of its event loop.
      await setImmediate();
    }
    const { packets, track } = await encoder.finish();
    send(
      { type: "segment", index, packets, track },
      packets.map((packet) => packet.data.buffer),
    );
  } finally {
    encoder.close();
  }
}

async function work(task: WorkerTask): Promise<void> {
  const { storyboard, shared } = task;
  const segments = planSegments(Math.round((storyboard.durationMs * storyboard.fps) / 1000));
  const painter = new FramePainter(storyboard, task.footage, task.width, task.height);
  while (Atomics.load(shared, Shared.stop) === 0) {
    const job = Atomics.add(shared, Shared.nextJob, 1);
    const segment = segments[job - FIRST_SEGMENT_JOB];
    if (job === 0) await renderSound(task, painter);
    else if (job === 1) await renderPoster(task, painter);
    else if (segment !== undefined) await renderSegment(task, painter, job - FIRST_SEGMENT_JOB, segment);
    else return;
  }
}

try {
  await work(workerData as WorkerTask);
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
