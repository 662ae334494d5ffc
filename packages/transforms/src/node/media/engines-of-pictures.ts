import { readFile } from "node:fs/promises";
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { AppError } from "@sayhey/contract/app-error";
import { addPicture, ColourCensus, GifWriter, PaletteMatcher, wordsOf } from "@sayhey/trailer/media";
import type { InputVideoTrack } from "mediabunny";
import { MEDIA_LIMITS } from "../../media-transform.ts";
import { cameraMove, depthOf, shapeOf } from "../../video/camera-move.ts";
import { drawLean } from "../../video/draw-lean.ts";
import { middleAt, planReframe, type ReframeSample } from "../../video/plan-reframe.ts";
import type { Settings } from "../../setting-field.ts";
import { readPicture } from "../read-picture.ts";
import type { MediaEngine, MediaResult, MediaTask, Tell } from "./media-engine.ts";
import { videoOf, withRecording } from "./open-recording.ts";
import { readStereo } from "./read-stereo.ts";
import { eachFrame, evenSize, frameRate, recodeVideo, VideoWriter, type UprightFrame } from "./recode-video.ts";
import { thumbOf } from "./thumbs.ts";
import { writeResult } from "./write-result.ts";

const RATIOS: Readonly<Record<string, number>> = { "9:16": 9 / 16, "4:5": 4 / 5, "1:1": 1, "16:9": 16 / 9 };
/** How often a video is looked at for what moves, ms, and how large it is then, px. */
const LOOK_MS = 100;
const LOOK_SIDE = 96;
/** Longest side a reframed video should have, px; it is enlarged twice at most for that. */
const FULL_SIDE = 1280;

/** Another shape, the frame following what moves. */
export const reframeEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const track = videoOf(recording);
    const { shape, follow, calm } = task.settings;
    const ratio = RATIOS[String(shape)] ?? 1;
    const { displayWidth, displayHeight } = track;
    const sound =
      recording.audio === null ? null : await readStereo(recording.audio, (done) => tell("Listening", done * 0.1));
    const samples =
      follow === "motion"
        ? await lookAt(track, recording.durationMs, (done) => tell("Following what moves", 0.1 + done * 0.3))
        : [];
    const small = lookSize(track);
    const plan = planReframe(samples, small, ratio, Number(calm) / 100);
    const width = Math.min(displayWidth, displayHeight * ratio);
    const height = width / ratio;
    // A part of a small video is shown larger, so that a phone need not do it worse.
    const larger = Math.max(1, Math.min(2, FULL_SIDE / Math.max(width, height)));
    const size = evenSize(width * larger, height * larger);
    const { bytes, thumb } = await recodeVideo(
      track,
      {
        format: "mp4",
        ...size,
        fps: await frameRate(track),
        durationMs: recording.durationMs,
        sourceAt: (ms) => ms,
        sound,
        viewAt: (ms) => {
          const middle = middleAt(plan, ms);
          const left = plan.axis === "x" ? middle * displayWidth - width / 2 : (displayWidth - width) / 2;
          const top = plan.axis === "y" ? middle * displayHeight - height / 2 : (displayHeight - height) / 2;
          return {
            left: Math.max(0, Math.min(displayWidth - width, left)),
            top: Math.max(0, Math.min(displayHeight - height, top)),
            width,
            height,
          };
        },
      },
      (done) => tell("Reframing", 0.4 + done * 0.55),
    );
    const cuts = plan.stops.filter(({ cut }) => cut).length;
    const facts: MediaResult["facts"] = cuts === 0 ? {} : { Shots: cuts + 1 };
    return writeResult(task, "mp4", bytes, thumb, { ...size, durationMs: Math.round(recording.durationMs), facts });
  });

function lookSize({ displayWidth, displayHeight }: InputVideoTrack): { width: number; height: number } {
  const scale = LOOK_SIDE / Math.max(displayWidth, displayHeight);
  return {
    width: Math.max(4, Math.round(displayWidth * scale)),
    height: Math.max(4, Math.round(displayHeight * scale)),
  };
}

