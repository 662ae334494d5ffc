import { AppError } from "@sayhey/contract/app-error";
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  VideoSample,
  VideoSampleSource,
  WebMOutputFormat,
} from "mediabunny";
import { requiredFootage, type DrawAssets } from "../assets.ts";
import type { Surface } from "../canvas.ts";
import { draw } from "../draw.ts";
import { trailerBitrate } from "../bitrate.ts";
import { i420Size, rgbaToI420 } from "../node/i420.ts";
import { renderSoundtrack } from "../soundtrack/render-soundtrack.ts";
import { SOUND_RATE, type StereoSound } from "../soundtrack/stereo.ts";
import { trailerTaps } from "../soundtrack/trailer-taps.ts";
import { ExactFootage } from "./exact-footage.ts";
import { loadFonts } from "./load-fonts.ts";
import type { BrowserRenderMessage, BrowserRenderTask } from "./render-messages.ts";

const BT709 = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false } as const;
/** A key picture at least so often, seconds: seeking stays quick. */
const KEY_INTERVAL = 2;
const SOUND_BITRATE = 160_000;
/** VP9 needs fewer bits for the same picture. */
const VP9_SHARE = 0.7;

// Typed as the one method used: the library of worker globals clashes with that of pages.
const scope = globalThis as unknown as { postMessage(message: BrowserRenderMessage, transfer?: Transferable[]): void };

function createSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null)
    throw new AppError("unavailable", "This browser has no canvas left to draw on.", { hint: "Close other tabs." });
  return { context, image: canvas };
}

async function render(task: BrowserRenderTask): Promise<ArrayBuffer> {
  const { storyboard, width, height, format } = task;
  await loadFonts(storyboard, task.fontUrl);
  const clips = new Map(task.footage.map(({ id, bytes }) => [id, new ExactFootage(bytes)]));
  const assets: DrawAssets = { createCanvas: createSurface, footage: (id) => clips.get(id) ?? null };
  const sound = renderSoundtrack(storyboard, {
    taps: trailerTaps(storyboard, (id) => clips.get(id)?.manifest ?? null),
    music: task.music,
    voice: task.voice,
  });
  const { fps } = storyboard;
  const bitrate = trailerBitrate(width, height, fps, task.quality) * (format === "mp4" ? 1 : VP9_SHARE);
  const target = new BufferTarget();
  const output = new Output({
    format: format === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  const pictures = new VideoSampleSource({
    codec: format === "mp4" ? "avc" : "vp9",
    bitrate: Math.round(bitrate),
    keyFrameInterval: KEY_INTERVAL,
    latencyMode: "quality",
  });
  const audio = new AudioSampleSource({ codec: await audioCodec(format), bitrate: SOUND_BITRATE });
  output.addVideoTrack(pictures, { frameRate: fps });
  output.addAudioTrack(audio);
  await output.start();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (context === null) throw new AppError("unavailable", "This browser has no canvas left to draw on.");
  const planes = new Uint8Array(i420Size(width, height));
  const count = Math.round((storyboard.durationMs * fps) / 1000);
  for (let index = 0; index < count; index++) {
    const timeMs = (index * 1000) / fps;
    for (const { footageId, fromMs, pixelWidth } of requiredFootage(storyboard, timeMs, timeMs, width))
      await clips.get(footageId)?.prepare(fromMs, pixelWidth);
    draw(context, storyboard, timeMs, assets);
    // Colours are converted here: browsers choose between matrices by size.
    rgbaToI420(new Uint8Array(context.getImageData(0, 0, width, height).data.buffer), width, height, planes);
    const sample = new VideoSample(planes, {
      format: "I420",
      codedWidth: width,
      codedHeight: height,
      timestamp: index / fps,
      duration: 1 / fps,
      colorSpace: BT709,
    });
    await pictures.add(sample);
    sample.close();
    // A second of sound with each second of pictures, so that the file interleaves them.
    if (index % fps === 0) await addSound(audio, sound, index / fps);
    scope.postMessage({ type: "frames", done: index + 1 });
  }
  for (let second = Math.ceil(count / fps); second * SOUND_RATE < sound.left.length; second++)
    await addSound(audio, sound, second);
  await output.finalize();
  if (target.buffer === null) throw new Error("the muxer wrote nothing");
  return target.buffer;
}

async function addSound(source: AudioSampleSource, { left, right }: StereoSound, second: number): Promise<void> {
  const from = second * SOUND_RATE;
  const to = Math.min(left.length, from + SOUND_RATE);
  if (from >= to) return;
  const data = new Float32Array((to - from) * 2);
  data.set(left.subarray(from, to), 0);
  data.set(right.subarray(from, to), to - from);
  const sample = new AudioSample({
    data,
    format: "f32-planar",
    numberOfChannels: 2,
    sampleRate: SOUND_RATE,
    timestamp: second,
  });
  await source.add(sample);
  sample.close();
}

/** AAC where the browser has it: MP4 plays everywhere with it. */
async function audioCodec(format: BrowserRenderTask["format"]): Promise<"aac" | "opus"> {
  const options = { numberOfChannels: 2, sampleRate: SOUND_RATE, bitrate: SOUND_BITRATE };
  return format === "mp4" && (await canEncodeAudio("aac", options)) ? "aac" : "opus";
}

addEventListener("message", (event: MessageEvent<BrowserRenderTask>) => {
  render(event.data).then(
    (file) => scope.postMessage({ type: "done", file }, [file]),
    (error: unknown) => {
      const known = error instanceof AppError;
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({
        type: "failed",
        kind: known ? error.kind : "unavailable",
        message: known ? message : `This browser could not make the video: ${message}`,
        hint: known ? error.hint : "Render it on the server instead.",
      });
    },
  );
});
