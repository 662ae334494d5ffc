import { loudnessOfSteps, STEP, stepEnergies } from "./loudness.ts";
import { SOUND_RATE, type StereoSound } from "./stereo.ts";

const BLOCK = 32;

/**
 * Glue, in place: a bus compressor of 2:1 over `thresholdDb` (of full scale, root mean square of both sides together) with a soft knee,
 * an attack of 18 ms that lets drums through and a release of 160 ms (feed-forward: Giannoulis, Massberg and Reiss, JAES 2012).
 */
export function glue({ left, right }: StereoSound, thresholdDb: number): void {
  const rise = 1 - Math.exp(-BLOCK / (0.018 * SOUND_RATE));
  const release = 1 - Math.exp(-BLOCK / (0.16 * SOUND_RATE));
  const knee = 8;
  let mean = 0;
  let reduction = 0;
  let gain = 1;
  for (let block = 0; block < left.length; block += BLOCK) {
    const end = Math.min(left.length, block + BLOCK);
    let sum = 0;
    for (let index = block; index < end; index++) sum += (left[index] as number) ** 2 + (right[index] as number) ** 2;
    mean += 0.12 * (sum / (2 * (end - block)) - mean);
    const over = 10 * Math.log10(mean + 1e-9) - thresholdDb;
    const wanted = over < -knee / 2 ? 0 : over > knee / 2 ? over / 2 : (over + knee / 2) ** 2 / (4 * knee);
    reduction += (wanted > reduction ? rise : release) * (wanted - reduction);
    const next = 10 ** (-reduction / 20);
    const slope = (next - gain) / (end - block);
    for (let index = block; index < end; index++) {
      gain += slope;
      left[index] = (left[index] as number) * gain;
      right[index] = (right[index] as number) * gain;
    }
    gain = next;
  }
}

const SOFT_AT = 0.5;
const SOFT_SPAN = 0.22;

/**
 * A soft clipper, in place: below -6 dB of full scale nothing changes, above it the wave bends towards -3 dB. On the short peaks of drums it
 * is heard as punch where a limiter would be heard as pumping.
 */
export function softenPeaks({ left, right }: StereoSound): void {
  for (const side of [left, right]) {
    for (let index = 0; index < side.length; index++) {
      const value = side[index] as number;
      const over = Math.abs(value) - SOFT_AT;
      if (over > 0) side[index] = Math.sign(value) * (SOFT_AT + SOFT_SPAN * (over / (over + SOFT_SPAN)));
    }
  }
}

/** A part of a piece and how loud it is to be against the loudest, LU. Samples. */
export interface Part {
  from: number;
  to: number;
  level: number;
  /** Whether it may be turned down further to widen the range. */
  gives: boolean;
}

/** Most that a part is turned up or down, dB. */
const MOST_UP = 6;
const MOST_DOWN = 15;
/** Loudness range that a piece has at least, LU: less sounds flat. */
const LEAST_RANGE = 5.2;
const WINDOW = 30;
/** How long before its first beat a part is as loud as it will be. */
const RAMP = Math.round(0.025 * SOUND_RATE);

/**
 * Rides the fader, in place: each part as loud as it is meant to be against the loudest, and further apart until the loudness range
 * (EBU Tech 3342) is wide enough. Parts follow each other without a gap.
 */
export function rideParts(sound: StereoSound, parts: readonly Part[]): void {
  const energies = stepEnergies(sound);
  const stepsOf = ({ from, to }: Part): [number, number] => {
    const first = Math.ceil(from / STEP);
    // At least one step, also of a part that is shorter.
    return [first, Math.max(first + 1, Math.floor(to / STEP))];
  };
  const measured = parts.map((part) => {
    const [first, last] = stepsOf(part);
    return loudnessOfSteps(energies.subarray(first, Math.min(energies.length, last)));
  });
  const loudest = parts.reduce((best, part, index) => (part.level > (parts[best]?.level ?? -99) ? index : best), 0);
  const reference = measured[loudest] ?? -14;
  const gainsAt = (depth: number): number[] =>
    parts.map(({ level, gives }, index) => {
      const heard = measured[index] as number;
      if (!Number.isFinite(heard)) return 0;
      return Math.max(-MOST_DOWN, Math.min(MOST_UP, (gives ? level * depth : level) - (heard - reference)));
    });
  let gains = gainsAt(1);
  for (let depth = 1; depth < 3; depth += 0.1) {
    gains = gainsAt(depth);
    if (rangeOf(withGains(energies, parts, gains)) >= LEAST_RANGE) break;
  }
  turn(sound, parts, gains);
}

function withGains(energies: Float64Array, parts: readonly Part[], gains: readonly number[]): Float64Array {
  return energies.map((energy, step) => {
    const at = (step + 0.5) * STEP;
    const part = parts.findIndex(({ from, to }) => at >= from && at < to);
    return energy * 10 ** ((gains[part] ?? 0) / 10);
  });
}

/** Loudness range of 100 ms steps, LU: from the 10th to the 95th percentile of windows of 3 s. */
function rangeOf(energies: Float64Array): number {
  const levels: number[] = [];
  for (let step = 0; step + WINDOW <= energies.length; step++)
    levels.push(loudnessOfSteps(energies.subarray(step, step + WINDOW)));
  levels.sort((a, b) => a - b);
  const percentile = (share: number): number => levels[Math.round((levels.length - 1) * share)] ?? 0;
  return percentile(0.95) - percentile(0.1);
}

function turn({ left, right }: StereoSound, parts: readonly Part[], gains: readonly number[]): void {
  const factors = gains.map((gain) => 10 ** (gain / 20));
  for (const [index, { from, to }] of parts.entries()) {
    const own = factors[index] as number;
    const next = factors[index + 1] ?? own;
    const end = Math.min(left.length, to);
    for (let at = Math.max(0, from); at < end; at++) {
      const near = (at - (to - RAMP)) / RAMP;
      const factor = near > 0 ? own + (next - own) * near : own;
      left[at] = (left[at] as number) * factor;
      right[at] = (right[at] as number) * factor;
    }
  }
}
