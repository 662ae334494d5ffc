import { leanAt } from "./camera-move.ts";

/** How near each place of a picture is, 0..1, on a square grid. */
interface Depth {
  depth: Float32Array;
  /** Columns and rows. */
  side: number;
}

/** Copies a part of a picture to a place, px: `drawImage` of a canvas with the picture filled in. */
type CopyPart = (
  left: number,
  top: number,
  width: number,
  height: number,
  toLeft: number,
  toTop: number,
  toWidth: number,
  toHeight: number,
) => void;

/** Rows a picture is bent in: from one to the next it moves by less than a pixel. */
const ROWS = 160;

/** Bends a picture in narrow strips at a moment `t` (0..1): each cell of the grid is drawn as far aside as it leans, edge to edge. */
export function drawLean(
  copy: CopyPart,
  { width, height }: { width: number; height: number },
  { depth, side }: Depth,
  t: number,
  amount: number,
): void {
  const rows = Math.min(height, ROWS);
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows);
    const tall = Math.floor(((row + 1) * height) / rows) - top;
    const y = Math.min(side - 1, Math.floor((row * side) / rows));
    const low = Math.min(side - 1, y + 1);
    const part = (row * side) / rows - y;
    const shiftAt = (x: number): number => {
      const near = (depth[y * side + x] ?? 0) * (1 - part) + (depth[low * side + x] ?? 0) * part;
      return leanAt(t, near, amount) * width;
    };
    let from = 0;
    for (let x = 0; x < side; x++) {
      const [left, right] = [(x * width) / side, ((x + 1) * width) / side];
      const end = x === side - 1 ? width : right + (shiftAt(x) + shiftAt(x + 1)) / 2;
      if (end > from) copy(left, top, right - left, tall, from, top, Math.min(width - from, end - from + 1), tall);
      from = Math.max(from, end);
    }
  }
}
