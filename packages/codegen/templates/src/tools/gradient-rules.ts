import type { Random } from "../games/game.ts";
import { oklchToRgb, readColor, toHex } from "./color-rules.ts";

/** A color and where it stands, in percent. */
export interface Stop {
  color: string;
  at: number;
}

/** A gradient as CSS has them (CSS Images 4). */
export interface Gradient {
  kind: "linear" | "radial" | "conic";
  /** Degrees, clockwise; of a linear one 0 leads up, a conic one starts there. */
  angle: number;
  stops: Stop[];
}

/** Fewest and most colors. */
export const STOPS = { least: 2, most: 5 } as const;

/** Colors in the order in which they stand. */
export function inOrder(stops: readonly Stop[]): Stop[] {
  return [...stops].sort((a, b) => a.at - b.at);
}

/** A gradient as CSS writes it. */
export function gradientCss({ kind, angle, stops }: Gradient): string {
  const colors = inOrder(stops)
    .map(({ color, at }) => `${color} ${at}%`)
    .join(", ");
  if (kind === "linear") return `linear-gradient(${angle}deg, ${colors})`;
  return kind === "radial" ? `radial-gradient(circle, ${colors})` : `conic-gradient(from ${angle}deg, ${colors})`;
}

/** Ends of the line of a linear gradient: as long as the corners need (CSS Images 4, section 3.1). */
export function gradientLine(
  width: number,
  height: number,
  angle: number,
): [x1: number, y1: number, x2: number, y2: number] {
  const turn = (angle * Math.PI) / 180;
  const [across, up] = [Math.sin(turn), -Math.cos(turn)];
  const half = (Math.abs(width * across) + Math.abs(height * up)) / 2;
  return [width / 2 - across * half, height / 2 - up * half, width / 2 + across * half, height / 2 + up * half];
}

/** One more color, in the middle of the widest gap, between its neighbors. */
export function withStop(stops: readonly Stop[]): Stop[] {
  const sorted = inOrder(stops);
  let widest = 0;
  sorted.forEach((_stop, index) => {
    const gap = (of: number) => (sorted[of + 1]?.at ?? 0) - (sorted[of]?.at ?? 0);
    if (index < sorted.length - 1 && gap(index) > gap(widest)) widest = index;
  });
  const [left, right] = [sorted[widest], sorted[widest + 1]];
  if (left === undefined || right === undefined) return sorted;
  const middle = { color: mixed(left.color, right.color), at: Math.round((left.at + right.at) / 2) };
  return [...sorted.slice(0, widest + 1), middle, ...sorted.slice(widest + 1)];
}

function mixed(one: string, other: string): string {
  const channel = (hex: string, from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  const middle = (from: number) => (channel(one, from) + channel(other, from)) / 2;
  return toHex([middle(1), middle(3), middle(5)]);
}

/** Colors by chance that go over into each other well: neighbors on the color wheel, with one far one at times. */
export function randomStops(count: number, random: Random): Stop[] {
  const start = random() * 360;
  const reach = 50 + random() * 130;
  const way = random() < 0.5 ? -1 : 1;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const lightness = 0.5 + 0.35 * share + (random() - 0.5) * 0.08;
    const hue = (start + way * reach * share + 720) % 360;
    return { color: toHex(oklchToRgb({ lightness, chroma: 0.15, hue })), at: Math.round(share * 100) };
  });
}

/** Colors of a text as evenly spread stops; undefined where there are too few. */
export function readStops(text: string): Stop[] | undefined {
  const colors = (text.match(/#[0-9a-f]{3,6}\b/gi) ?? []).flatMap((each) => readColor(each) ?? []).slice(0, STOPS.most);
  if (colors.length < STOPS.least) return undefined;
  return colors.map((color, index) => ({ color, at: Math.round((index / (colors.length - 1)) * 100) }));
}
