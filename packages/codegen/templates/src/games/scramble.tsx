import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { commonWords } from "./common-words.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import { lettersOnly, plainLetters } from "./plain-letters.ts";
import {
  hintLetter,
  mixAgain,
  nextWord,
  placeLetter,
  spelled,
  startScramble,
  takeBack,
  type Scrambled,
} from "./scramble-rules.ts";
import { useBest } from "./use-best.ts";
import { useKeys } from "./use-keys.ts";
import { useRowWords } from "./use-row-words.ts";
import { useTurns } from "./use-turns.ts";

/** Lengths of the words. */
const LENGTHS: Readonly<Record<Level, readonly [number, number]>> = { easy: [4, 5], normal: [5, 7], hard: [7, 10] };

/** Puts letters in order so that they spell a word. */
export function Scramble(game: GameProps) {
  const rows = useRowWords(game);
  const own = lettersOnly(
    rows.map(({ word }) => word),
    3,
    10,
  );
  const [shortest, longest] = LENGTHS[game.level ?? "normal"];
  const common = lettersOnly(
    commonWords(language).map(({ word }) => word),
    shortest,
    longest,
  );
  const words = own.length > 1 ? own : common;
  const turns = useTurns(`${game.id}:scramble`, () => startScramble(words, Math.random));
  const [best, offer] = useBest(`${game.id}:scramble`);
  const sound = useSound();
  const { state } = turns;
  const { word } = state;
  const { isOver } = state;
  const count = state.behind + state.coming.length + (isOver ? 0 : 1);
  const text = spelled(word);
  // Another word of the list out of the same letters is as good.
  const isWord = (each: string) => each === word.answer || (each.length === word.answer.length && words.includes(each));
  const isSolved = isWord(text);
  const isWrong = text.length === word.answer.length && !isSolved;
  const change = (next: Scrambled) => {
    if (isSolved || isOver || next === word) return;
    const now = spelled(next);
    const isFull = now.length === next.answer.length;
    sound.play(!isFull ? "tap" : isWord(now) ? "good" : "bad");
    turns.replace({ ...state, word: next });
  };
  const goOn = () => {
    const next = nextWord(state, isSolved, Math.random);
    if (next.isOver) {
      offer(next.points);
      sound.play("win");
    }
    turns.replace(next);
  };
  useKeys((key) => {
    const letter = plainLetters(key);
    const at = word.letters.findIndex((each, index) => each === letter && !word.placed.includes(index));
    if (key === "Backspace") change(takeBack(word, word.placed.length - 1));
    else if (key === "Enter" && isSolved) goOn();
    else if (at >= 0) change(placeLetter(word, at));
    else return false;
    return true;
  }, !isOver);
  const hint = rows.find((row) => plainLetters(row.word) === word.answer)?.hint ?? "";
  return (
    <GameFrame
      game={game}
      name={copy.gameScramble}
      help={copy.helpScramble}
      stats={[
        { label: copy.wordCount, value: `${Math.min(state.behind + 1, count)}/${count}` },
        { label: copy.points, value: state.points },
        { label: copy.best, value: best ?? 0 },
      ]}
      over={isOver ? { text: say(copy.pointsMade, { n: state.points }), score: state.points } : undefined}
      onNew={turns.restart}
    >
      <div className="card flex flex-col items-center gap-5 px-3 py-6 select-none" role="group" aria-label={copy.board}>
        {hint !== "" && <p className="text-center text-muted">{say(copy.hintIs, { name: hint })}</p>}
        <div className="flex w-full flex-wrap justify-center gap-1.5">
          {word.letters.map((_, place) => {
            const letter = text[place];
            return (
              <button
                key={place}
                type="button"
                className={`display grid h-13 w-[10.5%] min-w-9 cursor-pointer place-items-center rounded-control border-2 [--size:1.5rem] disabled:cursor-default sm:w-13 ${letter === undefined ? "border-dashed border-ink/40" : isSolved ? "border-accent bg-accent text-on-accent" : isWrong ? "border-ink bg-ground line-through" : "border-accent bg-surface"}`}
                aria-label={
                  letter === undefined
                    ? say(copy.letterPlace, { n: place + 1 })
                    : say(copy.takeBackLetter, { name: letter })
                }
                disabled={letter === undefined || isSolved}
                onClick={() => change(takeBack(word, place))}
              >
                {letter}
              </button>
            );
          })}
        </div>
        <div className="flex w-full flex-wrap justify-center gap-1.5">
          {word.letters.map((letter, at) => {
            const isPlaced = word.placed.includes(at);
            return (
              <button
                key={at}
                type="button"
                className={`display grid h-14 w-[10.5%] min-w-9 cursor-pointer place-items-center rounded-control [--size:1.5rem] disabled:cursor-default sm:w-13 ${isPlaced ? "bg-ground text-transparent" : "btn-secondary border shadow-sm"}`}
                aria-label={say(copy.placeLetter, { name: letter })}
                disabled={isPlaced}
                onClick={() => change(placeLetter(word, at))}
              >
                {letter}
              </button>
            );
          })}
        </div>
        <p className="min-h-6 text-center font-semibold" role="status">
          {isSolved ? `${copy.right} ${text}` : isWrong ? copy.notThatWord : ""}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {isSolved ? (
            <Button look="primary" icon="arrow-right" onClick={goOn}>
              {copy.nextWord}
            </Button>
          ) : (
            <>
              <Button icon="lightbulb" onClick={() => change(hintLetter(word))}>
                {copy.hintLetter}
              </Button>
              <Button icon="shuffle" onClick={() => change(mixAgain(word, Math.random))}>
                {copy.mixAgain}
              </Button>
              <Button icon="skip-forward" onClick={goOn}>
                {copy.skipWord}
              </Button>
            </>
          )}
        </div>
      </div>
    </GameFrame>
  );
}
