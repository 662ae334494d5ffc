import { Fourier } from "../fourier.ts";

/** Power spectrum of both sides of a sound; made once for a size, used for many windows. */
export class PowerSpectrum {
  readonly size: number;
  #fourier: Fourier;

  /** `size` is a power of two, in samples. */
  constructor(size: number) {
    this.size = size;
    this.#fourier = new Fourier(size);
  }

  /** Adds the power of each bin, 0 to `size / 2`, of both sides of a window from sample `at` on to `powers`. */
  add(left: Float32Array, right: Float32Array, at: number, powers: Float64Array): void {
    const { size } = this;
    const { real, imaginary } = this.#fourier;
    for (let index = 0; index < size; index++) this.#fourier.load(index, left[at + index] ?? 0, right[at + index] ?? 0);
    this.#fourier.transform();
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
}