/** Small brightness maps of a video, one every `LOOK_MS`. */
async function lookAt(
  track: InputVideoTrack,
  durationMs: number,
  tell: (done: number) => void,
): Promise<ReframeSample[]> {
  const { width, height } = lookSize(track);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  const samples: ReframeSample[] = [];
  let nextMs = 0;
  await eachFrame(track, { startMs: 0, endMs: durationMs }, async ({ atMs, canvas: draw }) => {
    if (atMs + 0.5 < nextMs) return;
    nextMs = atMs + LOOK_MS;
    context.drawImage(draw(), 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const luma = new Float32Array(width * height);
    for (let index = 0, at = 0; index < luma.length; index++, at += 4)
      luma[index] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
    samples.push({ atMs, luma });
    tell(Math.min(1, atMs / durationMs));
  });
  return samples;
}

/** Another kind of file. */
export const convertEngine: MediaEngine = (task, tell) =>
  withRecording(task.inputPath, async (recording) => {
    const track = videoOf(recording);
    const { format, side, fps, start, seconds } = task.settings;
    const startMs = Number(start) * 1000;
    if (startMs >= recording.durationMs - 50) {
      throw new AppError(
        "bad-request",
        `The video is ${(recording.durationMs / 1000).toFixed(1)} s long, so it cannot begin at ${String(start)} s.`,
        {
          hint: "Choose an earlier start.",
        },
      );
    }
    const durationMs = Math.min(Number(seconds) * 1000, recording.durationMs - startMs);
    const size = evenSize(track.displayWidth, track.displayHeight, Number(side));
    if (format === "gif") return writeGif(task, track, { startMs, durationMs, fps: Number(fps), ...size }, tell);
    const whole =
      recording.audio === null ? null : await readStereo(recording.audio, (done) => tell("Listening", done * 0.15));
    const from = Math.round((startMs / 1000) * 48_000);
    const sound = whole === null ? null : { left: whole.left.slice(from), right: whole.right.slice(from) };
    const kind = format === "webm" ? "webm" : "mp4";
    const { bytes, thumb } = await recodeVideo(
      track,
      {
        format: kind,
        ...size,
        fps: Math.min(Number(fps), await frameRate(track)),
        durationMs,
        sourceAt: (ms) => startMs + ms,
        sound,
      },
      (done) => tell("Converting", 0.15 + done * 0.8),
    );
    return writeResult(task, kind, bytes, thumb, { ...size, durationMs: Math.round(durationMs), facts: {} });
  });

interface GifPlan {
  startMs: number;
  durationMs: number;
  fps: number;
  width: number;
  height: number;
}

/** Pictures that share a palette. */
const TOGETHER = 24;

async function writeGif(task: MediaTask, track: InputVideoTrack, plan: GifPlan, tell: Tell): Promise<MediaResult> {
  const { startMs, durationMs, width, height } = plan;
  // Hundredths of a second are all a GIF knows.
  const delay = Math.max(2, Math.round(100 / plan.fps));
  const writer = new GifWriter(width, height);
  const shown = new Uint32Array(width * height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  let waiting: Uint32Array[] = [];
  let written = 0;
  let thumb: Uint8Array | null = null;
  const flush = (): void => {
    const census = new ColourCensus();
    for (const pixels of waiting) census.add(pixels, 3);
    const palette = census.palette(255);
    const matcher = new PaletteMatcher(palette);
    for (const pixels of waiting) {
      addPicture(writer, pixels, shown, { width, height, delay, palette, matcher, whole: written === 0 });
      written += 1;
    }
    waiting = [];
    if (writer.length > MEDIA_LIMITS.gifBytes) {
      throw new AppError("too-large", `The GIF would be larger than ${MEDIA_LIMITS.gifBytes / 1e6} MB.`, {
        hint: "Choose a smaller side, fewer pictures a second, or a shorter part.",
      });
    }
  };
  const count = Math.max(1, Math.round(durationMs / (delay * 10)));
  const keep = async (frame: UprightFrame, beforeMs: number): Promise<void> => {
    while (written + waiting.length < count && startMs + (written + waiting.length) * delay * 10 < beforeMs - 0.5) {
      context.drawImage(frame.canvas(), 0, 0, width, height);
      waiting.push(wordsOf(context.getImageData(0, 0, width, height).data).slice());
      if (thumb === null && written + waiting.length > count / 3) thumb = await thumbOf(canvas);
      if (waiting.length === TOGETHER) flush();
      tell("Drawing the GIF", 0.05 + (0.9 * (written + waiting.length)) / count);
    }
  };
  let showing: UprightFrame | null = null;
  await eachFrame(
    track,
    { startMs, endMs: startMs + durationMs },
    async (frame) => {
      if (showing !== null) await keep(showing, frame.atMs);
      showing = frame;
    },
    () => written + waiting.length >= count,
  );
  if (showing !== null) await keep(showing, Number.POSITIVE_INFINITY);
  if (waiting.length > 0) flush();
  return writeResult(task, "gif", writer.finish(), thumb, {
    width,
    height,
    durationMs: Math.round(count * delay * 10),
    facts: { Pictures: count },
  });
}

const MOTION_FPS = 30;
/** Columns and rows of the grid a picture is bent by. */
const GRID = 32;

/** A camera over a still picture. */
export const movingPictureEngine: MediaEngine = async (task, tell) => {
  tell("Reading the picture", 0);
  const { pixels } = await readPicture(await readFile(task.inputPath));
  const { settings } = task;
  const still = createCanvas(pixels.width, pixels.height);
  const image = still.getContext("2d").createImageData(pixels.width, pixels.height);
  image.data.set(pixels.data);
  still.getContext("2d").putImageData(image, 0, 0);
  const ratio = shapeOf(settings, pixels);
  const longest = Number(settings["side"]);
  const size = evenSize(ratio >= 1 ? longest : longest * ratio, ratio >= 1 ? longest / ratio : longest);
  const durationMs = Number(settings["seconds"]) * 1000;
  const writer = new VideoWriter({ format: "mp4", ...size, fps: MOTION_FPS, durationMs });
  const view = cameraMove(pixels, settings);
  const lean = settings["motion"] === "parallax" ? leanOver(still, depthOf(pixels, GRID, GRID), settings) : null;
  const count = Math.round((durationMs * MOTION_FPS) / 1000);
  try {
    for (let index = 0; index < count; index++) {
      const t = index / Math.max(1, count - 1);
      const canvas = lean === null ? still : lean(t);
      await writer.add({ atMs: index, canvas: () => canvas }, view(t));
      tell("Moving the camera", (0.05 + 0.9 * (index + 1)) / count < 1 ? 0.05 + (0.9 * (index + 1)) / count : 0.95);
    }
    const { bytes, thumb } = await writer.finish(null);
    return await writeResult(task, "mp4", bytes, thumb, { ...size, durationMs, facts: {} });
  } finally {
    writer.close();
  }
};

/** The picture bent at a moment, on a canvas of its own. */
function leanOver(still: Canvas, depth: Float32Array, settings: Settings): (t: number) => Canvas {
  const bent = createCanvas(still.width, still.height);
  const context = bent.getContext("2d");
  const amount = Number(settings["amount"]) / 100;
  return (t) => {
    drawLean((...place) => context.drawImage(still, ...place), still, { depth, side: GRID }, t, amount);
    return bent;
  };
}
