import { oklabOf } from "@sayhey/appspec";
import { blurChannel } from "../blur.ts";
import { smoothstep, type Pixels, type Report } from "../pixels.ts";

/** How far a colour may be from the background's, how gently it ends, and whether it may lie inside. */
interface Wish {
  /** 0..1 */
  tolerance: number;
  /** 0..1 */
  soft: number;
  holes: boolean;
}

/** How much of each pixel belongs to what is kept, 0..1, and the background's mean colour, 0..255. */
interface Matte {
  cover: Float32Array;
  background: readonly [number, number, number];
}

/** Distance in OKLab that the largest tolerance takes for background: black and white are 1 apart. */
const FARTHEST = 0.32;
/** Border colours nearer than this to the most frequent one are taken for the same background. */
const SAME = 0.16;
/** Smallest hole, as a share of the picture. */
const LEAST_HOLE = 0.0002;

/**
 * Finds an even background from the edges of a picture in: a plane of colour is fitted to the border in OKLab, so that a wall may be lit
 * from one side, and what lies near it and hangs together with the border is background.
 */
export function findBackground(source: Pixels, wish: Wish, report: Report): Matte {
  const { width, height } = source;
  const lab = labOf(source, report);
  const plane = fitPlane(lab, width, height);
  const near = wish.tolerance * FARTHEST;
  const apart = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) apart[index] = distanceTo(plane, lab, index, x / width, y / height);
  report(0.6);
  const reached = flood(apart, width, height, near);
  if (wish.holes) openHoles(apart, reached, width, height, near * 0.7);
  report(0.8);
  const low = near * (1 - 0.6 * wish.soft);
  const high = near * (1 + 0.9 * wish.soft);
  const cover = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++)
      cover[index] = reached[index] === 1 || touches(reached, width, height, x, y) ? ramp(low, high, apart[index]) : 1;
  // Less than a pixel of blur takes the stairs off the edge, and leaves what is whole or gone as it is.
  const soft = wish.soft === 0 || Math.min(width, height) < 8 ? cover : softened(cover, width, height);
  report(1);
  return { cover: soft, background: meanOf(source, reached) };
}

const ramp = (low: number, high: number, value = 0): number =>
  high - low < 1e-6 ? (value < high ? 0 : 1) : smoothstep(low, high, value);

function labOf({ data, width, height }: Pixels, report: Report): Float32Array {
  const lab = new Float32Array(width * height * 3);
  for (let index = 0, at = 0, to = 0; index < width * height; index++, at += 4, to += 3) {
    const [l, a, b] = oklabOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    lab[to] = l;
    lab[to + 1] = a;
    lab[to + 2] = b;
    if (index % width === 0) report((index / (width * height)) * 0.5);
  }
  return lab;
}

/** Coefficients of `1`, `x` and `y` for each of L, a and b. */
type Plane = readonly [readonly number[], readonly number[], readonly number[]];

function distanceTo(plane: Plane, lab: Float32Array, index: number, x: number, y: number): number {
  let sum = 0;
  for (let channel = 0; channel < 3; channel++) {
    const [c = 0, cx = 0, cy = 0] = plane[channel as 0 | 1 | 2];
    const off = (lab[index * 3 + channel] ?? 0) - (c + cx * x + cy * y);
    sum += off * off;
  }
  return Math.sqrt(sum);
}

/** The plane through the colours of the border, what belongs to something else left out. */
function fitPlane(lab: Float32Array, width: number, height: number): Plane {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  const channelsOf = (index: number): [number, number, number] => [
    lab[index * 3] ?? 0,
    lab[index * 3 + 1] ?? 0,
    lab[index * 3 + 2] ?? 0,
  ];
  // The most frequent colour of the border, in steps of a twentieth of each axis.
  const bins = new Map<string, { count: number; sum: [number, number, number] }>();
  for (const index of border) {
    const colour = channelsOf(index);
    const key = colour.map((value) => Math.round(value * 20)).join();
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    colour.forEach((value, channel) => (bin.sum[channel as 0 | 1 | 2] += value));
    bins.set(key, bin);
  }
  const most = [...bins.values()].reduce((best, bin) => (bin.count > best.count ? bin : best));
  let plane: Plane = [[most.sum[0] / most.count], [most.sum[1] / most.count], [most.sum[2] / most.count]];
  for (let round = 0; round < 3; round++) {
    const kept = border.filter((index) => {
      const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
      return distanceTo(plane, lab, index, x, y) < SAME / (round + 1);
    });
    if (kept.length < 12) break;
    plane = [0, 1, 2].map((channel) => leastSquares(kept, lab, channel, width, height)) as unknown as Plane;
  }
  return plane;
}

