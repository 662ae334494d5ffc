import { createCanvas, loadImage } from "@napi-rs/canvas";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { FramePainter } from "./frame-painter.ts";
import { ColourCensus, PaletteMatcher } from "./gif-palette.ts";
import { partFolder } from "./part-store.ts";
import { inspectMp4 } from "./read-mp4.ts";
import { renderTrailer, type RenderOptions } from "./render-trailer.ts";
import { sampleFootage, sampleStoryboard } from "./sample-trailer.ts";
import { renderGif } from "./trailer-gif.ts";
import { takeVideoPictures } from "./video-pictures.ts";

// Whole renders, on cores that other tests may hold.
vi.setConfig({ testTimeout: 240_000 });

let root = "";
const footage = sampleFootage(1, 1);
const storyboard = sampleStoryboard({ durationMs: 6000, fps: 24 });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sayhey-outputs-"));
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

const options = (name: string, more: Partial<RenderOptions> = {}): RenderOptions => ({
  storyboard,
  footage,
  width: 144,
  height: 256,
  outDir: join(root, name),
  ...more,
});

test("MP4, WebM and GIF come of one render, the same bytes for any number of workers", async () => {
  const formats = ["mp4", "webm", "gif"] as const;
  const [one, two] = [
    await renderTrailer(options("one", { formats, workers: 1 })),
    await renderTrailer(options("two", { formats, workers: 3 })),
  ];
  for (const format of formats) {
    const [first, second] = [
      await readFile(one.files[format]?.path ?? ""),
      await readFile(two.files[format]?.path ?? ""),
    ];
    expect(first.equals(second), format).toBe(true);
    expect(one.files[format]?.bytes).toBe(first.byteLength);
  }
  for (const format of ["mp4", "webm"] as const) {
    const video = await inspectMp4(await readFile(one.files[format]?.path ?? ""));
    expect(video.durationS).toBeCloseTo(6, 1);
    expect(video.video).toMatchObject({ width: 144, height: 256, frames: 144 });
  }
  const gif = await readFile(one.files.gif?.path ?? "");
  expect(gif.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(gif.byteLength).toBeLessThan(8_000_000);
  expect(playedMs(gif)).toBe(6000);
  const first = await loadImage(gif);
  expect(first.height / first.width).toBeCloseTo(16 / 9, 1);
});

test("a GIF gets smaller until it is within its limit", async () => {
  const file = await renderGif({ storyboard, footage, maxBytes: 150_000 });
  expect(file?.byteLength).toBeLessThan(150_000);
  expect(playedMs(file ?? new Uint8Array())).toBeGreaterThan(5800);
});

test("a palette keeps flat colours as they are", () => {
  const census = new ColourCensus();
  const colours = [0xff1c16, 0xe6eff4, 0x1b39b5, 0x50_5d2f].map((colour) => (colour | 0xff00_0000) >>> 0);
  census.add(
    Uint32Array.from({ length: 400 }, (_, index) => colours[index % 4] ?? 0),
    1,
  );
  const palette = census.palette(255);
  const matcher = new PaletteMatcher(palette);
  for (const colour of colours) {
    const index = matcher.match(colour, 1, 1);
    expect([...palette.rgb.subarray(index * 3, index * 3 + 3)]).toEqual([
      colour & 255,
      (colour >>> 8) & 255,
      (colour >>> 16) & 255,
    ]);
  }
});

test("a render that was stopped goes on where it stood, with the same bytes", async () => {
  const workDir = join(root, "work");
  const stop = new AbortController();
  const stopped = renderTrailer(
    options("stopped", {
      workDir,
      workers: 1,
      signal: stop.signal,
      onProgress: ({ progress }) => progress > 0.6 && stop.abort(),
    }),
  );
  await expect(stopped).rejects.toThrow("canceled");
  const [folder = ""] = await readdir(workDir);
  const parts = (await readdir(join(workDir, folder))).toSorted();
  expect(parts.length).toBeGreaterThan(1);
  // One whose bytes were lost since is made anew.
  const [torn = ""] = parts;
  const bytes = await readFile(join(workDir, folder, torn));
  await writeFile(join(workDir, folder, torn), bytes.subarray(0, bytes.byteLength / 2));
  const resumed = await renderTrailer(options("resumed", { workDir }));
  expect(resumed.resumedParts).toBe(parts.length - 1);
  const fresh = await renderTrailer(options("fresh"));
  expect(fresh.resumedParts).toBe(0);
  expect((await readFile(resumed.videoPath)).equals(await readFile(fresh.videoPath))).toBe(true);
});

test("a disk that gets full while a part is kept ends the render in words, with nothing half-written, and it goes on later", async () => {
  const workDir = join(root, "full-work");
  const key = { storyboard, footage, width: 144, height: 256, formats: ["mp4"], quality: "standard" } as const;
  const folder = join(workDir, partFolder(key));
  await mkdir(folder, { recursive: true });
  // Linux's device that is always full, where the second part is written first.
  await symlink("/dev/full", join(folder, `segment-1.part.${process.pid}.tmp`));
  const failed = renderTrailer(options("full", { workDir, workers: 1 }));
  await expect(failed).rejects.toMatchObject({
    kind: "disk-full",
    message: `The disk is full: ${join(folder, "segment-1.part")} could not be written.`,
    hint: "Free some space, then render again.",
  });
  const parts = await readdir(folder);
  expect(parts).toContain("segment-0.part");
  expect(parts.filter((name) => name.startsWith("segment-1") || name.endsWith(".tmp"))).toEqual([]);
  expect(await readdir(join(root, "full")).catch(() => [])).toEqual([]);
  const later = await renderTrailer(options("full", { workDir }));
  expect(later.resumedParts).toBe(parts.length);
});

test("parts are taken over only by the same render", () => {
  const key = { storyboard, footage, width: 144, height: 256, formats: ["mp4"], quality: "standard" } as const;
  const others = [
    { ...key, storyboard: { ...storyboard, title: "Other" } },
    { ...key, width: 216 },
    { ...key, quality: "high" as const },
    { ...key, formats: ["mp4", "webm"] as const },
    { ...key, footage: sampleFootage(1.1, 1) },
  ].map(partFolder);
  expect(partFolder({ ...key })).toBe(partFolder(key));
  expect(new Set([partFolder(key), ...others]).size).toBe(6);
});

test("pictures taken out of a video are those that were put in, at their times", async () => {
  const { files } = await renderTrailer(options("taken", { formats: ["webm", "mp4"], width: 288, height: 512 }));
  const painter = new FramePainter(storyboard, footage, 288, 512);
  for (const format of ["webm", "mp4"] as const) {
    const path = files[format]?.path ?? "";
    const taken = await takeVideoPictures(path, { startMs: 2000, durationMs: 1000, longestSide: 512, fps: 12 });
    expect(taken).toMatchObject({ width: 288, height: 512, durationMs: 1000 });
    expect(taken.pictures.length).toBeLessThanOrEqual(12);
    for (const { atMs, bytes } of [taken.pictures[0], taken.pictures.at(-1)].flatMap((each) => each ?? [])) {
      const canvas = createCanvas(288, 512);
      canvas.getContext("2d").drawImage(await loadImage(Buffer.from(bytes)), 0, 0);
      await painter.paint(2000 + atMs);
      expect(difference(canvas.data(), painter.canvas.data()), `${format} at ${atMs}`).toBeLessThan(8);
    }
  }
  await writeFile(join(root, "torn.mp4"), (await readFile(files.mp4?.path ?? "")).subarray(0, 30_000));
  const torn = takeVideoPictures(join(root, "torn.mp4"), { startMs: 0, durationMs: 6000, longestSide: 512, fps: 12 });
  await expect(torn).rejects.toThrow("The video is damaged or was cut off");
});

/** Mean difference of the colours of two pictures, of 255. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

/** How long a GIF plays once, ms, from the delays of its pictures. */
function playedMs(gif: Uint8Array): number {
  let at = 13;
  let hundredths = 0;
  const skipBlocks = (): void => {
    while (gif[at] !== 0) at += (gif[at] ?? 0) + 1;
    at += 1;
  };
  while (gif[at] !== 0x3b) {
    if (gif[at] === 0x21) {
      if (gif[at + 1] === 0xf9) hundredths += (gif[at + 4] ?? 0) + ((gif[at + 5] ?? 0) << 8);
      at += 2;
      skipBlocks();
    } else if (gif[at] === 0x2c) {
      const flags = gif[at + 9] ?? 0;
      at += 11 + ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));
      skipBlocks();
    } else throw new Error(`byte ${at} is no block`);
  }
  return hundredths * 10;
}
