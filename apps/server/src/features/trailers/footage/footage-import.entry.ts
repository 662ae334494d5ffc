import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { takeVideoPictures } from "@sayhey/trailer/node";
import type { FootageImportTask, ImportedFootage } from "./footage-import-process.ts";
import { packFootage } from "./footage-zip.ts";
import { serveTask } from "../../../infra/processes/serve-task.ts";
import { drawFootageThumb } from "./store-footage.ts";

/** A trailer in full HD shows a video behind words or on a phone: finer pictures only make it slow to load. */
const LONGEST_SIDE = 1280;
const FPS = 30;

// The process behind `importFootageInProcess`.
serveTask<FootageImportTask, number, ImportedFootage>(
  async ({ inputPath, name, startMs, durationMs, outDir }, report) => {
    const { width, height, pictures, ...taken } = await takeVideoPictures(inputPath, {
      startMs,
      durationMs,
      longestSide: LONGEST_SIDE,
      fps: FPS,
      onProgress: (progress) => void report(progress),
    });
    const { manifest, zip } = packFootage({
      flowId: "video",
      caption: name,
      appHash: "",
      width,
      height,
      scale: 1,
      fps: FPS,
      durationMs: taken.durationMs,
      pictures,
    });
    const [zipPath, thumbPath] = [join(outDir, "footage.zip"), join(outDir, "thumb.webp")];
    await writeFile(zipPath, zip);
    await writeFile(thumbPath, await drawFootageThumb(pictures[pictures.length >> 1]?.bytes ?? new Uint8Array()));
    return { zipPath, thumbPath, manifest };
  },
  new AppError("bad-request", "The video could not be read.", {
    hint: "Save it again as MP4, then upload the new file.",
  }),
);
