import { AppError } from "@sayhey/contract/app-error";
import { readSoundPeaks, takeVideoPictures } from "@sayhey/trailer/node";
import type { MadePreview, PreviewTask } from "./preview-process.ts";
import { serveTask } from "../../infra/processes/serve-task.ts";

/** px; as large as the small picture of a picture. */
const LONGEST_SIDE = 480;
/** Bars of a waveform. */
const PEAKS = 160;
/** Videos often begin with a black picture. */
const LATEST_MS = 1500;

// The process behind `previewInProcess`.
serveTask<PreviewTask, number, MadePreview>(
  async ({ inputPath, of, durationMs }) => {
    if (of === "sound") return { poster: null, peaks: await readSoundPeaks(inputPath, PEAKS) };
    const { pictures } = await takeVideoPictures(inputPath, {
      startMs: Math.min(LATEST_MS, durationMs * 0.15),
      durationMs: 40,
      longestSide: LONGEST_SIDE,
      fps: 25,
    });
    return { poster: pictures[0]?.bytes ?? null, peaks: null };
  },
  new AppError("bad-request", "The file could not be drawn."),
);
