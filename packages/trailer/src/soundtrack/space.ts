import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

// Lengths in samples that share no factor, scaled by the size of the room.
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];

/**
 * Reverberation by a feedback network of eight delay lines mixed by a Householder matrix (Jot 1991). Returns the wet sound.
 * `decay` in seconds to -60 dB; `damping` 0 (bright) to 1 (dull).
 */
export function reverberate(input: StereoSound, decay: number, damping: number): StereoSound {
  const count = LINES.length;
  const output = createStereo(input.left.length);
  const lines = LINES.map((length) => new Float32Array(length));
  const gains = LINES.map((length) => 0.001 ** (length / (decay * SOUND_RATE)));
  const places = new Int32Array(count);
  const dull = new Float32Array(count);
  const taps = new Float32Array(count);
  const keep = 1 - damping * 0.7;
  // A short wait before the first echo keeps the dry sound clear.
  const wait = Math.round(0.018 * SOUND_RATE);
  for (let index = 0; index < output.left.length; index++) {
    const left = index < wait ? 0 : (input.left[index - wait] as number);
    const right = index < wait ? 0 : (input.right[index - wait] as number);
    let sum = 0;
    for (let line = 0; line < count; line++) {
      const value = (lines[line] as Float32Array)[places[line] as number] as number;
      const damped = (dull[line] as number) + keep * (value - (dull[line] as number));
      dull[line] = damped;
      const tap = damped * (gains[line] as number);
      taps[line] = tap;
      sum += tap;
    }
    const shared = (sum * 2) / count;
    let outLeft = 0;
    let outRight = 0;
    for (let line = 0; line < count; line++) {
      const tap = taps[line] as number;
      const place = places[line] as number;
      (lines[line] as Float32Array)[place] = tap - shared + (line % 2 === 0 ? left : right);
      places[line] = place + 1 === (LINES[line] as number) ? 0 : place + 1;
      if (line % 2 === 0) outLeft += line % 4 === 0 ? tap : -tap;
      else outRight += line % 4 === 1 ? tap : -tap;
    }
    output.left[index] = outLeft * 0.5;
    output.right[index] = outRight * 0.5;
  }
  return output;
}

/** Echoes that swap sides every `delayMs`, each `feedback` times as loud and duller than the one before. Returns the wet sound. */
export function echo(input: StereoSound, delayMs: number, feedback: number): StereoSound {
  const output = createStereo(input.left.length);
  const delay = Math.max(1, Math.round((delayMs * SOUND_RATE) / 1000));
  let dullLeft = 0;
  let dullRight = 0;
  for (let index = delay; index < output.left.length; index++) {
    const from = index - delay;
    dullLeft += 0.35 * ((input.left[from] as number) + (output.right[from] as number) * feedback - dullLeft);
    dullRight += 0.35 * ((output.left[from] as number) * feedback + (input.right[from] as number) * 0.3 - dullRight);
    output.left[index] = dullLeft;
    output.right[index] = dullRight;
  }
  return output;
}
