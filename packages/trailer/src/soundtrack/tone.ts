import { PowerSpectrum } from "./power-spectrum.ts";
import { SOUND_RATE, type StereoSound } from "./stereo.ts";

/** Coefficients of a filter of second order, `a0` being 1. */
interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

const CENTERS = [63, 125, 250, 500, 1000, 2000, 4000, 8000] as const;
/** Most that an octave is turned up or down, dB: beyond, it is the instruments that are wrong. */
const MOST = 9;
/** Above 16 kHz there is little to spoil. */
const MOST_AIR = 13;
const SIZE = 4096;
const WINDOWS = 64;

/** A bell of one octave (Bristow-Johnson, Cookbook formulae for audio EQ, peakingEQ). */
function bell(hertz: number, decibels: number): Biquad {
  const amount = 10 ** (decibels / 40);
  const turn = (2 * Math.PI * hertz) / SOUND_RATE;
  const alpha = Math.sin(turn) * Math.sinh((Math.LN2 / 2) * 1.1 * (turn / Math.sin(turn)));
  const a0 = 1 + alpha / amount;
  return {
    b0: (1 + alpha * amount) / a0,
    b1: (-2 * Math.cos(turn)) / a0,
    b2: (1 - alpha * amount) / a0,
    a1: (-2 * Math.cos(turn)) / a0,
    a2: (1 - alpha / amount) / a0,
  };
}

/** A high shelf (the same formulae, highShelf with a slope of 1). */
function shelf(hertz: number, decibels: number): Biquad {
  const amount = 10 ** (decibels / 40);
  const turn = (2 * Math.PI * hertz) / SOUND_RATE;
  const cosine = Math.cos(turn);
  const alpha = Math.sqrt(amount) * Math.sin(turn) * Math.SQRT2;
  const a0 = amount + 1 - (amount - 1) * cosine + alpha;
  return {
    b0: (amount * (amount + 1 + (amount - 1) * cosine + alpha)) / a0,
    b1: (-2 * amount * (amount - 1 + (amount + 1) * cosine)) / a0,
    b2: (amount * (amount + 1 + (amount - 1) * cosine - alpha)) / a0,
    a1: (2 * (amount - 1 - (amount + 1) * cosine)) / a0,
    a2: (amount + 1 - (amount - 1) * cosine - alpha) / a0,
  };
}

/** How much power a filter leaves of a frequency. */
function response({ b0, b1, b2, a1, a2 }: Biquad, hertz: number): number {
  const turn = (2 * Math.PI * hertz) / SOUND_RATE;
  const [c1, s1, c2, s2] = [Math.cos(turn), Math.sin(turn), Math.cos(2 * turn), Math.sin(2 * turn)];
  const above = (b0 + b1 * c1 + b2 * c2) ** 2 + (b1 * s1 + b2 * s2) ** 2;
  const below = (1 + a1 * c1 + a2 * c2) ** 2 + (a1 * s1 + a2 * s2) ** 2;
  return above / below;
}

/** Power of each bin over the sound from one sample to another, in windows spread evenly. */
function spectrumOf(sound: StereoSound, from: number, to: number): Float64Array {
  const powers = new Float64Array(SIZE / 2 + 1);
  const spectrum = new PowerSpectrum(SIZE);
  // A stride that shares nothing with a beat, lest the same step of every bar is measured.
  const hop = Math.max(SIZE / 4, (to - from - SIZE) / (WINDOWS + Math.SQRT1_2));
  for (let at = from; at + SIZE <= to; at += hop) spectrum.add(sound.left, sound.right, Math.round(at), powers);
  return powers;
}

interface Band {
  from: number;
  to: number;
  /** What of an octave it is. */
  share: number;
}

const BANDS: readonly Band[] = [
  ...CENTERS.map((center) => ({ from: center / Math.SQRT2, to: center * Math.SQRT2, share: 1 })),
  { from: 16_000, to: 20_000, share: Math.log2(20 / 16) },
];

function bandLevels(powers: Float64Array): number[] {
  const width = SOUND_RATE / SIZE;
  return BANDS.map(({ from, to, share }) => {
    let sum = 1e-12;
    for (let bin = Math.floor(from / width); bin * width <= to + width && bin < powers.length; bin++) {
      const inside = Math.min((bin + 0.5) * width, to) - Math.max((bin - 0.5) * width, from);
      if (inside > 0) sum += (powers[bin] as number) * Math.min(1, inside / width);
    }
    return 10 * Math.log10(sum / share);
  });
}

/** Levels against pink noise that is as loud from 88 Hz to 11.3 kHz. */
function againstPink(levels: readonly number[]): number[] {
  const inner = levels.slice(1, CENTERS.length);
  const pink = inner.reduce((sum, level) => sum + level, 0) / inner.length;
  return levels.map((level) => level - pink);
}

function equalizer(gains: readonly number[]): Biquad[] {
  return gains.map((gain, band) => (band < CENTERS.length ? bell(CENTERS[band] as number, gain) : shelf(14_500, gain)));
}

/**
 * Brings the balance of a sound to a target, in place, as a mastering engineer does by reference: octaves from 63 Hz to 8 kHz and what
 * lies above 16 kHz, in dB against pink noise, measured from sample `from` to sample `to`. No octave is moved by more than 9 dB.
 */
export function balance(sound: StereoSound, target: readonly number[], from: number, to: number): void {
  const powers = spectrumOf(sound, from, to);
  const wanted = againstPink(target);
  const width = SOUND_RATE / SIZE;
  const gains = BANDS.map(() => 0);
  // Bells overlap, so the gains are found by trying: what each would leave of the spectrum that was measured.
  for (let round = 0; round < 6; round++) {
    const filters = equalizer(gains);
    const heard = Float64Array.from(powers);
    for (const filter of filters)
      for (let bin = 1; bin < heard.length; bin++) heard[bin] = (heard[bin] as number) * response(filter, bin * width);
    for (const [band, level] of againstPink(bandLevels(heard)).entries()) {
      const moved = (gains[band] as number) + 0.8 * ((wanted[band] ?? 0) - level);
      gains[band] = Math.max(-MOST, Math.min(band < CENTERS.length ? MOST : MOST_AIR, moved));
    }
  }
  for (const [band, filter] of equalizer(gains).entries()) {
    if (Math.abs(gains[band] as number) < 0.2) continue;
    run(filter, sound.left);
    run(filter, sound.right);
  }
}

function run({ b0, b1, b2, a1, a2 }: Biquad, sound: Float32Array): void {
  // Transposed direct form II.
  let [first, second] = [0, 0];
  for (let index = 0; index < sound.length; index++) {
    const x = sound[index] as number;
    const y = b0 * x + first;
    first = b1 * x - a1 * y + second;
    second = b2 * x - a2 * y;
    sound[index] = y;
  }
}
