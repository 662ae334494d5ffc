import { SOUND_RATE } from "../soundtrack/stereo.ts";

/** Zero crossings on either side of the kernel's middle. */
const REACH = 16;
const KAISER = 8;

/** Modified Bessel function of the first kind, order 0, by its series. */
function bessel(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 30; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Brings one channel to 48 kHz, in pieces: a sinc under a Kaiser window, one set of weights for each place between two samples
 * (Smith, 'Digital Audio Resampling'). Sound at 48 kHz comes out as it went in.
 */
export class Resampler {
  readonly #up: number;
  readonly #down: number;
  readonly #reach: number;
  readonly #phases: Float32Array[];
  #held: Float32Array<ArrayBuffer>;
  /** Place of the next sample to make, in parts of an input sample (`#up` to one), from the first one held. */
  #place: number;

  constructor(rate: number) {
    if (!Number.isInteger(rate) || rate < 1000 || rate > 768_000) throw new RangeError(`a rate of ${rate} Hz`);
    const common = divisor(rate, SOUND_RATE);
    this.#up = SOUND_RATE / common;
    this.#down = rate / common;
    // Downwards the kernel grows, so that what 48 kHz cannot hold is left out.
    const width = Math.max(1, rate / SOUND_RATE);
    this.#reach = Math.ceil(REACH * width);
    const bottom = bessel(KAISER);
    this.#phases = Array.from({ length: this.#up }, (_, phase) => {
      const weights = Float32Array.from({ length: this.#reach * 2 }, (_unused, tap) => {
        const distance = (tap - this.#reach + 1 - phase / this.#up) / width;
        const inside = 1 - (distance / REACH) ** 2;
        if (inside <= 0) return 0;
        const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
        return (sinc * bessel(KAISER * Math.sqrt(inside))) / bottom;
      });
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return weights.map((weight) => weight / sum);
    });
    this.#held = new Float32Array(this.#reach);
    this.#place = this.#reach * this.#up;
  }

  /** What can be made of the sound so far and this piece. */
  push(piece: Float32Array): Float32Array<ArrayBuffer> {
    if (this.#up === this.#down) return Float32Array.from(piece);
    const all = new Float32Array(this.#held.length + piece.length);
    all.set(this.#held, 0);
    all.set(piece, this.#held.length);
    const last = (all.length - this.#reach) * this.#up;
    const count = Math.max(0, Math.ceil((last - this.#place) / this.#down));
    const out = new Float32Array(count);
    for (let index = 0; index < count; index++) {
      const whole = Math.floor(this.#place / this.#up);
      const weights = this.#phases[this.#place - whole * this.#up] as Float32Array;
      const from = whole - this.#reach + 1;
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap++) sum += (weights[tap] as number) * (all[from + tap] as number);
      out[index] = sum;
      this.#place += this.#down;
    }
    const keep = Math.max(0, Math.floor(this.#place / this.#up) - this.#reach);
    this.#held = all.slice(keep);
    this.#place -= keep * this.#up;
    return out;
  }

  /** The rest, once everything has been pushed. */
  finish(): Float32Array<ArrayBuffer> {
    return this.#up === this.#down ? new Float32Array(0) : this.push(new Float32Array(this.#reach));
  }
}
