import { useState } from "react";
import { copy } from "../copy.ts";
import { Button } from "./button.tsx";

/** As many rows as a page draws at once; the rest comes with a tap, so that thousands stay quick. */
const STEP = 60;

/** The first rows of many, and how to see more of them; `more` is null when all are shown. */
export function useMore<T>(rows: readonly T[]): { visible: readonly T[]; more: (() => void) | null } {
  const [count, setCount] = useState(STEP);
  return {
    visible: rows.length > count ? rows.slice(0, count) : rows,
    more: rows.length > count ? () => setCount(count + STEP) : null,
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
