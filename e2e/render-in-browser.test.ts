import { afterAll, beforeAll, expect, test } from "vitest";
import { musicHeader, musicRange, packMusic, unpackMusic } from "../packages/trailer/src/music/wav.ts";
import { FramePainter } from "../packages/trailer/src/node/frame-painter.ts";
import { i420Size, rgbaToI420 } from "../packages/trailer/src/node/i420.ts";
import { decodeFrames, inspectMp4 } from "../packages/trailer/src/node/read-mp4.ts";
import { sampleFootage, sampleStoryboard } from "../packages/trailer/src/node/sample-trailer.ts";
import { renderSoundtrack } from "../packages/trailer/src/soundtrack/render-soundtrack.ts";
import { trailerStyleSchema, type Storyboard } from "../packages/trailer/src/storyboard.ts";
import { openTrailerPage, pixelsOf, type Size, ssim, type TrailerPage } from "./trailer-page.ts";

const SMALL: Size = { width: 360, height: 640 };
const FULL: Size = { width: 1080, height: 1920 };
const storyboard = sampleStoryboard({ durationMs: 6000, style: "punchy", fps: 24 });
const footage = sampleFootage(3, 2);

/** Decoded music: two tones, one on each side. */
const MUSIC = Buffer.concat([
  musicHeader(48_000 * 5),
  new Uint8Array(
    packMusic({
      left: Float32Array.from({ length: 48_000 * 5 }, (_, index) => 0.3 * Math.sin(index / 20)),
      right: Float32Array.from({ length: 48_000 * 5 }, (_, index) => 0.2 * Math.sin(index / 31)),
    }).buffer,
  ),
]);

let page: TrailerPage;

beforeAll(async () => {
  page = await openTrailerPage(footage, MUSIC);
});
afterAll(() => page?.close());

/** The server's picture of a moment as I420. */
async function serverPlanes(painter: FramePainter, timeMs: number): Promise<Uint8Array> {
  await painter.paint(timeMs);
  const { width, height } = painter.canvas;
  return planesOf(painter.canvas.data(), { width, height });
}

function planesOf(rgba: Uint8Array, { width, height }: Size): Uint8Array {
  const planes = new Uint8Array(i420Size(width, height));
  rgbaToI420(rgba, width, height, planes);
  return planes;
}

test.each(trailerStyleSchema.options)(
  "a picture of the style %s drawn by the browser is the server's",
  async (style) => {
    const shown = sampleStoryboard({ durationMs: 6000, style, fps: 24 });
    const painter = new FramePainter(shown, footage, FULL.width, FULL.height);
    for (const timeMs of [600, 1800, 4400]) {
      const drawn = planesOf(await pixelsOf(await page.ask("still", shown, timeMs, FULL.width, FULL.height)), FULL);
      expect(ssim(drawn, await serverPlanes(painter, timeMs), FULL), `${timeMs} ms`).toBeGreaterThan(0.998);
    }
  },
);

test("a trailer rendered in the browser is the server's, sound and all", async () => {
  const { file, progress } = await page.ask("render", storyboard, { ...SMALL, format: "webm", quality: "high" });
  const bytes = Buffer.from(file, "base64");
  const facts = await inspectMp4(bytes);
  expect(facts.durationS).toBeCloseTo(6, 1);
  expect(facts.video).toMatchObject({ ...SMALL, frames: 144 });
  expect(facts.video.colorSpace).toMatchObject({ matrix: "bt709", fullRange: false });
  expect(facts.audio).toMatchObject({ codec: "opus", sampleRate: 48_000, channels: 2 });
  expect(facts.audio.endS).toBeCloseTo(6, 1);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  const shown = new Map<number, Uint8Array>();
  await decodeFrames(bytes, (index, planes) => {
    if (index % 12 === 6) shown.set(index, planes);
  });
  const painter = new FramePainter(storyboard, footage, SMALL.width, SMALL.height);
  expect(shown.size).toBe(12);
  let sum = 0;
  for (const [index, planes] of shown) {
    const alike = ssim(planes, await serverPlanes(painter, (index * 1000) / 24), SMALL);
    expect(alike, `picture ${index}`).toBeGreaterThan(0.96);
    sum += alike;
  }
  expect(sum / shown.size).toBeGreaterThan(0.98);
});

test.each<[string, Storyboard]>([
  ...(["drive", "warm", "calm", "playful"] as const).map((mood): [string, Storyboard] => [
    `the music of ${mood}`,
    sampleStoryboard({ durationMs: 6000, mood }),
  ]),
  [
    "own music under a voice-over",
    {
      ...storyboard,
      soundtrack: {
        ...storyboard.soundtrack,
        file: { assetId: "a", startMs: 700, bpm: 120, beats: [] },
        voice: { assetId: "b", atMs: 1500, startMs: 200, durationMs: 2000, volume: 0.9 },
      },
    },
  ],
])("%s has the same samples in the browser and on the server, to -80 dB", async (_, heard) => {
  const bytes = Buffer.from(await page.ask("sound", heard), "base64");
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const stretch = (startMs: number, durationMs: number) => {
    const { start, end } = musicRange(startMs, durationMs);
    return unpackMusic(MUSIC.subarray(start, end + 1));
  };
  const { file, voice } = heard.soundtrack;
  const { left, right } = renderSoundtrack(heard, {
    taps: [1234],
    music: file === null ? null : stretch(file.startMs, 6000),
    voice: voice === null ? null : stretch(voice.startMs, voice.durationMs),
  });
  expect(values.length).toBe(left.length * 2);
  let apart = 0;
  let loudest = 0;
  for (let index = 0; index < left.length; index++) {
    apart = Math.max(
      apart,
      Math.abs((values[index] ?? 0) - (left[index] ?? 0)),
      Math.abs((values[left.length + index] ?? 0) - (right[index] ?? 0)),
    );
    loudest = Math.max(loudest, Math.abs(left[index] ?? 0));
  }
  expect(loudest).toBeGreaterThan(0.3);
  expect(apart).toBeLessThan(1e-4);
});

test("a render in the browser stops at once", async () => {
  const took: number[] = [];
  // Other work of the machine holds up single runs; what stops late by itself would in each.
  while (took.length < 3 && !took.some((ms) => ms < 1000)) {
    const { ms, message } = await page.ask("cancel", storyboard);
    expect(message).toBe("The render was canceled.");
    took.push(ms);
  }
  expect(Math.min(...took)).toBeLessThan(1000);
});
