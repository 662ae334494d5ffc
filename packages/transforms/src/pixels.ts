/** A picture in memory: RGBA with 8 bits a channel, sRGB, not premultiplied, rows from the top. */
export interface Pixels {
  /** px */
  width: number;
  /** px */
  height: number;
  /** width * height * 4 values. */
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Hears how much of a step is done, 0..1. */
export type Report = (done: number) => void;

/** A transparent picture of `width` x `height` px. */
export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Brightness of every pixel, 0..255 (Rec. 709 weights on the encoded values). */
export function lumaOf({ width, height, data }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let index = 0, at = 0; index < luma.length; index++, at += 4) {
    luma[index] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  }
  return luma;
}

/** Red, green and blue of `#rrggbb`, 0..255. @throws TypeError for anything else */
export function parseColour(colour: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new TypeError(`colour: must be like #1a2b3c, not ${colour}`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `value` held inside `low`..`high`. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** 0 below `low`, 1 above `high`, an S between them. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A number in 0..1 for a place and a seed: white noise that needs no state, so rows can be drawn in any order. */
export function noiseAt(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
