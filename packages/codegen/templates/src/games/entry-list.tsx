import { useState } from "react";
import { copy } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { GameProps, Piece } from "./game.ts";
import { useRowWords } from "./use-row-words.ts";

/** Entries out of a text with one in each line. */
export function entriesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** What a game draws from: a list written on this device, else rows, else pieces, else `builtIn`. */
export function useEntries(game: GameProps, builtIn: readonly string[]) {
  const [own, setOwn] = useSetting<string | null>(`entries:${game.id}`, null);
  const words = useRowWords(game).map(({ word }) => word);
  const pieces = game.pieces ?? [];
  const given = words.length > 0 ? words : pieces.length > 0 ? pieces.map(({ label }) => label) : builtIn;
  const labels = own === null ? given : entriesOf(own);
  const entries = labels.map((label): Piece => pieces.find((piece) => piece.label === label) ?? { label });
  return { entries, isBuiltIn: own === null && given === builtIn, text: own ?? given.join("\n"), setText: setOwn };
}

/** A button that opens the list of a game to be written, one entry a line. */
export function EntryList({ list }: { list: ReturnType<typeof useEntries> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {copy.editList}
      </Button>
      <Dialog open={isOpen} title={copy.editList} onClose={() => setOpen(false)}>
        <label className="field">
          <span className="field-help">{copy.listEntries}</span>
          <textarea
            className="input"
            rows={10}
            spellCheck={false}
            value={list.text}
            onChange={(event) => list.setText(event.target.value)}
          />
        </label>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button icon="rotate-ccw" onClick={() => list.setText(null)}>
            {copy.firstList}
          </Button>
          <Button look="primary" onClick={() => setOpen(false)}>
            {copy.done}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
