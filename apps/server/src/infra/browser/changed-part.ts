import sharp from "sharp";

/** A part of a picture, as shares of its sides. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Two pictures are compared at this size: what is smaller than a cell of it is no change that one sees. */
const COLUMNS = 36;
const ROWS = 64;
/** Levels of grey by which a cell has to differ. */
const DIFFERENT = 7;
/** So few cells are the trace of a finger or a cursor. */
const FEWEST_CELLS = 6;
/** More of the picture than this is another screen. */
const MOST = 0.6;

async function greyOf(picture: Uint8Array): Promise<Uint8Array> {
  return sharp(picture).greyscale().resize(COLUMNS, ROWS, { fit: "fill" }).raw().toBuffer();
}

/** The largest part in which two pictures differ; null where they hardly do, or nearly everywhere. */
export async function changedPart(before: Uint8Array, after: Uint8Array): Promise<Part | null> {
  const [a, b] = await Promise.all([greyOf(before), greyOf(after)]);
  const differs = Array.from(a, (value, at) => Math.abs(value - (b[at] ?? 0)) > DIFFERENT);
  let largest: number[] = [];
  const seen = new Set<number>();
  for (let start = 0; start < differs.length; start++) {
    if (differs[start] !== true || seen.has(start)) continue;
    const cells: number[] = [];
    const queue = [start];
    seen.add(start);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      cells.push(cell);
      for (const next of neighbours(cell))
        if (differs[next] === true && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
    }
    if (cells.length > largest.length) largest = cells;
  }
  if (largest.length < FEWEST_CELLS) return null;
  const columns = largest.map((cell) => cell % COLUMNS);
  const rows = largest.map((cell) => Math.floor(cell / COLUMNS));
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const part = {
    x: left / COLUMNS,
    y: top / ROWS,
    width: (right - left) / COLUMNS,
    height: (bottom - top) / ROWS,
  };
  return part.width * part.height > MOST ? null : part;
}

/** Cells around a cell, with at most one other in between: lines of text belong together. */
function neighbours(cell: number): number[] {
  const column = cell % COLUMNS;
  const row = Math.floor(cell / COLUMNS);
  const found: number[] = [];
  for (let y = Math.max(0, row - 2); y <= Math.min(ROWS - 1, row + 2); y++)
    for (let x = Math.max(0, column - 2); x <= Math.min(COLUMNS - 1, column + 2); x++) found.push(y * COLUMNS + x);
  return found;
}
