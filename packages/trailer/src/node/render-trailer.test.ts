import { createCanvas, loadImage } from "@napi-rs/canvas";
import { AppError } from "@sayhey/contract/app-error";
import { unzipSync, zipSync } from "fflate";
import { mkdtemp, open, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FilePathSource, Input, MP4 } from "mediabunny";
import { packMusic } from "../music/wav.ts";
import { decodeSound } from "./decode-sound.ts";
import { fileFailure, writeWhole } from "./output-files.ts";
import { boxTypes, inspectMp4 } from "./read-mp4.ts";
import { renderTrailer, type RenderOptions, type RenderProgress } from "./render-trailer.ts";
import { sampleFootage, sampleStoryboard } from "./sample-trailer.ts";

// Whole renders, on cores that other tests may hold.
vi.setConfig({ testTimeout: 240_000 });

const FILES = ["captions.srt", "captions.vtt", "link-picture.jpg", "poster.jpg", "storyboard.json", "trailer.mp4"];
let root = "";
const footage = sampleFootage(2, 1);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sayhey-render-"));
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

function options(name: string, overrides: Partial<RenderOptions> = {}): RenderOptions {
  return {
    storyboard: sampleStoryboard({ durationMs: 6000 }),
    footage,
    width: 216,
    height: 384,
    outDir: join(root, name),
    ...overrides,
  };
}

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

