/** A seeded source of numbers in [0, 1): mulberry32. The same seed draws the same picture everywhere. */
export type Random = () => number;

/** 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number between two others. */
export const between = (rand: Random, low: number, high: number): number => low + rand() * (high - low);

/** One of a list. */
export function oneOf<T>(rand: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(rand() * list.length)] ?? list[0];
}

/** Short decimals keep the document small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

/** A box with rounded corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const [w, h] = [n(width - 2 * r), n(height - 2 * r)];
  const arc = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h-${w}${arc(-r, -r)}v-${h}${arc(r, -r)}Z`;
}

export type Point = readonly [number, number];

/** Straight lines through points. */
export const lines = (points: readonly Point[], closed = false): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("") + (closed ? "Z" : "");

/** A smooth curve through points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed, softly uneven round shape. */
export function blob(rand: Random, x: number, y: number, r: number, wobble = 0.18, corners = 8): string {
  const turn = rand() * Math.PI;
  return curve(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const radius = r * (1 + (rand() * 2 - 1) * wobble);
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
    true,
  );
}

/** A hilly line across the picture, closed along its lower edge. */
export function hill(rand: Random, y: number, height: number, steps = 5, bottom = 310): string {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => [
    -20 + (index / steps) * 440,
    y - rand() * height,
  ]);
  return `${curve(points)}L420 ${bottom}L-20 ${bottom}Z`;
}

/** A star or burst with any number of points. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -Math.PI / 2): string {
  return lines(
    Array.from({ length: points * 2 }, (_, index): Point => {
      const radius = index % 2 === 0 ? outer : inner;
      const angle = turn + (index / (points * 2)) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
    true,
  );
}

/** Petals round a centre. */
export function petals(x: number, y: number, r: number, count: number, width = 0.42, turn = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    const at = (distance: number, side: number): string =>
      `${n(x + Math.cos(angle + side) * distance)} ${n(y + Math.sin(angle + side) * distance)}`;
    return `M${n(x)} ${n(y)}C${at(r * 0.6, -width)} ${at(r, -width * 0.9)} ${at(r, 0)}C${at(r, width * 0.9)} ${at(r * 0.6, width)} ${n(x)} ${n(y)}Z`;
  }).join("");
}

/** A slice of a ring or of a disc, angles in radians. */
export function wedge(x: number, y: number, r: number, from: number, to: number): string {
  const at = (angle: number) => `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  return `M${n(x)} ${n(y)}L${at(from)}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
}
