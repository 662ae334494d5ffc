import type { PalettePair } from "./data/palette-variants.ts";
import { hexOfOklch, oklabOf, oklchOf, oklchOfLab, type Oklab, type Oklch } from "./oklch.ts";
import { completePalette } from "./palette.ts";

/** A colour of a picture and the share of the picture it stands for, 0 to 1. */
export interface PictureColour {
  colour: string;
  share: number;
}

/** Chroma below which a colour counts as grey. */
const GREY = 0.035;
/** Hues nearer than this look like one, degrees. */
const ALIKE = 28;

/**
 * Light and dark palettes around one to three colours of somebody's own: the first becomes the accent, moved only as far as readable text
 * needs; grounds are tinted with its hue; accents that are not given are chosen in harmony with it. All text pairs keep 4.5:1.
 */
export function derivePalettes(colours: readonly [string, ...string[]]): PalettePair {
  const accent = oklchOf(colours[0]);
  const isGrey = accent.c < GREY;
  const hue = isGrey ? 250 : accent.h;
  const tint = isGrey ? 0.003 : Math.min(0.016, accent.c * 0.12);
  const second = colours[1] === undefined ? beside(accent, isGrey ? 0 : 150) : oklchOf(colours[1]);
  const third = colours[2] === undefined ? beside(accent, isGrey ? 90 : 60) : oklchOf(colours[2]);
  return {
    light: completePalette({
      ground: hexOfOklch({ l: 0.976, c: tint, h: hue }),
      surface: hexOfOklch({ l: 0.995, c: tint / 3, h: hue }),
      ink: hexOfOklch({ l: 0.215, c: tint * 2.2, h: hue }),
      accent: colours[0].toLowerCase(),
      accent2: hexOfOklch({ ...second, l: Math.min(second.l, 0.66) }),
      accent3: hexOfOklch({ ...third, l: Math.max(third.l, 0.8), c: Math.min(third.c, 0.14) }),
    }),
    dark: completePalette({
      ground: hexOfOklch({ l: 0.175, c: tint * 1.3, h: hue }),
      surface: hexOfOklch({ l: 0.225, c: tint * 1.5, h: hue }),
      ink: hexOfOklch({ l: 0.955, c: tint, h: hue }),
      accent: hexOfOklch({ ...accent, l: Math.max(accent.l, 0.74) }),
      accent2: hexOfOklch({ ...second, l: Math.max(second.l, 0.74) }),
      accent3: hexOfOklch({ ...third, l: Math.max(third.l, 0.82), c: Math.min(third.c, 0.13) }),
    }),
  };
}

const beside = ({ l, c, h }: Oklch, turn: number): Oklch => ({
  l: turn < 90 ? Math.max(l, 0.78) : Math.min(0.7, Math.max(0.5, l)),
  c: turn === 0 ? c : Math.max(0.08, Math.min(c, 0.14)),
  h: (h + turn) % 360,
});

/**
 * The main colours of a picture, the one that covers most first: k-means in OKLab over at most 4,096 of its pixels, begun with colours that
 * lie far apart, so the same picture always gives the same colours. `pixels` are RGBA, read only; see-through ones do not count.
 */
export function pictureColours(pixels: Uint8ClampedArray | Uint8Array, most = 6): PictureColour[] {
  const points = samplesOf(pixels);
  if (points.length === 0) return [];
  let centres = firstCentres(points, most);
  let groups: Oklab[][] = [];
  for (let round = 0; round < 8; round += 1) {
    groups = centres.map(() => []);
    for (const point of points) groups[nearest(point, centres)]?.push(point);
    centres = groups.map((group, index) => (group.length === 0 ? (centres[index] ?? [0, 0, 0]) : meanOf(group)));
  }
  return groups
    .map((group, index) => ({
      colour: hexOfOklch(oklchOfLab(centres[index] ?? [0, 0, 0])),
      share: group.length / points.length,
    }))
    .filter(({ share }) => share > 0.005)
    .toSorted((a, b) => b.share - a.share);
}

/** Colours of a picture that make accents, the strongest first: colourful, of some weight, and of different hues. */
export function accentsOf(colours: readonly PictureColour[]): [string, ...string[]] {
  const ranked = colours
    .map(({ colour, share }) => ({ colour, ...oklchOf(colour), share }))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const chosen: (typeof ranked)[number][] = [];
  for (const each of ranked) {
    if (chosen.length === 3 || (chosen.length > 0 && each.c < GREY)) continue;
    if (chosen.every((other) => hueDistance(other.h, each.h) > ALIKE || Math.abs(other.l - each.l) > 0.3))
      chosen.push(each);
  }
  const [first = "#4a4a4a", ...rest] = chosen.map(({ colour }) => colour);
  return [first, ...rest];
}

const weightOf = ({ c, l, share }: Oklch & { share: number }): number =>
  c * Math.sqrt(share) * (l > 0.2 && l < 0.92 ? 1 : 0.3);

const hueDistance = (a: number, b: number): number => {
  const apart = Math.abs(a - b) % 360;
  return Math.min(apart, 360 - apart);
};

function samplesOf(pixels: Uint8ClampedArray | Uint8Array): Oklab[] {
  const count = Math.floor(pixels.length / 4);
  const step = Math.max(1, Math.floor(count / 4096));
  const points: Oklab[] = [];
  for (let pixel = 0; pixel < count; pixel += step) {
    const at = pixel * 4;
    if ((pixels[at + 3] ?? 0) < 128) continue;
    points.push(oklabOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
  }
  return points;
}

/** The mean colour, then again and again the one farthest from all chosen. */
function firstCentres(points: readonly Oklab[], most: number): Oklab[] {
  const centres: Oklab[] = [meanOf(points)];
  const room = points.map((point) => distance(point, centres[0] ?? point));
  while (centres.length < most) {
    let farthest = 0;
    room.forEach((each, index) => {
      if (each > (room[farthest] ?? 0)) farthest = index;
    });
    const point = points[farthest];
    if (point === undefined || (room[farthest] ?? 0) < 0.0004) break;
    centres.push(point);
    points.forEach((each, index) => {
      room[index] = Math.min(room[index] ?? 0, distance(each, point));
    });
  }
  return centres;
}

function nearest(point: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, index) => {
    const apart = distance(point, centre);
    if (apart < least) {
      least = apart;
      best = index;
    }
  });
  return best;
}

const distance = (a: Oklab, b: Oklab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function meanOf(points: readonly Oklab[]): Oklab {
  const sum = [0, 0, 0];
  for (const point of points) point.forEach((part, axis) => (sum[axis] = (sum[axis] ?? 0) + part));
  const [l = 0, a = 0, b = 0] = sum.map((part) => part / points.length);
  return [l, a, b];
}
