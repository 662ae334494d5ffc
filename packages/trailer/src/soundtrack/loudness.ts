import { SOUND_RATE, type StereoSound } from "./stereo.ts";

interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

// K-weighting at 48 kHz: a shelf for the head, then a high-pass (ITU-R BS.1770-5, annex 1, tables 1 and 2).
const SHELF: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
};
const HIGH_PASS: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

/** Samples of a step of measured loudness: 100 ms. */
export const STEP = SOUND_RATE / 10;

/** Sums of squares of the K-weighted sound, one for each 100 ms. */
function weightedEnergy(sound: Float32Array): Float64Array {
  const sums = new Float64Array(Math.floor(sound.length / STEP));
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < sums.length; step++) {
    let sum = 0;
    for (let index = step * STEP; index < (step + 1) * STEP; index++) {
      const x = sound[index] as number;
      const y = SHELF.b0 * x + SHELF.b1 * x1 + SHELF.b2 * x2 - SHELF.a1 * y1 - SHELF.a2 * y2;
      const z = HIGH_PASS.b0 * y + HIGH_PASS.b1 * y1 + HIGH_PASS.b2 * y2 - HIGH_PASS.a1 * z1 - HIGH_PASS.a2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    sums[step] = sum;
  }
  return sums;
}

const decibels = (power: number): number => -0.691 + 10 * Math.log10(power);

/** K-weighted energy of each 100 ms of both sides together: sums of squares. */
export function stepEnergies({ left, right }: StereoSound): Float64Array {
  const other = weightedEnergy(right);
  return weightedEnergy(left).map((energy, step) => energy + (other[step] as number));
}

/** Loudness of such steps together, LUFS, without a gate; -Infinity for silence. */
export function loudnessOfSteps(energies: Float64Array): number {
  let sum = 0;
  for (const energy of energies) sum += energy;
  return decibels(sum / Math.max(1, energies.length * STEP));
}

/** Integrated loudness in LUFS, gated, of stereo sound at 48 kHz (ITU-R BS.1770-5, annex 1); -Infinity for silence. */
export function measureLoudness(sound: StereoSound): number {
  const energies = stepEnergies(sound);
  const blocks: number[] = [];
  // Blocks of 400 ms that overlap by three quarters.
  for (let step = 0; step + 4 <= energies.length; step++) {
    let sum = 0;
    for (let part = step; part < step + 4; part++) sum += energies[part] as number;
    blocks.push(sum / (4 * STEP));
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const audible = blocks.filter((power) => decibels(power) > -70);
  if (audible.length === 0) return -Infinity;
  const gate = decibels(mean(audible)) - 10;
  return decibels(mean(audible.filter((power) => decibels(power) > gate)));
}

// Interpolation to four times the rate (ITU-R BS.1770-5, annex 2): two phases, the others are these reversed.
const A0 = 0.001708984375;
const A1 = 0.010986328125;
const A2 = -0.0196533203125;
const A3 = 0.033203125;
const A4 = -0.0594482421875;
const A5 = 0.1373291015625;
const A6 = 0.97216796875;
const A7 = -0.102294921875;
const A8 = 0.047607421875;
const A9 = -0.026611328125;
const A10 = 0.014892578125;
const A11 = -0.00830078125;
const B0 = -0.0291748046875;
const B1 = 0.029296875;
const B2 = -0.0517578125;
const B3 = 0.089111328125;
const B4 = -0.16650390625;
const B5 = 0.465087890625;
const B6 = 0.77978515625;
const B7 = -0.2003173828125;
const B8 = 0.1015625;
const B9 = -0.0582275390625;
const B10 = 0.0330810546875;
const B11 = -0.0189208984375;
const BEFORE = 5;
const AFTER = 6;

/**
 * Largest value of the analogue wave around each sample, 0 where the sample itself stays below an eighth of `floor`: in bright sound the
 * wave stands far above the samples beside its peak.
 * Writes max(out, peak) into `out`.
 */
export function truePeaks(sound: Float32Array, floor: number, out: Float32Array): void {
  const near = floor / 8;
  const padded = new Float32Array(sound.length + BEFORE + AFTER);
  padded.set(sound, BEFORE);
  for (let index = 0; index < sound.length; index++) {
    let peak = Math.abs(sound[index] as number);
    if (peak < near) continue;
    // Written out: a loop over the weights takes six times as long. From the newest to the oldest of twelve samples.
    const a = padded[index + 11] as number;
    const b = padded[index + 10] as number;
    const c = padded[index + 9] as number;
    const d = padded[index + 8] as number;
    const e = padded[index + 7] as number;
    const f = padded[index + 6] as number;
    const g = padded[index + 5] as number;
    const h = padded[index + 4] as number;
    const i = padded[index + 3] as number;
    const j = padded[index + 2] as number;
    const k = padded[index + 1] as number;
    const l = padded[index] as number;
    const first = Math.abs(
      A0 * a + A1 * b + A2 * c + A3 * d + A4 * e + A5 * f + A6 * g + A7 * h + A8 * i + A9 * j + A10 * k + A11 * l,
    );
    const second = Math.abs(
      B0 * a + B1 * b + B2 * c + B3 * d + B4 * e + B5 * f + B6 * g + B7 * h + B8 * i + B9 * j + B10 * k + B11 * l,
    );
    const third = Math.abs(
      B11 * a + B10 * b + B9 * c + B8 * d + B7 * e + B6 * f + B5 * g + B4 * h + B3 * i + B2 * j + B1 * k + B0 * l,
    );
    const fourth = Math.abs(
      A11 * a + A10 * b + A9 * c + A8 * d + A7 * e + A6 * f + A5 * g + A4 * h + A3 * i + A2 * j + A1 * k + A0 * l,
    );
    if (first > peak) peak = first;
    if (second > peak) peak = second;
    if (third > peak) peak = third;
    if (fourth > peak) peak = fourth;
    if (peak > (out[index] as number)) out[index] = peak;
  }
}

/** True peak in dBTP; -Infinity for silence. */
export function measureTruePeak({ left, right }: StereoSound): number {
  const peaks = new Float32Array(left.length);
  truePeaks(left, 0, peaks);
  truePeaks(right, 0, peaks);
  let peak = 0;
  for (const value of peaks) if (value > peak) peak = value;
  return 20 * Math.log10(peak);
}
