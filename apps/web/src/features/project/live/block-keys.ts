import type { KeyboardEvent } from "react";

interface BlockDeeds {
  /** Ids of the page's blocks as they follow each other. */
  order: readonly string[];
  moveBy: (by: -1 | 1) => void;
  /** Goes to a block, or with null out of all of them. */
  goTo: (block: string | null) => void;
  remove: () => void;
  /** Lets its first text be typed over. */
  type: () => void;
}

/** What a key does on the outline of a block. */
export function pressBlockKey(event: KeyboardEvent<HTMLElement>, block: string, deeds: BlockDeeds): void {
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    if (event.altKey) return deeds.moveBy(step < 0 ? -1 : 1);
    const next = deeds.order[deeds.order.indexOf(block) + step];
    if (next !== undefined) deeds.goTo(next);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    event.preventDefault();
    deeds.remove();
  } else if (event.key === "Escape") {
    event.preventDefault();
    deeds.goTo(null);
  } else if (event.key === "F2") {
    event.preventDefault();
    deeds.type();
  }
}
