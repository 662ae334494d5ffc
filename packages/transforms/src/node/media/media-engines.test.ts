import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { measureLoudness, measureTruePeak, SOUND_RATE, type StereoSound } from "@sayhey/trailer/media";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { crossingDisc, makeTones, makeVideo } from "../../fixtures/make-recording.ts";
import { drawSample } from "../../sample.ts";
import { beatGridSchema } from "../../sound/beat-grid.ts";
import { settingsSchema } from "../../setting-field.ts";
import { findTransform } from "../../registry.ts";
import type { MediaResult } from "./media-engine.ts";
import { MEDIA_ENGINES } from "./run-media.ts";
import { readStereo } from "./read-stereo.ts";
import { eachFrame } from "./recode-video.ts";
import { writeSound } from "./write-result.ts";

let folder: string;
const files: Record<string, string> = {};

/** A voice of tones with two pauses, rather quiet: 3 s. */
const talk = makeTones(3, [
  { from: 0, to: 0.7, hertz: 440, level: 0.08 },
  { from: 1.4, to: 2, hertz: 440, level: 0.08 },
  { from: 2.7, to: 3, hertz: 440, level: 0.08 },
]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-media-test-"));
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    files[name] = join(folder, name);
    await writeFile(files[name] ?? "", bytes);
  };
  const [width, height] = [320, 180];
  await put("talk.mp4", await makeVideo({ width, height, seconds: 3 }, crossingDisc(width, height), talk));
  const clicks = Array.from({ length: 12 }, (_, index) => ({
    from: index * 0.5,
    to: index * 0.5 + 0.05,
    hertz: index % 4 === 0 ? 160 : 1200,
    level: 0.7,
  }));
  const soundOf = async (name: string, sound: StereoSound): Promise<void> => {
    const { path } = await writeSound({ inputPath: "", settings: {}, outDir: folder }, sound, {});
    await put(name, await readFile(path));
  };
  await soundOf("talk.m4a", talk);
  await soundOf("clicks.m4a", makeTones(6, clicks));
  await soundOf("silence.m4a", makeTones(2, []));
  const { data } = drawSample(480, 320);
  await put(
    "fruit.png",
    await sharp(data, { raw: { width: 480, height: 320, channels: 4 } })
      .png()
      .toBuffer(),
  );
  await put("empty.mp4", new Uint8Array());
  await put("words.mp4", new TextEncoder().encode("This is no video at all. ".repeat(200)));
  await put("cut.mp4", await readFile(files["talk.mp4"] ?? ""));
  await truncate(files["cut.mp4"] ?? "", 30_000);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(kind: string, file: string, settings: Record<string, unknown> = {}): Promise<MediaResult> {
  const transform = findTransform(kind);
  if (transform === undefined) throw new Error(kind);
  const outDir = await mkdtemp(join(folder, `${kind}-`));
  let last = 0;
  const result = await MEDIA_ENGINES[kind]?.(
    { inputPath: files[file] ?? "", settings: settingsSchema(transform.fields).parse(settings), outDir },
    (_stage, done) => {
      expect(done).toBeGreaterThanOrEqual(last - 1e-9);
      last = done;
    },
  );
  if (result === undefined) throw new Error(`there is no engine ${kind}`);
  expect(last).toBeLessThanOrEqual(1);
  return result;
}

/** What a player would find in a file. */
async function play(path: string) {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
    const sound = audio === null ? null : await readStereo(audio, () => undefined);
    const discs: ({ x: number; cut: boolean } | null)[] = [];
    const colours: [number, number, number][] = [];
    if (video !== null) {
      await eachFrame(video, { startMs: 0, endMs: 60_000 }, async ({ canvas }) => {
        const picture = canvas();
        const { width, height } = picture;
        const { data } = picture.getContext("2d").getImageData(0, 0, width, height);
        colours.push([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]);
        discs.push(discIn(data, width, height));
      });
    }
    return {
      seconds: await input.computeDuration(),
      size: video === null ? null : [video.displayWidth, video.displayHeight],
      sound,
      discs,
      colours,
    };
  } finally {
    input.dispose();
  }
}

