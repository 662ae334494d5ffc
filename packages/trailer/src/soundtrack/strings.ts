import { createRandom } from "@sayhey/contract/random";
import { seconds, shape } from "./envelopes.ts";
import { StateFilter } from "./filters.ts";
import { noteFrequency } from "./oscillators.ts";
import { SOUND_RATE } from "./stereo.ts";

/** How a string is plucked. */
export interface StringOptions {
  /** Until it has fallen by 60 dB, seconds; low notes of one instrument ring longer. */
  ring: number;
  /** How soft what plucks it is, 0 (a pick) to 1 (a thumb). */
  dull: number;
  /** Where it is plucked, share of its length from the bridge: near it is thin and bright. */
  place: number;
  /** How fast its overtones die, 0 (steel) to 1 (gut under a palm). */
  damping: number;
  /** Resonances of the body, Hz, and how much they add. */
  body: readonly (readonly [hertz: number, gain: number])[];
}

/**
 * A plucked string (Karplus and Strong, Computer Music Journal 1983; tuning by an all-pass, pick position and dynamics after Jaffe and
 * Smith in the same issue), at a level near 1. `take` chooses the noise of the pluck.
 */
export function pluckedString(midi: number, options: StringOptions, take: number): Float32Array<ArrayBuffer> {
  const { ring, dull, place, damping } = options;
  const sound = seconds(ring);
  const frequency = noteFrequency(midi);
  const period = SOUND_RATE / frequency;
  // The one-zero filter in the loop delays by `damping / 2` samples; the rest is an all-pass for the fraction.
  const blend = damping * 0.5;
  const whole = Math.floor(period - blend - 0.1);
  const fraction = period - blend - whole;
  const allpass = (1 - fraction) / (1 + fraction);
  const line = new Float32Array(whole);
  const random = createRandom(midi * 7919 + take * 104729);
  let last = 0;
  for (let index = 0; index < whole; index++) {
    last += (1 - dull) * (random() * 2 - 1 - last);
    line[index] = last;
  }
  // What is plucked has no overtones with a node there: a comb over the excitation.
  const node = Math.max(1, Math.round(whole * place));
  const combed = Float32Array.from(
    line,
    (value, index) => value - 0.9 * (line[(index + whole - node) % whole] as number),
  );
  let peak = 1e-6;
  for (const value of combed) peak = Math.max(peak, Math.abs(value));
  const keep = 0.001 ** (1 / (frequency * ring));
  let before = 0;
  let input = 0;
  let output = 0;
  for (let index = 0, at = 0; index < sound.length; index++) {
    const value = combed[at] as number;
    const averaged = (value * (1 - blend) + before * blend) * keep;
    before = value;
    output = allpass * (averaged - output) + input;
    input = averaged;
    combed[at] = output;
    sound[index] = value / peak;
    at = at + 1 === whole ? 0 : at + 1;
  }
  for (const [hertz, gain] of options.body) {
    const resonance = new StateFilter("band", hertz, 3);
    for (let index = 0; index < sound.length; index++)
      sound[index] = (sound[index] as number) + gain * resonance.next(sound[index] as number);
  }
  shape(sound, 0.001, 0.03);
  return sound;
}
