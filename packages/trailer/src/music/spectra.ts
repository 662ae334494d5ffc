/** Samples of one window, Hann-weighted. */
export const WINDOW = 1024;

const BITS = 10;

const HANN = Float64Array.from({ length: WINDOW }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / WINDOW));
const COSINES = Float64Array.from({ length: WINDOW / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / WINDOW));
const SINES = Float64Array.from({ length: WINDOW / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / WINDOW));
const REVERSED = Uint16Array.from({ length: WINDOW }, (_, index) => {
  let reversed = 0;
  for (let bit = 0; bit < BITS; bit++) if ((index >> bit) & 1) reversed |= 1 << (BITS - 1 - bit);
  return reversed;
});

/** Fourier transform in place: radix 2, decimation in time (Cooley and Tukey 1965). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let index = 0; index < WINDOW; index++) {
    const other = REVERSED[index] as number;
    if (other <= index) continue;
    const [r, i] = [real[index] as number, imaginary[index] as number];
    real[index] = real[other] as number;
    imaginary[index] = imaginary[other] as number;
    real[other] = r;
    imaginary[other] = i;
  }
  for (let half = 1; half < WINDOW; half *= 2) {
    const stride = WINDOW / (half * 2);
    for (let start = 0; start < WINDOW; start += half * 2) {
      for (let offset = 0; offset < half; offset++) {
        const cosine = COSINES[offset * stride] as number;
        const sine = SINES[offset * stride] as number;
        const low = start + offset;
        const high = low + half;
        const r = (real[high] as number) * cosine - (imaginary[high] as number) * sine;
        const i = (real[high] as number) * sine + (imaginary[high] as number) * cosine;
        real[high] = (real[low] as number) - r;
        imaginary[high] = (imaginary[low] as number) - i;
        real[low] = (real[low] as number) + r;
        imaginary[low] = (imaginary[low] as number) + i;
      }
    }
  }
}

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
  const real = new Float64Array(WINDOW);
  const imaginary = new Float64Array(WINDOW);
  const magnitudes = new Float32Array(WINDOW / 2 + 1);
  for (let frame = 0; frame < frames; frame += 2) {
    const first = frame * hop;
    const second = first + hop;
    const both = frame + 1 < frames;
    for (let index = 0; index < WINDOW; index++) {
      const weight = HANN[index] as number;
      real[index] = (sound[first + index] as number) * weight;
      imaginary[index] = both ? (sound[second + index] as number) * weight : 0;
    }
    transform(real, imaginary);
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
