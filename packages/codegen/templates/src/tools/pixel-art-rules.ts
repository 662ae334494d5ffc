/** Sides of a picture to choose from, in pixels. */
export const SIDES = [8, 16, 24, 32] as const;
/** Most pictures of a film. */
export const MOST_FRAMES = 8;
/** What a pixel without a color is in a text of pixels; the others are their color's place in the palette, to base 16. */
export const CLEAR = ".";

/** A film of pixels: each picture is a text of side × side signs. */
export interface Art {
  side: number;
  palette: readonly string[];
  frames: readonly string[];
}

/** The palette that one starts with; the last is there to be chosen by oneself. */
const PALETTE: readonly string[] = [
  "#1f1a2b",
  "#ffffff",
  "#8d93a5",
  "#c8323a",
  "#f0725c",
  "#f2a33a",
  "#f7d354",
  "#8fcf5a",
  "#2f8f4e",
  "#3fb6b2",
  "#3f7fd6",
  "#2b3f8f",
  "#8a5bd1",
  "#f29ac0",
  "#8a5a3c",
  "#f5d6b4",
];

/** Left half of a small ghost; the right one is its mirror. */
const GHOST = [
  "........",
  ".....000",
  "...00ccc",
  "..0ccccc",
  "..0ccccc",
  ".0cc11cc",
  ".0cc10cc",
  ".0cccccc",
  ".0cdcccc",
  ".0cccccc",
  ".0ccccc0",
  ".0cccccc",
  ".0cccccc",
  ".0cc0ccc",
  ".000.0cc",
  "......00",
];

const mirrored = (rows: readonly string[]): string => rows.map((half) => half + [...half].reverse().join("")).join("");

/** A ghost that hops and blinks. */
export function firstArt(): Art {
  const blinks = [...GHOST.slice(1), "........"].map((row) => row.replace("11", "cc").replace("10", "00"));
  return { side: 16, palette: PALETTE, frames: [mirrored(GHOST), mirrored(blinks)] };
}

/** A picture without a pixel in it. */
export const emptyFrame = (side: number): string => CLEAR.repeat(side * side);

/** The sign of a color by its place in the palette. */
export const signOf = (index: number): string => index.toString(16);

/** The place in the palette of a sign; none where there is no color. */
export function indexOf(sign: string | undefined): number | undefined {
  const index = Number.parseInt(sign ?? "", 16);
  return Number.isNaN(index) ? undefined : index;
}

/** Every place between two pixels, both of them among them (Bresenham 1965), so that a quick stroke has no gaps. */
export function placesBetween(side: number, from: number, to: number): number[] {
  let [x, y] = [from % side, Math.floor(from / side)];
  const [toX, toY] = [to % side, Math.floor(to / side)];
  const [dx, dy] = [Math.abs(toX - x), -Math.abs(toY - y)];
  const [stepX, stepY] = [Math.sign(toX - x), Math.sign(toY - y)];
  const places = [from];
  for (let error = dx + dy; x !== toX || y !== toY;) {
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
    places.push(y * side + x);
  }
  return places;
}

/** The place across the middle from left to right. */
export const mirrorOf = (side: number, place: number): number => {
  const row = Math.floor(place / side);
  return row * side + (side - 1 - (place - row * side));
};

/** The picture with a sign at these places. */
export function paint(frame: string, places: readonly number[], sign: string): string {
  const cells = [...frame];
  for (const place of places) if (place >= 0 && place < cells.length) cells[place] = sign;
  return cells.join("");
}

/** The picture with everything of one color that hangs together filled anew. */
export function fill(frame: string, side: number, place: number, sign: string): string {
  const cells = [...frame];
  const before = cells[place];
  if (before === undefined || before === sign) return frame;
  const open = [place];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (cells[at] !== before) continue;
    cells[at] = sign;
    if (at % side > 0) open.push(at - 1);
    if (at % side < side - 1) open.push(at + 1);
    open.push(at - side, at + side);
  }
  return cells.join("");
}

/** A picture on a grid of another side, its middle where it was. */
export function resizeFrame(frame: string, from: number, to: number): string {
  const shift = Math.floor((from - to) / 2);
  return Array.from({ length: to * to }, (_, place) => {
    const x = (place % to) + shift;
    const y = Math.floor(place / to) + shift;
    return x < 0 || y < 0 || x >= from || y >= from ? CLEAR : (frame[y * from + x] ?? CLEAR);
  }).join("");
}

/** How often a side goes into about `wanted` pixels: the scale of a saved picture, which stays sharp. */
export const scaleFor = (side: number, wanted: number): number => Math.max(1, Math.floor(wanted / side));
