import { expect, test, vi } from "vitest";
import { renderSoundtrack } from "../soundtrack/render-soundtrack.ts";
import { decodedPeaks } from "./decoded-peak.ts";
import { encodeAac } from "./encode-sound.ts";
import { sampleStoryboard } from "./sample-trailer.ts";

vi.setConfig({ testTimeout: 120_000 });

test.each([
  // Each has an attack that comes back decibels too loud from the first try.
  ["warm", 3],
  ["focus", 2],
] as const)(
  "a finished trailer peaks under -1 dBTP as it is decoded, where the encoder overshoots: %s, seed %i",
  async (mood, seed) => {
    const { left, right } = renderSoundtrack(sampleStoryboard({ mood, seed, durationMs: 9000 }));
    const sound = await encodeAac([left, right]);
    const peak = (await decodedPeaks(sound)).reduce((most, value) => Math.max(most, value), 0);
    expect(20 * Math.log10(peak)).toBeLessThanOrEqual(-1);
  },
);

test("the same sound is encoded the same, however often it is turned down on the way", async () => {
  const { left, right } = renderSoundtrack(sampleStoryboard({ mood: "warm", seed: 3, durationMs: 9000 }));
  const [one, two] = [await encodeAac([left, right]), await encodeAac([left, right])];
  expect(two.packets.length).toBe(one.packets.length);
  expect(
    two.packets.every(({ data }, index) => Buffer.from(data).equals(one.packets[index]?.data ?? Buffer.of())),
  ).toBe(true);
});
