import { useMemo, useSyncExternalStore } from "react";
import type { Row } from "../store/model.ts";
import { readRows, subscribe } from "../store/store.ts";
import type { GameProps } from "./game.ts";

const NONE: readonly Row[] = [];

/** A word to play with and what hints at it, which may be nothing. */
export interface HintedWord {
  word: string;
  hint: string;
}

/** Words of the rows that a game is played with; none where it has no rows. */
export function useRowWords({ wordsEntity, wordField, hintField }: GameProps): readonly HintedWord[] {
  const rows = useSyncExternalStore(subscribe, () => (wordsEntity === undefined ? NONE : readRows(wordsEntity.id)));
  const field = wordField ?? wordsEntity?.titleField ?? "";
  return useMemo(
    () =>
      rows.flatMap((row) => {
        const word = String(row[field] ?? "").trim();
        const hint = hintField === undefined ? "" : String(row[hintField] ?? "");
        return word === "" ? [] : [{ word, hint }];
      }),
    [rows, field, hintField],
  );
}
