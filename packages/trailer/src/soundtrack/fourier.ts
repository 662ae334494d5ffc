/**
 * Power spectrum of real windows, Hann-weighted: radix 2, decimation in time (Cooley and Tukey 1965). Made once for a size, used for
 * many windows.
 */
export class PowerSpectrum {
  readonly size: number;
  #window: Float64Array;
  #cosines: Float64Array;
  #sines: Float64Array;
  #reversed: Uint32Array;
  #real: Float64Array;
  #imaginary: Float64Array;

  /** `size` is a power of two, in samples. */
  constructor(size: number) {
    this.size = size;
    const bits = Math.round(Math.log2(size));
    const turn = (2 * Math.PI) / size;
    this.#window = Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos(turn * index));
    this.#cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos(turn * index));
    this.#sines = Float64Array.from({ length: size / 2 }, (_, index) => -Math.sin(turn * index));
    this.#reversed = new Uint32Array(size);
    for (let index = 1; index < size; index++)
      this.#reversed[index] = ((this.#reversed[index >> 1] as number) >> 1) | ((index & 1) << (bits - 1));
    this.#real = new Float64Array(size);
    this.#imaginary = new Float64Array(size);
  }

  /** Adds the power of each bin, 0 to `size / 2`, of both sides of a window from sample `at` on to `powers`. */
  add(left: Float32Array, right: Float32Array, at: number, powers: Float64Array): void {
    const { size } = this;
    const [real, imaginary] = [this.#real, this.#imaginary];
    for (let index = 0; index < size; index++) {
      const weight = this.#window[index] as number;
      const place = this.#reversed[index] as number;
      real[place] = (left[at + index] ?? 0) * weight;
      imaginary[place] = (right[at + index] ?? 0) * weight;
    }
    this.#transform();
    for (let bin = 0; bin <= size / 2; bin++) {
      const mirror = (size - bin) % size;
      // The two sides are the real and the imaginary part of one transform: |L|² + |R|² is half of |Z(k)|² + |Z(-k)|².
      const power =
        (real[bin] as number) ** 2 +
        (imaginary[bin] as number) ** 2 +
        (real[mirror] as number) ** 2 +
        (imaginary[mirror] as number) ** 2;
      powers[bin] = (powers[bin] as number) + power / 2;
    }
  }

  #transform(): void {
    const { size } = this;
    const [real, imaginary, cosines, sines] = [this.#real, this.#imaginary, this.#cosines, this.#sines];
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
