import { useLayoutEffect, useMemo, useState, type RefObject, type UIEvent } from "react";

/** Heights, px. Rows are all alike, so that those in view can be told without measuring. */
export const ROW = 38;
export const HEAD = 42;
/** Width of the column of row numbers, px. */
export const NUMBERS = 52;
/** Rows drawn above and below what is in view. */
const OVERSCAN = 8;
/** Rows after which others are drawn while one scrolls. */
const STEP = 4;
/** From this width on the first column stays in view beside the numbers, px. */
const HOLDS_FIRST = 560;

/** Which part of the grid is in view, and how to bring a cell there. */
export function useGridView(grid: RefObject<HTMLDivElement | null>, widths: readonly number[]) {
  const [view, setView] = useState({ top: 0, height: 600 });
  const offsets = useMemo(() => {
    const ends = widths.reduce<number[]>((sums, width) => [...sums, (sums.at(-1) ?? NUMBERS) + width], []);
    return [NUMBERS, ...ends];
  }, [widths]);

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);

  const reveal = (row: number, column: number): void => {
    const element = grid.current;
    if (element === null) return;
    const top = row * ROW;
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (top + ROW + HEAD > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: top + ROW + HEAD - element.clientHeight + 8 });
    if (column === 0) return;
    const left = offsets[column] ?? 0;
    const held = element.clientWidth > HOLDS_FIRST ? NUMBERS + (widths[0] ?? 0) : NUMBERS;
    const width = widths[column] ?? 0;
    if (left - held < element.scrollLeft) element.scrollTo({ left: left - held });
    else if (left + width > element.scrollLeft + element.clientWidth)
      element.scrollTo({ left: left + width - element.clientWidth + 8 });
  };

  return {
    /** Width of all columns, px. */
    total: NUMBERS + widths.reduce((sum, width) => sum + width, 0),
    /** Rows that fit, less two that a page of keys keeps. */
    page: Math.max(1, Math.floor(view.height / ROW) - 2),
    /** Lower end of what is in view, px from the first row. */
    bottom: view.top + view.height,
    /** First row to draw, and the one after the last. */
    first: Math.max(0, Math.floor(view.top / ROW) - OVERSCAN),
    end: Math.ceil((view.top + view.height) / ROW) + STEP + OVERSCAN,
    reveal,
    /** How far a column begins right of what is in view, px. */
    leftOf: (column: number): number => (offsets[column] ?? 0) - (grid.current?.scrollLeft ?? 0),
    onScroll: (event: UIEvent<HTMLElement>): void => {
      const top = Math.floor(event.currentTarget.scrollTop / (ROW * STEP)) * ROW * STEP;
      setView((before) => (before.top === top ? before : { ...before, top }));
    },
  };
}
