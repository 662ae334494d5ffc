import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { checkPictureFits, findTransform } from "@sayhey/transforms";
import { readPicture, writePicture } from "@sayhey/transforms/node";
import { diskError } from "../platform/media/media-store.ts";
import type { TransformedPicture, TransformMessage, TransformTask } from "./transform-process.ts";

// The process behind `transformInProcess`: one task, one answer.

const READ_SHARE = 0.15;
const APPLY_SHARE = 0.7;
const REPORT_MS = 100;

const tell = (message: TransformMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()) ?? resolve());

async function run(task: TransformTask): Promise<TransformedPicture> {
  const transform = findTransform(task.kind);
  if (transform?.input !== "picture") throw new AppError("bad-request", `There is no transform ${task.kind}.`);
  await tell({ type: "progress", stage: "Reading the picture", progress: 0 });
  const { pixels, original, hasAlpha } = await readPicture(await readFile(task.inputPath));
  checkPictureFits(transform, task.settings, original);
  let toldAt = 0;
  const result = transform.apply(pixels, task.settings, (done) => {
    const now = Date.now();
    if (now - toldAt < REPORT_MS) return;
    toldAt = now;
    void tell({ type: "progress", stage: "Transforming the picture", progress: READ_SHARE + done * APPLY_SHARE });
  });
  await tell({ type: "progress", stage: "Saving the picture", progress: READ_SHARE + APPLY_SHARE });
  const written = await writePicture(result, { flat: transform.output === "flat", alpha: hasAlpha });
  const path = join(task.outDir, `result.${written.extension}`);
  const thumbPath = join(task.outDir, "thumb.webp");
  await writeFile(path, written.bytes);
  await writeFile(thumbPath, written.thumb);
  return {
    path,
    thumbPath,
    extension: written.extension,
    contentType: written.contentType,
    bytes: written.bytes.byteLength,
    width: result.width,
    height: result.height,
  };
}

async function answer(task: TransformTask): Promise<void> {
  try {
    await tell({ type: "done", result: await run(task) });
  } catch (error) {
    const mapped = diskError(error);
    if (!(mapped instanceof AppError))
      process.stderr.write(`${mapped instanceof Error ? (mapped.stack ?? mapped.message) : String(mapped)}\n`);
    const known =
      mapped instanceof AppError
        ? mapped
        : new AppError("unavailable", "The picture could not be transformed.", { hint: "Try again in a moment." });
    await tell({ type: "failed", kind: known.kind, message: known.message, hint: known.hint });
  }
  process.exit(0);
}

process.once("message", (task: TransformTask) => void answer(task));
// The worker is gone: nobody waits for this picture any more.
process.on("disconnect", () => process.exit(1));
