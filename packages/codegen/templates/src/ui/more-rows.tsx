import { useState } from "react";
import { copy } from "../copy.ts";
import { Button } from "./button.tsx";

/** As many rows as a page draws at once; the rest comes with a tap, each time twice as many, so that thousands stay quick. */
const STEP = 60;
/** What is printed at most. */
const MOST_PRINTED = 2000;

export interface Paged<T> {
  visible: readonly T[];
  more: (() => void) | null;
  /** Draws all that is printed. */
  drawAll: () => void;
}

/** The first rows of many, and how to see more of them; `more` is null when all are shown. */
export function useMore<T>(rows: readonly T[], step = STEP): Paged<T> {
  const [count, setCount] = useState(step);
  return {
    visible: rows.length > count ? rows.slice(0, count) : rows,
    more: rows.length > count ? () => setCount(count * 2) : null,
    drawAll: () => setCount(Math.max(count, MOST_PRINTED)),
  };
}

/** 'Show more', where there is more. */
export function MoreButton({ more }: { more: (() => void) | null }) {
  if (more === null) return null;
  return (
    <Button icon="chevron-down" className="self-center" onClick={more}>
      {copy.showMore}
    </Button>
  );
}
