import { eachSpectrum, WINDOW } from "./spectra.ts";

/** Samples a second of sound that is searched for beats, Hz. */
export const ANALYSIS_RATE = 24_000;
/** Values of an onset envelope a second. */
export const ENVELOPE_RATE = 100;

const HOP = ANALYSIS_RATE / ENVELOPE_RATE;
const BANDS = 36;
// Spectra are compared over this many steps, so that windows overlap less and a slow attack still shows.
const LAG = 2;
// Bass drum and bass tell the beat more than a hi-hat does: bands below 200 Hz count so many times.
const LOW_BANDS = 4;
const LOW_WEIGHT = 6;
// Spectra of a lasting tone differ by less than this.
const LEAST_CHANGE = 0.2;
// A Hann window answers an attack most when it has come a quarter in; measured with clicks.
const LATENCY_MS = (WINDOW * 0.46 * 1000) / ANALYSIS_RATE;

/** Mel scale (O'Shaughnessy 1987). */
const toMel = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);
const fromMel = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);

interface Band {
  from: number;
  weights: number[];
}

/** Triangles, evenly spaced on the mel scale. */
const MEL_BANDS: readonly Band[] = Array.from({ length: BANDS }, (_, band) => {
  const [low, high] = [toMel(30), toMel(11_000)];
  const [left, centre, right] = [0, 1, 2].map(
    (corner) => (fromMel(low + ((high - low) * (band + corner)) / (BANDS + 1)) * WINDOW) / ANALYSIS_RATE,
  ) as [number, number, number];
  const from = Math.max(1, Math.floor(left));
  const weights: number[] = [];
  for (let bin = from; bin <= Math.ceil(right) && bin <= WINDOW / 2; bin++) {
    // Low triangles are narrower than a bin: each keeps at least the one it stands on.
    const slope =
      bin < centre ? (bin - left) / Math.max(1, centre - left) : (right - bin) / Math.max(1, right - centre);
    weights.push(Math.max(bin === Math.round(centre) ? 0.3 : 0, slope));
  }
  return { from, weights };
});

/** Where in the sound, in ms, the value `index` of an envelope lies. */
export function envelopeTime(index: number): number {
  return (index * 1000) / ENVELOPE_RATE + (WINDOW * 1000) / ANALYSIS_RATE - LATENCY_MS;
}

/**
 * How much begins at each moment, `ENVELOPE_RATE` values a second, of mono sound at `ANALYSIS_RATE`: the flux of a logarithmic mel
 * spectrum, only what rises counted, a band's rise taken against the loudest of its neighbours so that vibrato counts for less
 * (SuperFlux: Böck and Widmer, DAFx 2013). What is usual around a moment is taken off; the standard deviation is 1.
 */
export function onsetEnvelope(sound: Float32Array): Float32Array {
  const frames = Math.max(0, Math.floor((sound.length - WINDOW) / HOP) + 1);
  const flux = new Float32Array(frames);
  const history = Array.from({ length: LAG + 1 }, () => new Float32Array(BANDS));
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (loudest < 1e-4) return flux;
  eachSpectrum(sound, HOP, (magnitudes, frame) => {
    const bands = history[frame % (LAG + 1)] as Float32Array;
    const before = history[(frame + 1) % (LAG + 1)] as Float32Array;
    let rise = 0;
    for (const [index, { from, weights }] of MEL_BANDS.entries()) {
      let sum = 0;
      for (let bin = 0; bin < weights.length; bin++)
        sum += (weights[bin] as number) * (magnitudes[from + bin] as number);
      const value = Math.log1p((sum / loudest) * 300);
      bands[index] = value;
      if (frame < LAG) continue;
      const was = Math.max(before[index] ?? 0, before[index - 1] ?? 0, before[index + 1] ?? 0);
      if (value > was) rise += (value - was) * (index < LOW_BANDS ? LOW_WEIGHT : 1);
    }
    flux[frame] = rise;
  });
  return standardised(flux);
}

/** Takes off the mean of the second around each value, and divides by the standard deviation. What is below zero is zero. */
function standardised(flux: Float32Array): Float32Array {
  const reach = ENVELOPE_RATE / 2;
  const sums = new Float64Array(flux.length + 1);
  for (let index = 0; index < flux.length; index++) sums[index + 1] = (sums[index] as number) + (flux[index] as number);
  const out = new Float32Array(flux.length);
  let squares = 0;
  for (let index = 0; index < flux.length; index++) {
    const from = Math.max(0, index - reach);
    const to = Math.min(flux.length, index + reach + 1);
    const mean = ((sums[to] as number) - (sums[from] as number)) / (to - from);
    const value = Math.max(0, (flux[index] as number) - mean);
    out[index] = value;
    squares += value * value;
  }
  const deviation = Math.sqrt(squares / Math.max(1, flux.length));
  if (deviation < LEAST_CHANGE) return out.fill(0);
  for (let index = 0; index < out.length; index++) out[index] = (out[index] as number) / deviation;
  return out;
}
