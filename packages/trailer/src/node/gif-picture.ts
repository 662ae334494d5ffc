import type { GifPalette, PaletteMatcher } from "./gif-palette.ts";
import type { GifWriter } from "./gif-writer.ts";

const TRANSPARENT = 255;
/** A pixel that has changed by less is left as it is; sum over the channels. */
const SAME = 9;

/** How a picture goes into a GIF. */
export interface GifPicture {
  /** px */
  width: number;
  height: number;
  /** Hundredths of a second until the next. */
  delay: number;
  /** At most 255 colours. */
  palette: GifPalette;
  matcher: PaletteMatcher;
  /** Whether nothing was shown before. */
  whole: boolean;
}

/** Pixels as little-endian RGBA words. */
export const wordsOf = (bytes: Uint8Array | Uint8ClampedArray): Uint32Array =>
  bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    : new Uint32Array(bytes.slice().buffer);

/** Adds what has changed since the picture before, which `shown` holds and is brought up to date; a picture like it only lets that stay. */
export function addPicture(
  writer: GifWriter,
  pixels: Uint32Array,
  shown: Uint32Array,
  { width, height, delay, palette, matcher, whole }: GifPicture,
): void {
  const patch = changeOf(pixels, shown, width, height, whole);
  if (patch === null) return writer.hold(delay);
  const { x, y } = patch;
  const indices = new Uint8Array(patch.width * patch.height);
  let to = 0;
  for (let row = y; row < y + patch.height; row++)
    for (let column = x; column < x + patch.width; column++) {
      const at = row * width + column;
      const pixel = pixels[at] as number;
      if (patch.whole || differs(pixel, shown[at] as number)) {
        indices[to] = matcher.match(pixel, column, row);
        shown[at] = pixel;
      } else indices[to] = TRANSPARENT;
      to += 1;
    }
  writer.add({ ...patch, indices, palette, transparent: TRANSPARENT, delay });
}

const differs = (a: number, b: number): boolean =>
  a !== b &&
  Math.abs((a & 255) - (b & 255)) +
    Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)) +
    Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255)) >
    SAME;

/** The smallest rectangle that holds every change; null without any. */
function changeOf(
  pixels: Uint32Array,
  shown: Uint32Array,
  width: number,
  height: number,
  whole: boolean,
): { x: number; y: number; width: number; height: number; whole: boolean } | null {
  if (whole) return { x: 0, y: 0, width, height, whole };
  let left = width;
  let right = -1;
  let top = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (!differs(pixels[at] as number, shown[at] as number)) continue;
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1, whole: false };
}
