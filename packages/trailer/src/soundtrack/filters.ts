import { SOUND_RATE } from "./stereo.ts";

/** What a `StateFilter` lets through. */
export type FilterKind = "low" | "band" | "high";

/**
 * State-variable filter of second order, stable while its cutoff moves (Zavalishin, The Art of VA Filter Design, 2012, 4.4).
 */
export class StateFilter {
  #first = 0;
  #second = 0;
  #g = 0;
  #r = 1;
  #h = 0;
  #kind: FilterKind;

  /** `q` is 0.707 without a resonance. */
  constructor(kind: FilterKind, cutoffHz: number, q = 0.707) {
    this.#kind = kind;
    this.tune(cutoffHz, q);
  }

  tune(cutoffHz: number, q = 0.707): void {
    this.#g = Math.tan((Math.PI * Math.min(Math.max(cutoffHz, 10), SOUND_RATE * 0.45)) / SOUND_RATE);
    this.#r = 1 / q;
    this.#h = 1 / (1 + this.#r * this.#g + this.#g * this.#g);
  }

  next(input: number): number {
    const high = (input - (this.#r + this.#g) * this.#first - this.#second) * this.#h;
    const band = this.#g * high + this.#first;
    const low = this.#g * band + this.#second;
    this.#first = this.#g * high + band;
    this.#second = this.#g * band + low;
    return this.#kind === "low" ? low : this.#kind === "band" ? band * this.#r : high;
  }
}

/** Filters a sound in place with a fixed cutoff. */
export function filterSound(sound: Float32Array, kind: FilterKind, cutoffHz: number, q = 0.707): void {
  const filter = new StateFilter(kind, cutoffHz, q);
  for (let index = 0; index < sound.length; index++) sound[index] = filter.next(sound[index] as number);
}

/** Soft saturation in [-1, 1]: a rational approximation of tanh, exact to 3 % and cheap. */
export function saturate(value: number): number {
  if (value > 3) return 1;
  if (value < -3) return -1;
  const square = value * value;
  return (value * (27 + square)) / (27 + 9 * square);
}
