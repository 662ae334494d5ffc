import { mkdtemp, open, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { musicFactsSchema } from "@sayhey/contract/music";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { encodeMusic, type MusicFileKind } from "../fixtures/encode-music.ts";
import { knownMusic } from "../fixtures/known-music.ts";
import { ANALYSIS_RATE } from "../music/onsets.ts";
import { musicRange, unpackMusic } from "../music/wav.ts";
import { SOUND_RATE } from "../soundtrack/stereo.ts";
import { readMusic } from "./read-music.ts";

// Encoding and decoding, on cores that other tests may hold.
vi.setConfig({ testTimeout: 60_000 });

const SECONDS = 8;
let folder = "";
const { sound, beats } = knownMusic({ bpm: 112, seconds: SECONDS });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sayhey-music-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The known music at another rate, by straight lines: what is lost is above what the test looks at. */
function at(rate: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: SECONDS * rate }, (_, index) => {
    const place = (index * ANALYSIS_RATE) / rate;
    const whole = Math.floor(place);
    const from = sound[whole] ?? 0;
    return 0.7 * (from + (place - whole) * ((sound[whole + 1] ?? 0) - from));
  });
}

async function read(bytes: Uint8Array, name: string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const facts = await readMusic(path, `${path}.out.wav`);
  return { facts, wav: await readFile(`${path}.out.wav`) };
}

describe("a music file of every kind", () => {
  test.each<[MusicFileKind, number]>([
    ["wav", 44_100],
    ["flac", 44_100],
    ["mp3", 44_100],
    ["m4a", 44_100],
    ["aac", 44_100],
    ["ogg", 48_000],
    ["wav", 22_050],
  ])("%s at %i Hz becomes 48 kHz stereo with its beats", async (kind, rate) => {
    const { facts, wav } = await read(await encodeMusic(kind, at(rate), rate), `${kind}-${rate}`);
    expect(musicFactsSchema.parse(facts)).toEqual(facts);
    expect(Math.abs(facts.durationMs - SECONDS * 1000)).toBeLessThan(120);
    expect(Math.abs(facts.bpm / 112 - 1)).toBeLessThan(0.02);
    // Encoders put up to 60 ms of nothing first, and it is heard in the player too.
    for (const beat of facts.beats) {
      const off = beats
        .map((truth) => beat - truth)
        .reduce((near, next) => (Math.abs(next) < Math.abs(near) ? next : near));
      expect(off).toBeGreaterThan(-35);
      expect(off).toBeLessThan(35 + (kind === "wav" || kind === "flac" ? 0 : 60));
    }
    expect(facts.beats.length).toBeGreaterThan(beats.length - 4);
    const { start, end } = musicRange(0, facts.durationMs);
    const { left, right } = unpackMusic(wav.subarray(start, end + 1));
    expect(Math.abs(left.length - (facts.durationMs * SOUND_RATE) / 1000)).toBeLessThan(100);
    // Codecs may put noise in place of noise, a different one on each side.
    const energy = (side: Float32Array): number => side.reduce((sum, value) => sum + value * value, 0);
    expect(Math.abs(energy(left) / energy(right) - 1)).toBeLessThan(0.05);
    expect(left.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(0.3);
  });
});

describe("what is no music is refused in words, by", () => {
  const wrong = async (bytes: Uint8Array, name: string): Promise<string> =>
    read(bytes, name).then(
      () => "accepted",
      (error: Error) => error.message,
    );

  test.each<[MusicFileKind]>([["flac"], ["wav"], ["m4a"], ["ogg"]])("a %s that was cut off", async (kind) => {
    const rate = kind === "ogg" ? 48_000 : 44_100;
    const bytes = await encodeMusic(kind, at(rate), rate);
    expect(await wrong(bytes.subarray(0, Math.floor(bytes.length / 2)), `cut.${kind}`)).toMatch(
      /damaged or was cut off|must last at least/,
    );
  });

  test("an hour of sound, before it is decoded", async () => {
    // A WAV of an hour at 8 kHz, 8 bits, one channel, whose samples are a hole in the file.
    const head = Buffer.from((await encodeMusic("wav", new Float32Array(0), 8000)).subarray(0, 44));
    head.writeUInt32LE(3600 * 8000 * 4, 40);
    head.writeUInt32LE(3600 * 8000 * 4 + 36, 4);
    const path = join(folder, "hour.wav");
    const file = await open(path, "w");
    await file.write(head);
    await file.truncate(44 + 3600 * 8000 * 4);
    await file.close();
    await expect(readMusic(path, `${path}.out`)).rejects.toThrow(
      "Music may be 10 minutes long, and this sound lasts 60.",
    );
    expect((await readFile(`${path}.out`)).length).toBe(0);
  });

  test("a second of sound", async () => {
    expect(await wrong(await encodeMusic("wav", new Float32Array(44_100), 44_100), "short.wav")).toBe(
      "Music must last at least 2 seconds.",
    );
  });

  test("bytes that mean nothing, and none at all", async () => {
    expect(await wrong(new Uint8Array(5000).fill(7), "noise.mp3")).toMatch(/damaged or was cut off/);
    expect(await wrong(new Uint8Array(0), "empty.mp3")).toMatch(/damaged or was cut off/);
  });
});
