import { useState, type KeyboardEvent } from "react";
import { wayOf } from "./use-keys.ts";

/**
 * One walks over a board of buttons with the arrow keys; the Tab key stops at it once. The board gets `board`, each button
 * `cell(index)`; fields without a button are skipped.
 */
export function useGrid(columns: number) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key.startsWith("Arrow") ? wayOf(event.key) : undefined;
    const from = Number((event.target as HTMLElement).dataset["cell"]);
    if (way === undefined || Number.isNaN(from)) return;
    event.preventDefault();
    const isAcross = way === "left" || way === "right";
    const step = (isAcross ? 1 : columns) * (way === "left" || way === "up" ? -1 : 1);
    // On a board of which only every other field is played on, the next row has its fields beside.
    const wanted = isAcross ? [from + step, from + 2 * step] : [from + step, from + step + 1, from + step - 1];
    const cells = wanted.map((at) => event.currentTarget.querySelector<HTMLElement>(`button[data-cell="${at}"]`));
    cells.find((cell) => cell !== null)?.focus();
  };
  return {
    /** Where one stands. */
    current,
    board: { onKeyDown },
    cell: (index: number) => ({
      "data-cell": index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
    stand: setCurrent,
  };
}
