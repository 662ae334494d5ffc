/** Colours of a stretch of a GIF: `size` entries of red, green and blue. */
export interface GifPalette {
  rgb: Uint8Array;
  size: number;
}

const BINS = 1 << 15;

const binOf = (pixel: number): number => ((pixel & 0xf8) << 7) | ((pixel >>> 6) & 0x3e0) | ((pixel >>> 19) & 0x1f);

interface Box {
  bins: Uint16Array;
  from: number;
  to: number;
  count: number;
  /** Sum of squared distances from the mean, by channel. */
  spread: [number, number, number];
}

/** Counts colours of pictures in bins of 5 bits a channel, with the sums that means are made of. */
export class ColourCensus {
  readonly #counts = new Float64Array(BINS);
  readonly #sums = new Float64Array(BINS * 3);

  /** Counts every `step`th pixel of little-endian RGBA words. */
  add(pixels: Uint32Array, step: number): void {
    const counts = this.#counts;
    const sums = this.#sums;
    for (let at = 0; at < pixels.length; at += step) {
      const pixel = pixels[at] as number;
      const bin = binOf(pixel);
      counts[bin] = (counts[bin] as number) + 1;
      sums[bin * 3] = (sums[bin * 3] as number) + (pixel & 255);
      sums[bin * 3 + 1] = (sums[bin * 3 + 1] as number) + ((pixel >>> 8) & 255);
      sums[bin * 3 + 2] = (sums[bin * 3 + 2] as number) + ((pixel >>> 16) & 255);
    }
  }

  /** The at most `size` colours that stand for all that was counted: boxes are cut where colours spread the most. */
  palette(size: number): GifPalette {
    const counts = this.#counts;
    const used = new Uint16Array(counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0));
    let next = 0;
    for (let bin = 0; bin < BINS; bin++) if ((counts[bin] as number) > 0) used[next++] = bin;
    if (used.length === 0) return { rgb: new Uint8Array(3), size: 1 };
    const boxes = [this.#box(used, 0, used.length)];
    while (boxes.length < size) {
      let widest = -1;
      let most = 0;
      for (const [index, box] of boxes.entries()) {
        const spread = Math.max(...box.spread);
        if (box.to - box.from > 1 && spread > most) {
          widest = index;
          most = spread;
        }
      }
      const box = boxes[widest];
      if (box === undefined) break;
      const halves = this.#cut(box);
      boxes.splice(widest, 1, ...halves);
    }
    const rgb = new Uint8Array(boxes.length * 3);
    for (const [index, box] of boxes.entries())
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let at = box.from; at < box.to; at++) sum += this.#sums[(box.bins[at] as number) * 3 + channel] as number;
        rgb[index * 3 + channel] = Math.round(sum / box.count);
      }
    return { rgb, size: boxes.length };
  }

  #mean(bin: number, channel: number): number {
    return (this.#sums[bin * 3 + channel] as number) / (this.#counts[bin] as number);
  }

  #box(bins: Uint16Array, from: number, to: number): Box {
    const spread: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let at = from; at < to; at++) count += this.#counts[bins[at] as number] as number;
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      let squares = 0;
      for (let at = from; at < to; at++) {
        const bin = bins[at] as number;
        const mean = this.#mean(bin, channel);
        const weight = this.#counts[bin] as number;
        sum += mean * weight;
        squares += mean * mean * weight;
      }
      spread[channel as 0 | 1 | 2] = Math.max(0, squares - (sum * sum) / count);
    }
    return { bins, from, to, count, spread };
  }

  /** Cuts a box at the mean of the channel that spreads most. */
  #cut(box: Box): [Box, Box] {
    const channel = box.spread.indexOf(Math.max(...box.spread));
    const part = box.bins.subarray(box.from, box.to);
    part.sort((a, b) => this.#mean(a, channel) - this.#mean(b, channel) || a - b);
    let sum = 0;
    for (const bin of part) sum += this.#sums[bin * 3 + channel] as number;
    const mean = sum / box.count;
    let cut = box.from + 1;
    while (cut < box.to - 1 && this.#mean(box.bins[cut] as number, channel) < mean) cut += 1;
    return [this.#box(box.bins, box.from, cut), this.#box(box.bins, cut, box.to)];
  }
}

// Ordered dithering (Bayer, 4x4): the same pattern in every frame, so that what stands still does not flicker.
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => (value + 0.5) / 16 - 0.5);
/** A colour this near to one of the palette is taken as it is; others are mixed of two. Sum of squares. */
const CLOSE = 48;

/** Finds the colours of a palette for pixels, remembering what it found. */
export class PaletteMatcher {
  readonly #palette: GifPalette;
  readonly #near = new Int16Array(1 << 18).fill(-1);
  /** How far apart the palette's colours are, by which dithering pushes. */
  readonly #push: number;

  constructor(palette: GifPalette) {
    this.#palette = palette;
    this.#push = Math.min(24, 255 / Math.cbrt(palette.size));
  }

  /** Index of the colour for a pixel, a little-endian RGBA word, at a place. */
  match(pixel: number, x: number, y: number): number {
    const red = pixel & 255;
    const green = (pixel >>> 8) & 255;
    const blue = (pixel >>> 16) & 255;
    const plain = this.#nearest(red, green, blue);
    if (this.#distance(plain, red, green, blue) <= CLOSE) return plain;
    const push = (BAYER[(y & 3) * 4 + (x & 3)] as number) * this.#push;
    return this.#nearest(clamp(red + push), clamp(green + push), clamp(blue + push));
  }

  #distance(index: number, red: number, green: number, blue: number): number {
    const { rgb } = this.#palette;
    const r = (rgb[index * 3] as number) - red;
    const g = (rgb[index * 3 + 1] as number) - green;
    const b = (rgb[index * 3 + 2] as number) - blue;
    return r * r + g * g + b * b;
  }

  /** Nearest to the middle of the colour's bin of 6 bits a channel. */
  #nearest(red: number, green: number, blue: number): number {
    const bin = ((red & 0xfc) << 10) | ((green & 0xfc) << 4) | (blue >> 2);
    const known = this.#near[bin] as number;
    if (known >= 0) return known;
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#palette.size; index++) {
      const distance = this.#distance(index, (red & 0xfc) | 2, (green & 0xfc) | 2, (blue & 0xfc) | 2);
      if (distance < least) {
        least = distance;
        best = index;
      }
    }
    this.#near[bin] = best;
    return best;
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value | 0);
