import { musicRange, SOUND_RATE, unpackMusic } from "@sayhey/trailer";
import { expect, test } from "vitest";
import { packTake } from "./voice-take.ts";
import { microphoneProblem, VOICE_WORDS } from "./voice-words.ts";

/** A tone from one time to another, ms. */
const tone = (lengthMs: number, from: number, to: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: (lengthMs * SOUND_RATE) / 1000 }, (_, index) => {
    const atMs = (index * 1000) / SOUND_RATE;
    return atMs >= from && atMs < to ? 0.4 * Math.sin(atMs * 2) : 0;
  });

test("keeps a take as a file that is read as it was recorded, and says where speech is", async () => {
  const samples = tone(4000, 1000, 3000);
  const take = packTake(samples);
  expect(take).toMatchObject({ fromMs: 850, toMs: 3150 });
  const bytes = new Uint8Array((await take?.file.arrayBuffer()) ?? new ArrayBuffer(0));
  const { start, end } = musicRange(0, 4000);
  const { left } = unpackMusic(bytes.subarray(start, end + 1));
  expect(left).toHaveLength(samples.length);
  expect(Math.abs((left[60_000] ?? 0) - (samples[60_000] ?? 0))).toBeLessThan(0.0001);
});

test("a word is long enough to be a sound of an asset, and silence is no take", () => {
  const take = packTake(tone(700, 100, 600));
  expect(take?.file.size).toBeGreaterThan(musicRange(0, 2000).end);
  expect(take?.toMs).toBeLessThanOrEqual(700);
  expect(packTake(new Float32Array(SOUND_RATE))).toBeNull();
  expect(packTake(new Float32Array(0))).toBeNull();
});

test.each([
  ["NotAllowedError", VOICE_WORDS.refused],
  ["NotFoundError", VOICE_WORDS.missing],
  ["NotReadableError", VOICE_WORDS.busy],
  ["NotSupportedError", VOICE_WORDS.unsupported],
])("%s is told in one sentence", (name, words) => {
  expect(microphoneProblem(new DOMException("x", name))).toBe(words);
  expect(words.match(/[.!?](\s|$)/gu)).toHaveLength(1);
});
