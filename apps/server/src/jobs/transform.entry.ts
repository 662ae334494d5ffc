import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { checkPictureFits, findTransform } from "@sayhey/transforms";
import { readPicture, writePicture } from "@sayhey/transforms/node";
import { serveTask } from "./serve-task.ts";
import type { TransformedPicture, TransformProgress, TransformTask } from "./transform-process.ts";

// The process behind `transformInProcess`.

const READ_SHARE = 0.15;
const APPLY_SHARE = 0.7;
const REPORT_MS = 100;

async function run(
  task: TransformTask,
  report: (progress: TransformProgress) => Promise<void>,
): Promise<TransformedPicture> {
  const transform = findTransform(task.kind);
  if (transform?.input !== "picture") throw new AppError("bad-request", `There is no transform ${task.kind}.`);
  await report({ stage: "Reading the picture", progress: 0 });
  const { pixels, original, hasAlpha } = await readPicture(await readFile(task.inputPath));
  checkPictureFits(transform, task.settings, original);
  let toldAt = 0;
  const result = transform.apply(pixels, task.settings, (done) => {
    const now = Date.now();
    if (now - toldAt < REPORT_MS) return;
    toldAt = now;
    void report({ stage: "Transforming the picture", progress: READ_SHARE + done * APPLY_SHARE });
  });
  await report({ stage: "Saving the picture", progress: READ_SHARE + APPLY_SHARE });
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

serveTask(
  run,
  new AppError("unavailable", "The picture could not be transformed.", { hint: "Try again in a moment." }),
);
