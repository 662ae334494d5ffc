/** A part of a picture, in shares of its width and height. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Settings of the filters, in percent; `blur` in thousandths of the longer side. */
export interface Filters {
  brightness: number;
  contrast: number;
  saturation: number;
  sepia: number;
  grayscale: number;
  blur: number;
}

/** Everything that is done to a picture; the picture itself stays as it was. */
export interface Edits {
  /** Quarter turns clockwise, before it is flipped. */
  turns: number;
  flipX: boolean;
  flipY: boolean;
  crop: Box;
  filters: Filters;
  /** A line on the picture, with its middle in shares of what is left of it and its height in percent. */
  words: { text: string; x: number; y: number; size: number };
}

/** All of a picture. */
export const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };
/** Filters that change nothing. */
export const PLAIN: Filters = { brightness: 100, contrast: 100, saturation: 100, sepia: 0, grayscale: 0, blur: 0 };
/** Nothing is done. */
export const UNTOUCHED: Edits = {
  turns: 0,
  flipX: false,
  flipY: false,
  crop: WHOLE,
  filters: PLAIN,
  words: { text: "", x: 0.5, y: 0.88, size: 10 },
};

/** Looks to start from. */
export const LOOKS = {
  plain: PLAIN,
  vivid: { ...PLAIN, contrast: 118, saturation: 160 },
  noir: { ...PLAIN, grayscale: 100, contrast: 140, brightness: 95 },
  faded: { ...PLAIN, sepia: 55, contrast: 85, brightness: 108 },
  dream: { ...PLAIN, blur: 4, brightness: 112, saturation: 125 },
} as const satisfies Record<string, Filters>;

/** Smallest share that a crop leaves. */
const LEAST = 0.08;

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** A quarter turn clockwise of everything as it is seen: what was flipped across is then flipped down. */
export const turnRight = (edits: Edits): Edits => ({
  ...edits,
  turns: (edits.turns + 1) % 4,
  flipX: edits.flipY,
  flipY: edits.flipX,
  crop: { x: 1 - edits.crop.y - edits.crop.h, y: edits.crop.x, w: edits.crop.h, h: edits.crop.w },
});

/** Mirrors what is seen, across or down. */
export const flip = (edits: Edits, way: "x" | "y"): Edits =>
  way === "x"
    ? { ...edits, flipX: !edits.flipX, crop: { ...edits.crop, x: 1 - edits.crop.x - edits.crop.w } }
    : { ...edits, flipY: !edits.flipY, crop: { ...edits.crop, y: 1 - edits.crop.y - edits.crop.h } };

/** A box moved by so much, as far as it stays on the picture. */
export const moveBox = (box: Box, dx: number, dy: number): Box => ({
  ...box,
  x: clamp(box.x + dx, 0, 1 - box.w),
  y: clamp(box.y + dy, 0, 1 - box.h),
});

/** A corner of a box: top or bottom, left or right. */
export type Corner = "tl" | "tr" | "bl" | "br";

/** A box with one of its corners moved by so much; the corner across stays. */
export function moveCorner(box: Box, corner: Corner, dx: number, dy: number): Box {
  const right = box.x + box.w;
  const bottom = box.y + box.h;
  const x = corner.endsWith("l") ? clamp(box.x + dx, 0, right - LEAST) : box.x;
  const y = corner.startsWith("t") ? clamp(box.y + dy, 0, bottom - LEAST) : box.y;
  const toX = corner.endsWith("r") ? clamp(right + dx, box.x + LEAST, 1) : right;
  const toY = corner.startsWith("b") ? clamp(bottom + dy, box.y + LEAST, 1) : bottom;
  return { x, y, w: toX - x, h: toY - y };
}

/** The largest box of that ratio in the middle of a picture. */
export function ratioBox(ratio: number, width: number, height: number): Box {
  const w = Math.min(1, (ratio * height) / width);
  const h = Math.min(1, width / ratio / height);
  return { x: (1 - w) / 2, y: (1 - h) / 2, w, h };
}

/** Three rows of what red, green and blue become: shares of each of them and what is added. */
export type Matrix = readonly (readonly [number, number, number, number])[];

const SAME: Matrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

/** First `before`, then `after`. */
function chain(before: Matrix, after: Matrix): Matrix {
  return after.map((row) => {
    const sum = (column: 0 | 1 | 2 | 3) =>
      before.reduce((all, from, index) => all + (row[index] ?? 0) * from[column], 0);
    return [sum(0), sum(1), sum(2), sum(3) + row[3]] as const;
  });
}

/** Mixes a picture with what all its colors become by `full`; 0 leaves it as it is. */
const mixed = (full: Matrix, amount: number): Matrix =>
  full.map((row, index) => {
    const same = SAME[index] ?? row;
    const part = (column: 0 | 1 | 2 | 3) => same[column] + (row[column] - same[column]) * amount;
    return [part(0), part(1), part(2), part(3)] as const;
  });

const grays = (red: number, green: number, blue: number): Matrix => SAME.map(() => [red, green, blue, 0] as const);
const SEPIA: Matrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
];

/** The color filters as one matrix, by W3C Filter Effects Module Level 1, "Filter primitive representation". */
export function colorMatrix(filters: Filters): Matrix {
  const light = filters.brightness / 100;
  const contrast = filters.contrast / 100;
  return [
    mixed(grays(0, 0, 0), 1 - light),
    SAME.map((row) => [row[0] * contrast, row[1] * contrast, row[2] * contrast, 127.5 - 127.5 * contrast] as const),
    mixed(grays(0.213, 0.715, 0.072), 1 - filters.saturation / 100),
    mixed(grays(0.2126, 0.7152, 0.0722), filters.grayscale / 100),
    mixed(SEPIA, filters.sepia / 100),
  ].reduce(chain, SAME);
}