test("a trailer is a complete MP4 with poster and captions, and tells how far it is", async () => {
  const progress: RenderProgress[] = [];
  const result = await renderTrailer(options("whole", { onProgress: (step) => progress.push(step) }));
  const file = await readFile(result.videoPath);
  expect(result.bytes).toBe(file.byteLength);
  const types = boxTypes(file);
  expect(types.indexOf("moov")).toBeLessThan(types.indexOf("mdat"));
  const mp4 = await inspectMp4(file);
  expect(mp4.durationS).toBeCloseTo(6, 2);
  expect(mp4.video).toMatchObject({ width: 216, height: 384, frames: 180 });
  expect(mp4.video.codec).toMatch(/^avc1\.6400/);
  expect(mp4.video.colorSpace).toMatchObject({
    primaries: "bt709",
    transfer: "bt709",
    matrix: "bt709",
    fullRange: false,
  });
  expect(mp4.video.keyFrames).toBeGreaterThanOrEqual(4);
  expect(mp4.audio).toMatchObject({ codec: "mp4a.40.2", sampleRate: 48_000, channels: 2 });
  expect(mp4.audio.endS).toBeCloseTo(6, 2);
  expect([...(await readFile(result.posterPath)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(await readFile(result.captionsPath, "utf8")).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
  expect((await readdir(join(root, "whole"))).sort()).toEqual(FILES);
  expect(await readFile(result.files.srt?.path ?? "", "utf8")).toMatch(/^1\n00:00:00,000 --> /);
  expect(JSON.parse(await readFile(result.files.storyboard?.path ?? "", "utf8"))).toEqual(
    sampleStoryboard({ durationMs: 6000 }),
  );
  const link = await loadImage(result.files.og?.path ?? "");
  expect([link.width, link.height]).toEqual([1200, 630]);
  expect(result).toMatchObject({ durationMs: 6000 });
  expect(result.framesPerSecond).toBeGreaterThan(1);
  expect(result.peakMemoryBytes).toBeGreaterThan(1e7);
  expect(progress[0]).toMatchObject({ stage: "preparing", progress: 0 });
  expect(progress.at(-1)).toEqual({ stage: "done", progress: 1, remainingMs: 0 });
  for (const [index, step] of progress.entries())
    expect(step.progress).toBeGreaterThanOrEqual(progress[index - 1]?.progress ?? 0);
});

test("the same storyboard gives the same bytes, with one worker or two", async () => {
  const files = await Promise.all(
    (
      [
        ["one", 1],
        ["two", 2],
        ["again", 2],
      ] as const
    ).map(async ([name, workers]) => readFile((await renderTrailer(options(name, { workers }))).videoPath)),
  );
  expect(files[1]?.equals(files[0] ?? Buffer.alloc(0))).toBe(true);
  expect(files[2]?.equals(files[0] ?? Buffer.alloc(0))).toBe(true);
});

test.each([
  ["4:5", 288, 360],
  ["1:1", 256, 256],
  ["16:9", 384, 216],
] as const)("%s renders at %ix%i", async (aspect, width, height) => {
  const storyboard = sampleStoryboard({ aspect, durationMs: 6000, style: "editorial" });
  const { videoPath } = await renderTrailer(options(`aspect-${width}`, { storyboard, width, height }));
  expect((await inspectMp4(await readFile(videoPath))).video).toMatchObject({ width, height, frames: 180 });
});

test("60 frames a second and 15 seconds are kept", async () => {
  const storyboard = sampleStoryboard({ durationMs: 15_000, fps: 60 });
  const { videoPath } = await renderTrailer(options("long", { storyboard, width: 144, height: 256, footage: [] }));
  const mp4 = await inspectMp4(await readFile(videoPath));
  expect(mp4.video.frames).toBe(900);
  expect(mp4.durationS).toBeCloseTo(15, 2);
});

test("footage that is missing leaves a trailer drawn from the storyboard", async () => {
  const { videoPath } = await renderTrailer(options("unfilmed", { footage: [] }));
  expect((await inspectMp4(await readFile(videoPath))).video.frames).toBe(180);
});

test("an abort stops soon and leaves no file", async () => {
  const controller = new AbortController();
  let abortedAt = 0;
  const work = renderTrailer(
    options("aborted", {
      storyboard: sampleStoryboard({ durationMs: 10_000 }),
      width: 1080,
      height: 1920,
      signal: controller.signal,
      onProgress: ({ progress }) => {
        if (progress <= 0.1 || abortedAt !== 0) return;
        abortedAt = performance.now();
        controller.abort();
      },
    }),
  );
  expect((await failure(work)).kind).toBe("cancelled");
  expect(abortedAt).toBeGreaterThan(0);
  // Half a second at rest; other tests may have the cores.
  expect(performance.now() - abortedAt).toBeLessThan(2500);
  expect(await readdir(join(root, "aborted"))).toEqual([]);
});

test("a signal that has aborted before starts nothing", async () => {
  const error = await failure(renderTrailer(options("never", { signal: AbortSignal.abort() })));
  expect(error.kind).toBe("cancelled");
  await expect(readdir(join(root, "never"))).rejects.toThrow("ENOENT");
});

test("an output folder that cannot be made is told before the work", async () => {
  const blocker = join(root, "a-file");
  await writeFile(blocker, "");
  const error = await failure(renderTrailer(options("a-file/below")));
  expect(error.kind).toBe("bad-request");
  expect(error.message).toContain("a-file");
  expect(error.hint).toBe("Choose another output folder.");
});

test("a full disk is told as such", async () => {
  // Linux's device that is always full.
  const full = await open("/dev/full", "w");
  const cause: unknown = await writeWhole(full, new Uint8Array(4096)).then(
    () => null,
    (error: unknown) => error,
  );
  await full.close();
  const error = fileFailure(cause, "/videos/trailer.mp4");
  expect(error.kind).toBe("disk-full");
  expect(error.message).toBe("The disk is full: /videos/trailer.mp4 could not be written.");
  expect(error.hint).toBe("Free some space, then render again.");
});

test("an earlier trailer stays whole when a later render fails", async () => {
  const first = await renderTrailer(options("kept"));
  const before = await readFile(first.videoPath);
  await failure(renderTrailer(options("kept", { footage: [{ id: "pantry", bytes: new Uint8Array([1, 2, 3]) }] })));
  expect((await readFile(first.videoPath)).equals(before)).toBe(true);
  expect((await readdir(join(root, "kept"))).sort()).toEqual(FILES);
});

test("a picture that cannot be decoded fails the render with advice, from inside a worker", async () => {
  const [clip, other] = footage;
  if (clip === undefined || other === undefined) throw new Error("no sample footage");
  const entries = unzipSync(clip.bytes);
  for (const name of Object.keys(entries)) if (name.startsWith("frames/")) entries[name] = new Uint8Array(40);
  const error = await failure(
    renderTrailer(options("damaged", { footage: [{ id: clip.id, bytes: zipSync(entries, { level: 0 }) }, other] })),
  );
  expect(error.kind).toBe("bad-request");
  expect(error.message).toContain("pantry");
  expect(error.hint).toBe("Film the app again.");
});

test("sizes that do not fit are refused by name", async () => {
  await expect(renderTrailer(options("odd", { width: 217 }))).rejects.toThrow(
    "options.width: must be an even whole number",
  );
  await expect(renderTrailer(options("wide", { width: 384 }))).rejects.toThrow("384x384 is not 9:16");
  await expect(renderTrailer(options("none", { workers: 0 }))).rejects.toThrow("options.workers");
});

test.each([5999, 15_001])("%i ms is not a trailer's length", async (durationMs) => {
  const storyboard = { ...sampleStoryboard(), durationMs };
  const error = await failure(renderTrailer(options("length", { storyboard })));
  expect(error.kind).toBe("bad-request");
  expect(error.message).toMatch(/durationMs: a trailer is at (least 6|most 15) seconds long/);
});

test("the poster shows the picture of its moment", async () => {
  const { posterPath } = await renderTrailer(options("poster"));
  const image = await loadImage(posterPath);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const colours = new Set<number>();
  const pixels = canvas.data();
  for (let at = 0; at < pixels.length; at += 4 * 37) colours.add(pixels.readUInt32LE(at));
  expect([image.width, image.height]).toEqual([216, 384]);
  expect(colours.size).toBeGreaterThan(8);
});

test("a voice-over is heard in the file where the storyboard has it", async () => {
  const silent = sampleStoryboard({ durationMs: 6000 });
  const voice = { assetId: "take", atMs: 2000, startMs: 0, durationMs: 1500, volume: 1 };
  const storyboard = { ...silent, soundtrack: { ...silent.soundtrack, volume: 0, effects: 0, voice } };
  const tone = Float32Array.from({ length: 72_000 }, (_, index) => 0.3 * Math.sin(index / 10));
  const take = packMusic({ left: tone, right: tone });
  const small = { storyboard, footage: [], width: 144, height: 256 };
  const { videoPath } = await renderTrailer(options("voice", { ...small, voice: new Uint8Array(take.buffer) }));
  const input = new Input({ formats: [MP4], source: new FilePathSource(videoPath) });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new TypeError("the file has no sound");
  const heard: number[] = [];
  await decodeSound(track, ({ channels }) => heard.push(...(channels[0] ?? [])));
  input.dispose();
  const first = heard.findIndex((value) => Math.abs(value) > 0.05) / 48;
  const last = heard.findLastIndex((value) => Math.abs(value) > 0.05) / 48;
  // The encoder puts a frame of silence first.
  expect(Math.abs(first - 2000 - 1024 / 48)).toBeLessThan(25);
  expect(Math.abs(last - 3500 - 1024 / 48)).toBeLessThan(25);
});
