import { sine } from "./oscillators.ts";
import { createStereo, SOUND_RATE, type StereoSound } from "./stereo.ts";

// Lengths in samples that share no factor.
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];
const COUNT = LINES.length;

/**
 * First reflections of a room of 9 by 7 m, heard from its middle: delay in ms and level, from the left and from the right. They tell the
 * ear how big the room is before the tail does.
 */
const EARLY_LEFT = [
  [7.9, 0.62],
  [13.1, 0.5],
  [19.7, -0.42],
  [27.3, 0.34],
  [34.9, -0.28],
] as const;
const EARLY_RIGHT = [
  [9.3, 0.58],
  [15.7, -0.48],
  [21.1, 0.4],
  [29.9, 0.32],
  [37.7, -0.26],
] as const;
const BEHIND = Math.round(0.022 * SOUND_RATE);

function reflect(source: Float32Array, target: Float32Array, taps: readonly (readonly [number, number])[]): void {
  for (const [ms, gain] of taps) {
    const delay = Math.round((ms * SOUND_RATE) / 1000);
    for (let index = delay; index < target.length; index++)
      target[index] = (target[index] as number) + (source[index - delay] as number) * gain * 0.5;
  }
}

/**
 * Reverberation: the first reflections of a room, then a feedback network of eight delay lines mixed by a Householder matrix (Jot 1991).
 * Returns the wet sound. `decay` in seconds to -60 dB; `damping` 0 (bright) to 1 (dull).
 */
export function reverberate(input: StereoSound, decay: number, damping: number): StereoSound {
  const samples = input.left.length;
  const output = createStereo(samples);
  reflect(input.left, output.left, EARLY_LEFT);
  reflect(input.right, output.right, EARLY_RIGHT);
  const starts = new Int32Array(COUNT);
  const ends = new Int32Array(COUNT);
  const places = new Int32Array(COUNT);
  const gains = new Float64Array(COUNT);
  let total = 0;
  for (const [line, length] of LINES.entries()) {
    starts[line] = total;
    places[line] = total;
    total += length;
    ends[line] = total;
    gains[line] = 0.001 ** (length / (decay * SOUND_RATE));
  }
  const lines = new Float32Array(total);
  const dull = new Float64Array(COUNT);
  const taps = new Float64Array(COUNT);
  const keep = 1 - damping * 0.7;
  for (let index = 0; index < samples; index++) {
    // The tail follows the reflections, so that the dry sound stays clear.
    const early = index >= BEHIND;
    const left = early ? (input.left[index - BEHIND] as number) : 0;
    const right = early ? (input.right[index - BEHIND] as number) : 0;
    let sum = 0;
    for (let line = 0; line < COUNT; line++) {
      const was = dull[line] as number;
      const damped = was + keep * ((lines[places[line] as number] as number) - was);
      dull[line] = damped;
      const tap = damped * (gains[line] as number);
      taps[line] = tap;
      sum += tap;
    }
    const shared = (sum * 2) / COUNT;
    for (let line = 0; line < COUNT; line++) {
      const place = places[line] as number;
      lines[place] = (taps[line] as number) - shared + ((line & 1) === 0 ? left : right);
      places[line] = place + 1 === (ends[line] as number) ? (starts[line] as number) : place + 1;
    }
    // Signs differ from line to line, so that the sides are strangers.
    output.left[index] =
      (output.left[index] as number) +
      ((taps[0] as number) - (taps[2] as number) + (taps[4] as number) - (taps[6] as number)) * 0.5;
    output.right[index] =
      (output.right[index] as number) +
      ((taps[1] as number) - (taps[3] as number) + (taps[5] as number) - (taps[7] as number)) * 0.5;
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
    dullLeft += 0.45 * ((input.left[from] as number) + (output.right[from] as number) * feedback - dullLeft);
    dullRight += 0.45 * ((output.left[from] as number) * feedback + (input.right[from] as number) * 0.3 - dullRight);
    output.left[index] = dullLeft;
    output.right[index] = dullRight;
  }
  return output;
}

/**
 * A chorus, in place: beside each side a copy of it whose delay of 11 ms sways by 3 ms, the other way on the other side. It makes wide
 * what was placed in one spot, and nothing of it is lost in mono. `amount` 0 to 1.
 */
export function chorus(sound: StereoSound, amount: number): void {
  if (amount === 0) return;
  const middle = 0.011 * SOUND_RATE;
  const sway = 0.003 * SOUND_RATE;
  for (const [side, phase] of [
    [sound.left, 0],
    [sound.right, 0.5],
  ] as const) {
    const dry = Float32Array.from(side);
    const first = Math.ceil(middle + sway) + 1;
    for (let block = first; block < side.length; block += 32) {
      const end = Math.min(side.length, block + 32);
      const from = middle + sway * sine(phase + (0.7 * block) / SOUND_RATE);
      const to = middle + sway * sine(phase + (0.7 * end) / SOUND_RATE);
      const step = (to - from) / (end - block);
      let delay = from;
      for (let index = block; index < end; index++) {
        const place = index - delay;
        const whole = place | 0;
        const a = dry[whole] as number;
        side[index] = (side[index] as number) + amount * (a + ((dry[whole + 1] as number) - a) * (place - whole));
        delay += step;
      }
    }
  }
}
