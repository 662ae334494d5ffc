import { LIMITS } from "@sayhey/contract/limits";
import { SOUND_RATE, speechSpans, wavFile } from "@sayhey/trailer";

/** Kept before the first and after the last word, ms. */
const MARGIN_MS = 150;

/** A recording as it is kept. */
export interface PackedTake {
  /** WAV. */
  file: Blob;
  /** Where speech begins and ends in it, ms. */
  fromMs: number;
  toMs: number;
}

/** Packs recorded samples (mono, 48 kHz) as a file of an asset; null when nobody is heard. */
export function packTake(samples: Float32Array<ArrayBuffer>): PackedTake | null {
  const spans = speechSpans({ left: samples, right: samples });
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined) return null;
  const lengthMs = (samples.length * 1000) / SOUND_RATE;
  // A sound of an asset has a least length; what is missing is silence.
  const padded = new Float32Array(Math.max(samples.length, Math.ceil(((LIMITS.musicMinMs + 100) * SOUND_RATE) / 1000)));
  padded.set(samples, 0);
  return {
    file: new Blob([wavFile({ left: padded, right: padded })], { type: "audio/wav" }),
    fromMs: Math.max(0, Math.floor((first.from * 1000) / SOUND_RATE - MARGIN_MS)),
    toMs: Math.min(Math.floor(lengthMs), Math.ceil((last.to * 1000) / SOUND_RATE + MARGIN_MS)),
  };
}
