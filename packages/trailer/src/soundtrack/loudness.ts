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

const STEP = SOUND_RATE / 10;

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

/** Integrated loudness in LUFS, gated, of stereo sound at 48 kHz (ITU-R BS.1770-5, annex 1); -Infinity for silence. */
export function measureLoudness({ left, right }: StereoSound): number {
  const energies = [weightedEnergy(left), weightedEnergy(right)] as const;
  const blocks: number[] = [];
  // Blocks of 400 ms that overlap by three quarters.
  for (let step = 0; step + 4 <= energies[0].length; step++) {
    let sum = 0;
    for (let part = step; part < step + 4; part++) sum += (energies[0][part] as number) + (energies[1][part] as number);
    blocks.push(sum / (4 * STEP));
  }
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const audible = blocks.filter((power) => decibels(power) > -70);
  if (audible.length === 0) return -Infinity;
  const gate = decibels(mean(audible)) - 10;
  return decibels(mean(audible.filter((power) => decibels(power) > gate)));
}

// Interpolation to four times the rate (ITU-R BS.1770-5, annex 2): two phases, the others are these reversed.
const PHASES: readonly (readonly number[])[] = [
  [
    0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625, 0.97216796875,
    -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
  ],
  [
    -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
    -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
  ],
];
const TAPS = [...PHASES, ...PHASES.toReversed().map((phase) => phase.toReversed())].map((phase) =>
  Float64Array.from(phase),
);

/**
 * Largest value of the analogue wave around each sample, 0 where the samples themselves stay below half of `floor`.
 * Writes max(out, peak) into `out`.
 */
export function truePeaks(sound: Float32Array, floor: number, out: Float32Array): void {
  const near = floor / 2;
  for (let index = 0; index < sound.length; index++) {
    const value = Math.abs(sound[index] as number);
    if (value < near) continue;
    let peak = value;
    for (const taps of TAPS) {
      let sum = 0;
      for (let tap = 0; tap < 12; tap++) sum += (taps[tap] as number) * (sound[index + 6 - tap] ?? 0);
      if (sum < 0) sum = -sum;
      if (sum > peak) peak = sum;
    }
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
