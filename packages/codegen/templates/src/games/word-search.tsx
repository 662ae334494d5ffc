import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { commonWords } from "./common-words.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { lettersOnly } from "./plain-letters.ts";
import { useRowWords } from "./use-row-words.ts";
import { useTurns } from "./use-turns.ts";
import { WordSearchGrid } from "./word-search-grid.tsx";
import { isFoundOut, longestWord, markLine, startSearch } from "./word-search-rules.ts";

/** Finds words in a grid of letters. */
export function WordSearch(game: GameProps) {
  const level = game.level ?? "normal";
  const own = lettersOnly(
    useRowWords(game).map(({ word }) => word),
    3,
    longestWord(level),
  );
  const common = lettersOnly(
    commonWords(language).map(({ word }) => word),
    4,
    longestWord(level) - 1,
  );
  const words = own.length > 2 ? own : common;
  const turns = useTurns(`${game.id}:wordSearch:${level}`, () => startSearch(words, level, Math.random));
  const [helped, setHelped] = useState(0);
  const sound = useSound();
  const { state } = turns;
  const isOver = isFoundOut(state);
  const mark = (line: readonly number[]) => {
    const next = markLine(state, line);
    sound.play(isFoundOut(next) ? "win" : next === state ? "bad" : "good");
    if (next !== state) turns.replace(next);
  };
  const reveal = () => {
    const hidden = state.words.find(({ word }) => !state.found.includes(word));
    if (hidden === undefined) return;
    setHelped(helped + 1);
    mark(hidden.fields);
  };
  const restart = () => {
    setHelped(0);
    turns.restart();
  };
  const last = state.found.at(-1);
  const alone = Math.max(0, state.words.length - helped);
  return (
    <GameFrame
      game={game}
      name={copy.gameWordSearch}
      help={copy.helpWordSearch}
      stats={[{ label: copy.foundWords, value: `${state.found.length}/${state.words.length}` }]}
      over={isOver ? { text: copy.allFound, ...(alone > 0 && { score: alone }) } : undefined}
      onNew={restart}
    >
      <div className="flex flex-col gap-3">
        <WordSearchGrid key={state.letters.join("")} game={state} onLine={mark} />
        <p className="sr-only" role="status">
          {last === undefined ? "" : say(copy.wordFound, { name: last })}
        </p>
        <ul className="flex flex-wrap justify-center gap-x-3 gap-y-1" aria-label={copy.wordsToFind}>
          {state.words.map(({ word }) => (
            <li
              key={word}
              className={`flex items-center gap-1 text-sm font-semibold ${state.found.includes(word) ? "text-muted line-through" : ""}`}
            >
              {state.found.includes(word) && <Icon name="check" className="size-4" />}
              {word}
            </li>
          ))}
        </ul>
        <div className="flex justify-center">
          <Button icon="lightbulb" disabled={isOver} onClick={reveal}>
            {copy.showWord}
          </Button>
        </div>
      </div>
    </GameFrame>
  );
}