/** Where the bright disc is, as a share of the width, and whether an edge cuts it. */
function discIn(data: Uint8ClampedArray, width: number, height: number): { x: number; cut: boolean } | null {
  let [sum, count, left, right] = [0, 0, width, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if ((data[at] ?? 0) < 190 || (data[at + 2] ?? 0) > 120) continue;
      sum += x;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  return count < 20 ? null : { x: sum / count / width, cut: left === 0 || right === width - 1 };
}

/** Pitch of a stretch of a sound (s), by how often it rises through nothing. */
function pitchOf({ left }: StereoSound, from: number, to: number): number {
  let rises = 0;
  for (let at = Math.round(from * SOUND_RATE); at < to * SOUND_RATE; at++)
    if ((left[at - 1] ?? 0) < 0 && (left[at] ?? 0) >= 0) rises += 1;
  return rises / (to - from);
}

describe("a reframed video", () => {
  test.each([
    ["9:16", 9 / 16],
    ["1:1", 1],
  ])("in %s holds what moves in the frame all the time, uncut", async (shape, ratio) => {
    const result = await run("reframe", "talk.mp4", { shape });
    const { size, seconds, discs, sound } = await play(result.path);
    expect((size?.[0] ?? 0) / (size?.[1] ?? 1)).toBeCloseTo(ratio, 1);
    expect(seconds).toBeCloseTo(3, 1);
    expect(sound).not.toBeNull();
    expect(discs.length).toBeGreaterThan(70);
    expect(discs.filter((disc) => disc === null || disc.cut)).toEqual([]);
  });

  test("whose frame stays in the middle loses what leaves it", async () => {
    const { discs } = await play((await run("reframe", "talk.mp4", { follow: "centre" })).path);
    expect(discs[0]?.cut ?? true).toBe(true);
    expect(discs.some((disc) => disc !== null && !disc.cut)).toBe(true);
  });
});

describe("cutting silence", () => {
  test.each([["talk.mp4"], ["talk.m4a"]])("takes both pauses out of %s and leaves every word", async (file) => {
    const { path, facts, durationMs } = await run("cut-silence", file, { room: 40, longer: 0.4 });
    expect(facts["Pauses cut"]).toBe(2);
    const { seconds, sound } = await play(path);
    expect(seconds).toBeCloseTo((durationMs ?? 0) / 1000, 1);
    // 0.7 + 0.6 + 0.3 s of words, 40 ms of room at four edges.
    expect(seconds).toBeGreaterThan(1.65);
    expect(seconds).toBeLessThan(1.95);
    expect(pitchOf(sound ?? talk, 0.1, 0.6)).toBeCloseTo(440, -1);
  });

  test("shows the pictures of the words: the disc jumps where a pause was", async () => {
    const { discs } = await play((await run("cut-silence", "talk.mp4", { room: 0, longer: 0.4 })).path);
    const steps = discs.slice(1).map((disc, index) => (disc?.x ?? 0) - (discs[index]?.x ?? 0));
    expect(steps.filter((step) => step > 0.1)).toHaveLength(2);
  });
});

describe("loudness", () => {
  test.each([
    ["talk.mp4", "-14"],
    ["talk.m4a", "-16"],
    ["clicks.m4a", "-23"],
  ])("of %s comes within 1 LU of %s LUFS, peaks under -1 dBTP", async (file, target) => {
    const { path, extension } = await run("loudness", file, { target });
    const { sound, discs } = await play(path);
    if (sound === null) throw new Error("there is no sound");
    expect(Math.abs(measureLoudness(sound) - Number(target))).toBeLessThan(1);
    expect(measureTruePeak(sound)).toBeLessThan(-0.8);
    expect([extension, discs.length > 0]).toEqual(file.endsWith("mp4") ? ["mp4", true] : ["m4a", false]);
  });

  test("leaves the pictures as they are, packet by packet", async () => {
    const before = await play(files["talk.mp4"] ?? "");
    const { discs, colours } = await play((await run("loudness", "talk.mp4")).path);
    expect([discs, colours]).toEqual([before.discs, before.colours]);
  });
});

describe("speed", () => {
  test.each([
    ["talk.mp4", 2, true],
    ["talk.m4a", 0.5, true],
    ["talk.m4a", 4, true],
    ["talk.m4a", 2, false],
  ])("of %s, %s times, pitch kept: %s", async (file, speed, keepPitch) => {
    const { path } = await run("speed", file, { speed, keepPitch });
    const { seconds, sound, discs } = await play(path);
    expect(Math.abs(seconds - 3 / speed)).toBeLessThan(0.08);
    const hertz = pitchOf(sound ?? talk, 0.05, 0.6 / speed);
    expect(Math.abs(hertz / (keepPitch ? 440 : 440 * speed) - 1)).toBeLessThan(0.06);
    // It goes the whole way all the same.
    if (file.endsWith("mp4")) expect([(discs[0]?.x ?? 1) < 0.2, (discs.at(-1)?.x ?? 0) > 0.8]).toEqual([true, true]);
  });
});

describe("conversion", () => {
  test("to GIF plays for ever, in the size, rate and part that was asked for", async () => {
    const { path } = await run("convert", "talk.mp4", { format: "gif", side: "320", fps: "10", start: 1, seconds: 1 });
    const { width, height, pages, loop, delay } = await sharp(path, { animated: true }).metadata();
    expect([width, (height ?? 0) / (pages ?? 1), loop]).toEqual([320, 180, 0]);
    // What stands still is held for longer instead of being drawn twice.
    expect((delay ?? []).reduce((sum, ms) => sum + ms, 0)).toBe(1000);
    expect(pages).toBeGreaterThan(8);
  });

  test.each([["webm"], ["mp4"]])("to %s keeps pictures, colours, sound and length", async (format) => {
    const before = await play(files["talk.mp4"] ?? "");
    const { path, extension } = await run("convert", "talk.mp4", { format, side: "1080", fps: "30", seconds: 60 });
    const { seconds, sound, colours, discs } = await play(path);
    expect(extension).toBe(format);
    expect(seconds).toBeCloseTo(3, 1);
    expect(sound).not.toBeNull();
    expect(discs.at(-1)?.x).toBeCloseTo(before.discs.at(-1)?.x ?? 0, 1);
    for (const channel of [0, 1, 2])
      expect(Math.abs((colours[5]?.[channel] ?? 0) - (before.colours[5]?.[channel] ?? 99))).toBeLessThan(8);
  });
});

describe("a picture in motion", () => {
  test.each([["push-in"], ["parallax"]])("moves by %s, in shape and length", async (motion) => {
    const settings = { motion, seconds: 2, shape: "1:1", side: "720", amount: 40 };
    const result = await run("moving-picture", "fruit.png", settings);
    const { seconds, size, colours } = await play(result.path);
    expect([size, Math.round(seconds * 10) / 10]).toEqual([[720, 720], 2]);
    expect(colours).toHaveLength(60);
    expect(new Set(colours.map((colour) => colour.join())).size).toBeGreaterThan(2);
  });
});

test("a beat grid has the beats where they are, in bars", async () => {
  const { path, facts } = await run("beat-grid", "clicks.m4a", { meter: "4" });
  const grid = beatGridSchema.parse(JSON.parse(await readFile(path, "utf8")));
  expect(grid.bpm).toBeCloseTo(120, 0);
  expect(facts["Tempo"]).toMatch(/^1(?:20|19\.\d) BPM$/);
  for (const { atMs } of grid.beats) expect(Math.abs(atMs / 500 - Math.round(atMs / 500))).toBeLessThan(0.08);
  expect(grid.beats.slice(0, 6).map(({ bar, beat }) => [bar, beat])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 1],
    [2, 2],
  ]);
});

test.each<[kind: string, file: string, message: string, settings?: Record<string, unknown>]>([
  ["reframe", "empty.mp4", "This file is empty."],
  ["cut-silence", "words.mp4", "This file is neither a video nor a sound that can be read."],
  ["speed", "cut.mp4", "was cut off"],
  ["reframe", "talk.m4a", "There is no picture in this file."],
  ["loudness", "silence.m4a", "There is nothing but silence in this file."],
  ["cut-silence", "clicks.m4a", "There is no pause in this file", { below: -60, longer: 2 }],
  ["beat-grid", "silence.m4a", "No clear beat could be found in this sound."],
  ["convert", "talk.mp4", "so it cannot begin at 9 s", { start: 9 }],
  ["moving-picture", "words.mp4", "This file is not a picture."],
])("%s of %s is refused in words: %s", async (kind, file, message, settings = {}) => {
  await expect(run(kind, file, settings)).rejects.toThrow(message);
});
