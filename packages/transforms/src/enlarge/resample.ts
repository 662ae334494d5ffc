import { createPixels, type Pixels, type Report } from "../pixels.ts";

/** Lobes of the Lanczos kernel: 3 is sharp and rings little. */
const LOBES = 3;

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

interface Taps {
  first: number;
  weights: Float32Array;
}

/** Which values of a line make up each value of the resampled line. Made smaller, the kernel widens so that nothing is skipped. */
function tapsOf(from: number, to: number): Taps[] {
  const scale = from / to;
  const reach = Math.max(1, scale);
  return Array.from({ length: to }, (_, index) => {
    const centre = (index + 0.5) * scale - 0.5;
    const low = Math.max(0, Math.ceil(centre - LOBES * reach));
    const high = Math.min(from - 1, Math.floor(centre + LOBES * reach));
    const weights = new Float32Array(high - low + 1);
    let sum = 0;
    for (let at = low; at <= high; at++) sum += weights[at - low] = lanczos((at - centre) / reach);
    for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) / sum;
    return { first: low, weights };
  });
}

/** One row of a picture resampled across: red, green and blue weighed by alpha, and alpha. */
function resampleRow(source: Pixels, y: number, across: readonly Taps[]): Float32Array {
  const row = new Float32Array(across.length * 4);
  across.forEach(({ first, weights }, x) => {
    let [r, g, b, a] = [0, 0, 0, 0];
    for (let tap = 0; tap < weights.length; tap++) {
      const at = (y * source.width + first + tap) * 4;
      const alpha = (source.data[at + 3] ?? 0) * (weights[tap] ?? 0);
      r += (source.data[at] ?? 0) * alpha;
      g += (source.data[at + 1] ?? 0) * alpha;
      b += (source.data[at + 2] ?? 0) * alpha;
      a += alpha;
    }
    row.set([r, g, b, a], x * 4);
  });
  return row;
}

/** Resamples a picture to `width` x `height` px with a Lanczos kernel. Colours of transparent pixels do not bleed. */
export function resample(source: Pixels, width: number, height: number, report: Report = () => undefined): Pixels {
  const across = tapsOf(source.width, width);
  const down = tapsOf(source.height, height);
  // Only the rows under the kernel are kept: all of them would take several times the result.
  const rows = new Map<number, Float32Array>();
  const result = createPixels(width, height);
  down.forEach(({ first, weights }, y) => {
    for (const index of rows.keys()) if (index < first) rows.delete(index);
    const under = Array.from(weights, (_, tap) => {
      const row = rows.get(first + tap) ?? resampleRow(source, first + tap, across);
      rows.set(first + tap, row);
      return row;
    });
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let tap = 0; tap < under.length; tap++) {
        const row = under[tap];
        const weight = weights[tap] ?? 0;
        if (row === undefined) continue;
        r += (row[x * 4] ?? 0) * weight;
        g += (row[x * 4 + 1] ?? 0) * weight;
        b += (row[x * 4 + 2] ?? 0) * weight;
        a += (row[x * 4 + 3] ?? 0) * weight;
      }
      const to = (y * width + x) * 4;
      if (a > 0.001) {
        result.data[to] = r / a;
        result.data[to + 1] = g / a;
        result.data[to + 2] = b / a;
      }
      result.data[to + 3] = a;
    }
    report(y / height);
  });
  return result;
}
