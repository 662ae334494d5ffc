import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { LetterKeys, type KeyLook } from "./letter-keys.tsx";
import { plainLetters } from "./plain-letters.ts";
import { useKeys } from "./use-keys.ts";
import { useRowWords } from "./use-row-words.ts";
import { useStreak } from "./use-streak.ts";
import { useTurns } from "./use-turns.ts";
import {
  guessableWords,
  guessStand,
  handIn,
  knownLetters,
  marksOf,
  startGuess,
  TRIES,
  type Mark,
} from "./word-guess-rules.ts";
import { fiveLetterWords } from "./word-guess-words.ts";

const KEY_LOOK: Readonly<Record<Mark, KeyLook>> = { right: "full", elsewhere: "framed", none: "faint" };
const TILE: Readonly<Record<Mark, string>> = {
  right: "border-accent bg-accent text-on-accent",
  elsewhere: "border-accent bg-surface text-ink outline-2 -outline-offset-6 outline-dashed outline-accent",
  none: "border-line bg-ground text-muted",
};

const keyLook = (mark: Mark | undefined): KeyLook => (mark === undefined ? "plain" : KEY_LOOK[mark]);

/** Guesses a word in six tries. */
export function WordGuess(game: GameProps) {
  const own = guessableWords(useRowWords(game).map(({ word }) => word));
  const words = own.length > 0 ? own : fiveLetterWords(language).map(plainLetters);
  const turns = useTurns(`${game.id}:wordGuess`, () => startGuess(words, undefined, Math.random));
  const [typed, setTyped] = useState("");
  const run = useStreak(`${game.id}:wordGuess`);
  const sound = useSound();
  const { state } = turns;
  const length = state.answer.length;
  const end = guessStand(state);
  const known = knownLetters(state);
  const add = (letter: string) => {
    if (end === "open") setTyped(typed.length < length ? typed + letter : typed);
  };
  const enter = () => {
    const next = handIn(state, typed);
    if (next === state) {
      sound.play("bad");
      return;
    }
    const after = guessStand(next);
    if (after === "won") run.grow();
    sound.play(after === "won" ? "win" : after === "lost" ? "lose" : "tap");
    setTyped("");
    turns.replace(next);
  };
  const back = () => setTyped(typed.slice(0, -1));
  useKeys((key) => {
    const letter = plainLetters(key);
    if (key === "Enter") enter();
    else if (key === "Backspace") back();
    else if (key.length === 1 && /^[A-Z]$/.test(letter)) add(letter);
    else return false;
    return true;
  }, end === "open");
  const restart = () => {
    if (end === "lost") run.end();
    setTyped("");
    turns.replace(startGuess(words, state.answer, Math.random));
  };
  const noteOf = (mark: Mark | undefined) =>
    mark === undefined ? "" : { right: copy.rightPlace, elsewhere: copy.otherPlace, none: copy.notInWord }[mark];
  const last = state.guesses.at(-1);
  const spoken = (guess: string) =>
    marksOf(guess, state.answer)
      .map((mark, index) => `${guess[index] ?? ""} ${noteOf(mark)}`)
      .join(", ");
  return (
    <GameFrame
      game={game}
      name={copy.gameWordGuess}
      help={say(copy.helpWordGuess, { n: length })}
      stats={[
        { label: copy.tries, value: `${state.guesses.length}/${TRIES}` },
        { label: copy.streak, value: run.streak },
        { label: copy.best, value: run.best },
      ]}
      over={
        end === "open"
          ? undefined
          : {
              text: say(end === "won" ? copy.wordFound : copy.wordWas, { name: state.answer }),
              ...(run.streak > 0 && { score: run.streak }),
            }
      }
      onNew={restart}
    >
      <div className="flex flex-col gap-4" role="group" aria-label={copy.board}>
        <div className="mx-auto grid w-full gap-1.5" style={{ maxWidth: `${length * 3.75}rem` }}>
          {Array.from({ length: TRIES }, (_, row) => {
            const guess = state.guesses[row];
            const text = guess ?? (row === state.guesses.length ? typed : "");
            return (
              <GuessRow
                key={row}
                text={text}
                length={length}
                marks={guess === undefined ? undefined : marksOf(guess, state.answer)}
              />
            );
          })}
        </div>
        <p className="sr-only" role="status">
          {last === undefined ? "" : spoken(last)}
        </p>
        <LetterKeys
          onLetter={add}
          onBack={back}
          onEnter={enter}
          lookOf={(letter) => keyLook(known.get(letter))}
          noteOf={(letter) => noteOf(known.get(letter))}
        />
      </div>
    </GameFrame>
  );
}

function GuessRow({ text, length, marks }: { text: string; length: number; marks: readonly Mark[] | undefined }) {
  return (
    <div className="grid gap-1.5" style={{ gridTemplateColumns: `repeat(${length}, 1fr)` }} aria-hidden="true">
      {Array.from({ length }, (_, index) => {
        const mark = marks?.[index];
        const empty = text[index] === undefined ? "border-line bg-surface" : "border-ink bg-surface";
        return (
          <span
            key={index}
            className={`display grid h-12 place-items-center rounded-control border-2 [--size:1.625rem] motion-safe:transition-colors motion-safe:duration-300 sm:h-14 ${mark === undefined ? empty : TILE[mark]}`}
          >
            {text[index]}
          </span>
        );
      })}
    </div>
  );
}
