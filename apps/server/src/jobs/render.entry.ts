import { readFile } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { renderTrailer } from "@sayhey/trailer/node";
import { diskError } from "../platform/media/media-store.ts";
import type { RenderMessage, RenderTask } from "./render-process.ts";

// The process behind `renderInProcess`: one task, one answer.

const tell = (message: RenderMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()) ?? resolve());

async function render(task: RenderTask): Promise<void> {
  try {
    const footage = await Promise.all(
      task.footage.map(async ({ id, path }) => ({ id, bytes: new Uint8Array(await readFile(path)) })),
    );
    const { storyboard, width, height, outDir, workers } = task;
    const result = await renderTrailer({
      storyboard,
      footage,
      width,
      height,
      outDir,
      workers,
      onProgress: (progress) => void tell({ type: "progress", progress }),
    });
    await tell({ type: "done", result });
  } catch (error) {
    const mapped = diskError(error);
    if (!(mapped instanceof AppError))
      process.stderr.write(`${mapped instanceof Error ? (mapped.stack ?? mapped.message) : String(mapped)}\n`);
    const known =
      mapped instanceof AppError
        ? mapped
        : new AppError("unavailable", "The video could not be encoded.", {
            hint: "Try again, or choose a smaller size.",
          });
    await tell({ type: "failed", kind: known.kind, message: known.message, hint: known.hint });
  }
  process.exit(0);
}

process.once("message", (task: RenderTask) => void render(task));
// The worker is gone: nobody waits for this video any more.
process.on("disconnect", () => process.exit(1));
