import { useState } from "react";
import { useSetting } from "../store/use-setting.ts";

/** So many moves can be undone. */
const UNDO = 50;

/**
 * State of a game of turns, kept on this device so that it is there again after a reload, with undo. `start` makes the first one;
 * `key` names the game and whatever makes a kept state unusable for another, such as its size.
 */
export function useTurns<S>(key: string, start: () => S) {
  const [first] = useState(start);
  const [kept, keep] = useSetting<S | null>(`game:${key}`, null);
  const [past, setPast] = useState<readonly S[]>([]);
  const state = kept ?? first;
  return {
    state,
    /** Goes on to a state; the one before can be had again. */
    play: (next: S) => {
      setPast([...past.slice(1 - UNDO), state]);
      keep(next);
    },
    /** Changes the state without a step to undo. */
    replace: keep,
    undo: () => {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      keep(before);
    },
    canUndo: past.length > 0,
    restart: () => {
      setPast([]);
      keep(start());
    },
  };
}
