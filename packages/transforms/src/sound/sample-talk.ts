import { noiseAt } from "../pixels.ts";

/** Samples a second of the sample, Hz: enough for what is drawn of it. */
export const SAMPLE_TALK_RATE = 1000;
/** Words and pauses in turn, s. */
const WORDS = [0.9, 0.35, 0.55, 0.9, 1.3, 0.25, 0.5, 1.4, 0.8, 0.3, 1.1, 0.7, 0.6];

/** Somebody who talks with pauses, made of noise: what is shown where no recording has been chosen. */
export function sampleTalk(): Float32Array<ArrayBuffer> {
  const length = Math.round(WORDS.reduce((sum, seconds) => sum + seconds, 0) * SAMPLE_TALK_RATE);
  const out = new Float32Array(length);
  let at = 0;
  for (const [turn, seconds] of WORDS.entries()) {
    const count = Math.round(seconds * SAMPLE_TALK_RATE);
    const speaks = turn % 2 === 0;
    for (let index = 0; index < count && at < length; index++, at++) {
      const place = index / count;
      const syllable = 0.55 + 0.45 * Math.abs(Math.sin(place * seconds * 11 + turn));
      const level = speaks ? 0.24 * Math.sin(Math.PI * Math.min(1, place * 1.1)) ** 0.5 * syllable : 0.002;
      out[at] = (noiseAt(at, turn, 5) * 2 - 1) * level;
    }
  }
  return out;
}