/** Solves the normal equations of value = c + cx x + cy y by Cramer's rule, with a little pull to an even colour. */
function leastSquares(
  indices: readonly number[],
  lab: Float32Array,
  channel: number,
  width: number,
  height: number,
): number[] {
  let [sx, sy, sxx, sxy, syy, sv, sxv, syv] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const index of indices) {
    const x = (index % width) / width - 0.5;
    const y = Math.floor(index / width) / height - 0.5;
    const value = lab[index * 3 + channel] ?? 0;
    sx += x;
    sy += y;
    sxx += x * x;
    sxy += x * y;
    syy += y * y;
    sv += value;
    sxv += x * value;
    syv += y * value;
  }
  const n = indices.length;
  sxx += n * 0.01;
  syy += n * 0.01;
  const det = n * (sxx * syy - sxy * sxy) - sx * (sx * syy - sxy * sy) + sy * (sx * sxy - sxx * sy);
  if (Math.abs(det) < 1e-9) return [sv / n, 0, 0];
  const c = (sv * (sxx * syy - sxy * sxy) - sx * (sxv * syy - sxy * syv) + sy * (sxv * sxy - sxx * syv)) / det;
  const cx = (n * (sxv * syy - sxy * syv) - sv * (sx * syy - sxy * sy) + sy * (sx * syv - sxv * sy)) / det;
  const cy = (n * (sxx * syv - sxv * sxy) - sx * (sx * syv - sxv * sy) + sv * (sx * sxy - sxx * sy)) / det;
  return [c - 0.5 * cx - 0.5 * cy, cx, cy];
}

/** 1 for every pixel nearer than `near` that hangs together with the border. */
function flood(apart: Float32Array, width: number, height: number, near: number): Uint8Array {
  const reached = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (index: number): void => {
    if (reached[index] === 1 || (apart[index] ?? 0) >= near) return;
    reached[index] = 1;
    stack.push(index);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  spread(stack, width, height, visit);
  return reached;
}

function spread(stack: number[], width: number, height: number, visit: (index: number) => void): void {
  for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
}

/** Adds what shows through inside: areas of the background's colour that are no speck. */
function openHoles(apart: Float32Array, reached: Uint8Array, width: number, height: number, near: number): void {
  const seen = reached.slice();
  const least = Math.max(16, width * height * LEAST_HOLE);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || (apart[start] ?? 0) >= near) continue;
    const area: number[] = [];
    const stack: number[] = [];
    const visit = (index: number): void => {
      if (seen[index] === 1 || (apart[index] ?? 0) >= near) return;
      seen[index] = 1;
      area.push(index);
      stack.push(index);
    };
    visit(start);
    spread(stack, width, height, visit);
    if (area.length >= least) for (const index of area) reached[index] = 1;
  }
}

/** Whether the background lies within two pixels: there edges are mixed of both. */
function touches(reached: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  for (let dy = -2; dy <= 2; dy++) {
    const row = y + dy;
    if (row < 0 || row >= height) continue;
    for (let dx = -2; dx <= 2; dx++) {
      const column = x + dx;
      if (column >= 0 && column < width && reached[row * width + column] === 1) return true;
    }
  }
  return false;
}

function softened(cover: Float32Array, width: number, height: number): Float32Array {
  const blurred = blurChannel(cover, width, height, 1);
  return cover.map((value, index) => {
    const around = blurred[index] ?? value;
    return value === 0 && around < 0.02 ? 0 : value === 1 && around > 0.98 ? 1 : (value + around) / 2;
  });
}

function meanOf({ data }: Pixels, reached: Uint8Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < reached.length; index += 1) {
    if (reached[index] !== 1) continue;
    count += 1;
    for (let channel = 0; channel < 3; channel++) sum[channel as 0 | 1 | 2] += data[index * 4 + channel] ?? 0;
  }
  return count === 0 ? sum : [sum[0] / count, sum[1] / count, sum[2] / count];
}
