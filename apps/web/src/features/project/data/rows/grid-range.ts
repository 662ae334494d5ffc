/** A place in the grid: rows and columns as they are shown, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}
/** The cells between two corners. */
export interface GridRange {
  /** Where one is; keys move it. */
  active: CellPlace;
  /** The other corner. */
  anchor: CellPlace;
}

/** First and last row and column of a range. */
export function edgesOf({ active, anchor }: GridRange): { top: number; bottom: number; left: number; right: number } {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  };
}

/** Where a key leads from a place: an arrow, Home, End and the pages, with Control to the edge. Null for other keys. */
export function moved(
  place: CellPlace,
  key: string,
  far: boolean,
  size: { rows: number; columns: number; page: number },
): CellPlace | null {
  const step = steps(place, key, far, size);
  if (step === null) return null;
  return {
    row: Math.max(0, Math.min(size.rows - 1, step.row)),
    column: Math.max(0, Math.min(size.columns - 1, step.column)),
  };
}

function steps(
  { row, column }: CellPlace,
  key: string,
  far: boolean,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): CellPlace | null {
  switch (key) {
    case "ArrowUp":
      return { row: far ? 0 : row - 1, column };
    case "ArrowDown":
      return { row: far ? rows - 1 : row + 1, column };
    case "ArrowLeft":
      return { row, column: far ? 0 : column - 1 };
    case "ArrowRight":
      return { row, column: far ? columns - 1 : column + 1 };
    case "Home":
      return { row: far ? 0 : row, column: 0 };
    case "End":
      return { row: far ? rows - 1 : row, column: columns - 1 };
    case "PageUp":
      return { row: row - page, column };
    case "PageDown":
      return { row: row + page, column };
    default:
      return null;
  }
}
