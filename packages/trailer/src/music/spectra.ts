import { Fourier } from "../fourier.ts";

/** Samples of one window, Hann-weighted. */
export const WINDOW = 1024;

/**
 * Calls `visit` with the magnitudes (0 to `WINDOW / 2`) of each window, `hop` samples apart; a sine of amplitude 1 has 1. The array is
 * used again for the next. Two real windows are transformed as one complex one.
 */
export function eachSpectrum(
  sound: Float32Array,
  hop: number,
  visit: (magnitudes: Float32Array, frame: number) => void,
): void {
  const frames = Math.max(0, Math.floor((sound.length - WINDOW) / hop) + 1);
  const fourier = new Fourier(WINDOW);
  const { real, imaginary } = fourier;
  const magnitudes = new Float32Array(WINDOW / 2 + 1);
  for (let frame = 0; frame < frames; frame += 2) {
    const first = frame * hop;
    const second = first + hop;
    const both = frame + 1 < frames;
    for (let index = 0; index < WINDOW; index++)
      fourier.load(index, sound[first + index] as number, both ? (sound[second + index] as number) : 0);
    fourier.transform();
    for (const part of both ? [1, -1] : [1]) {
      for (let bin = 0; bin <= WINDOW / 2; bin++) {
        const mirror = (WINDOW - bin) % WINDOW;
        // The even part of the spectrum is that of the first window, the odd part that of the second.
        const r = (real[bin] as number) + part * (real[mirror] as number);
        const i = (imaginary[bin] as number) - part * (imaginary[mirror] as number);
        magnitudes[bin] = (Math.sqrt(r * r + i * i) * 2) / WINDOW;
      }
      visit(magnitudes, part === 1 ? frame : frame + 1);
    }
  }
}
