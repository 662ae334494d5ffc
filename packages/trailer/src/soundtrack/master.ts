import { measureLoudness, truePeaks } from "./loudness.ts";
import { SOUND_RATE, type StereoSound } from "./stereo.ts";

/** Loudness every soundtrack is brought to, LUFS: what the feeds of TikTok, YouTube and Instagram play unchanged. */
const TARGET_LUFS = -14;
// AAC adds up to half a decibel to a peak, and -1 dBTP is the limit after it.
const CEILING = 10 ** (-1.8 / 20);
const LOOK_AHEAD = Math.round(0.004 * SOUND_RATE);
const RELEASE = 0.01 ** (1 / (0.12 * SOUND_RATE));

/** Keeps the true peak under the ceiling: the gain falls before a peak comes and recovers slowly after. In place. */
export function limitPeaks({ left, right }: StereoSound): void {
  const peaks = new Float32Array(left.length);
  truePeaks(left, CEILING, peaks);
  truePeaks(right, CEILING, peaks);
  const gains = new Float32Array(left.length).fill(1);
  // Backwards: a ramp of the look-ahead's length leads down to each peak.
  const slope = 1 / LOOK_AHEAD;
  let needed = 1;
  for (let index = left.length - 1; index >= 0; index--) {
    const peak = peaks[index] as number;
    const gain = peak > CEILING ? CEILING / peak : 1;
    needed = Math.min(gain, needed + slope);
    gains[index] = needed;
  }
  let current = 1;
  for (let index = 0; index < left.length; index++) {
    const gain = gains[index] as number;
    current = gain < current ? gain : gain - (gain - current) * RELEASE;
    left[index] = (left[index] as number) * current;
    right[index] = (right[index] as number) * current;
  }
}

/** Makes a sound louder or quieter, in place. */
export function scale({ left, right }: StereoSound, factor: number): void {
  for (const side of [left, right])
    for (let index = 0; index < side.length; index++) side[index] = (side[index] as number) * factor;
}

/** Most that a quiet recording is lifted by: beyond, its noise would be the music. */
const MOST_LIFT = 10 ** (24 / 20);
/** Most that is made good of what limiting took: a sound of few, high peaks would be all plateau beyond. */
const MOST_MADE_GOOD = 10 ** (12 / 20);

/** Brings a sound to -14 LUFS, in place, whatever its peaks; silence stays silence. Answers by how much it was multiplied. */
export function toLoudness(sound: StereoSound, most: number = MOST_LIFT): number {
  const loudness = measureLoudness(sound);
  if (loudness === -Infinity) return 1;
  const factor = Math.min(most, 10 ** ((TARGET_LUFS - loudness) / 20));
  scale(sound, factor);
  return factor;
}

/** Less than this is not made good: 0.15 dB. */
const CLOSE = 10 ** (0.15 / 20);
/** Each round makes good about half of what is missing where peaks stand far above the rest; where they don't, two do. */
const ROUNDS = 8;

/** Brings a mix to -14 LUFS with true peaks under -1 dBTP, in place; silence stays silence. Answers by how much it was multiplied. */
export function master(sound: StereoSound): number {
  const first = toLoudness(sound);
  limitPeaks(sound);
  let made = 1;
  // Limiting takes a little loudness away, so it is measured and lifted again. What is too quiet to be lifted in full stays so.
  for (let round = 1; round < ROUNDS && first < MOST_LIFT; round++) {
    const factor = toLoudness(sound, MOST_MADE_GOOD / made);
    limitPeaks(sound);
    made *= factor;
    if (factor < CLOSE && factor > 1 / CLOSE) break;
  }
  return first * made;
}

/** Fades the last `length` seconds out to nothing, in place. */
export function fadeOut({ left, right }: StereoSound, length: number): void {
  const samples = Math.min(left.length, Math.round(length * SOUND_RATE));
  for (let index = 0; index < samples; index++) {
    const at = left.length - 1 - index;
    const gain = (index / samples) ** 1.5;
    left[at] = (left[at] as number) * gain;
    right[at] = (right[at] as number) * gain;
  }
}
