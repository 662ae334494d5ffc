/**
 * Fourier transform of complex windows: radix 2, decimation in time (Cooley and Tukey 1965). Made once for a size, used for many windows:
 * `load` each sample, then `transform`, and read `real` and `imaginary` by bin.
 */
export class Fourier {
  readonly size: number;
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
  #window: Float64Array;
  #cosines: Float64Array;
  #sines: Float64Array;
  #reversed: Uint32Array;

  /** `size` is a power of two, in samples. */
  constructor(size: number) {
    this.size = size;
    this.real = new Float64Array(size);
    this.imaginary = new Float64Array(size);
    const bits = Math.round(Math.log2(size));
    const turn = (2 * Math.PI) / size;
    this.#window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos(turn * index));
    this.#cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos(turn * index));
    this.#sines = Float64Array.from({ length: size / 2 }, (_, index) => -Math.sin(turn * index));
    this.#reversed = new Uint32Array(size);
    for (let index = 1; index < size; index++)
      this.#reversed[index] = ((this.#reversed[index >> 1] as number) >> 1) | ((index & 1) << (bits - 1));
  }

  /** Puts a sample of the window in its place, Hann-weighted. */
  load(index: number, real: number, imaginary: number): void {
    const weight = this.#window[index] as number;
    const place = this.#reversed[index] as number;
    this.real[place] = real * weight;
    this.imaginary[place] = imaginary * weight;
  }

  /** Transforms in place what was loaded. */
  transform(): void {
    const { size, real, imaginary } = this;
    const [cosines, sines] = [this.#cosines, this.#sines];
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (half * 2);
      for (let start = 0; start < size; start += half * 2) {
        for (let offset = 0; offset < half; offset++) {
          const cosine = cosines[offset * stride] as number;
          const sine = sines[offset * stride] as number;
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
}
