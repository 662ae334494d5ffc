import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { checkPictureFits, findTransform, type Pixels } from "@sayhey/transforms";
import { readPicture, writePicture } from "@sayhey/transforms/node";
import { serveTask } from "../../infra/processes/serve-task.ts";
import type { TransformedFile, TransformProgress, TransformTask } from "./transform-process.ts";

// The process behind `transformInProcess`.

const READ_SHARE = 0.15;
const APPLY_SHARE = 0.7;
const REPORT_MS = 100;
/** Side of a picture whose colours are looked at, px. */
const LOOK_SIDE = 200;

type Report = (progress: TransformProgress) => Promise<void>;

/** Tells how far a step is, a few times a second. */
function seldom(report: Report): (stage: string, progress: number) => void {
  let toldAt = 0;
  let told = "";
  return (stage, progress) => {
    const now = Date.now();
    if (stage === told && now - toldAt < REPORT_MS) return;
    toldAt = now;
    told = stage;
    void report({ stage, progress });
  };
}

async function run(task: TransformTask, report: Report): Promise<TransformedFile | Pixels> {
  if (task.work === "look") return (await readPicture(await readFile(task.inputPath), { side: LOOK_SIDE })).pixels;
  const transform = findTransform(task.kind);
  if (transform?.engine === "media") {
    // Codecs are loaded for what needs them.
    const { MEDIA_ENGINES } = await import("@sayhey/transforms/media");
    const engine = MEDIA_ENGINES[transform.kind];
    if (engine !== undefined) return engine(task, seldom(report));
  }
  if (transform?.engine === "model" && task.work === "keep") {
    const { pixels, hasAlpha } = await readPicture(await readFile(task.inputPath));
    return keepPicture(task, pixels, { flat: false, alpha: hasAlpha });
  }
  if (transform?.engine !== "pixels") throw new AppError("bad-request", `There is no transform ${task.kind}.`);
  await report({ stage: "Reading the picture", progress: 0 });
  const { pixels, original, hasAlpha } = await readPicture(await readFile(task.inputPath));
  checkPictureFits(transform, task.settings, original);
  const tell = seldom(report);
  const result = transform.apply(pixels, task.settings, (done) =>
    tell("Transforming the picture", READ_SHARE + done * APPLY_SHARE),
  );
  await report({ stage: "Saving the picture", progress: READ_SHARE + APPLY_SHARE });
  return keepPicture(task, result, {
    flat: transform.output === "flat",
    alpha: hasAlpha || (transform.output === "clear" && isSeeThrough(result)),
  });
}

/** Whether any pixel lets something through. */
function isSeeThrough({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true;
  return false;
}

async function keepPicture(
  { outDir }: TransformTask,
  picture: Pixels,
  how: { flat: boolean; alpha: boolean },
): Promise<TransformedFile> {
  const written = await writePicture(picture, how);
  const path = join(outDir, `result.${written.extension}`);
  const thumbPath = join(outDir, "thumb.webp");
  await writeFile(path, written.bytes);
  await writeFile(thumbPath, written.thumb);
  return {
    path,
    thumbPath,
    extension: written.extension,
    contentType: written.contentType,
    bytes: written.bytes.byteLength,
    width: picture.width,
    height: picture.height,
    durationMs: null,
    facts: {},
  };
}

serveTask(run, new AppError("unavailable", "The file could not be transformed.", { hint: "Try again in a moment." }));
