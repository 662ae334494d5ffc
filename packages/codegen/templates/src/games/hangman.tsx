import { copy, language, say } from "../copy.ts";
import { commonWords, type WordKind } from "./common-words.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import { HangmanFlower } from "./hangman-flower.tsx";
import { isGuessable, misses, shownLetters, stand, startHangman, tryLetter } from "./hangman-rules.ts";
import { LetterKeys } from "./letter-keys.tsx";
import { plainLetters } from "./plain-letters.ts";
import { useKeys } from "./use-keys.ts";
import { useRowWords } from "./use-row-words.ts";
import { useStreak } from "./use-streak.ts";
import { useTurns } from "./use-turns.ts";

/** Petals of the flower: so many misses end a game. */
const PETALS: Readonly<Record<Level, number>> = { easy: 9, normal: 7, hard: 5 };
const KINDS: Readonly<Record<WordKind, string>> = {
  animal: copy.anAnimal,
  food: copy.someFood,
  nature: copy.inNature,
  home: copy.atHome,
};

/** Guesses a word letter by letter; every miss costs the flower a petal. */
export function Hangman(game: GameProps) {
  const rows = useRowWords(game).filter(({ word }) => isGuessable(word));
  const words = rows.length > 0 ? rows : commonWords(language).map(({ word, kind }) => ({ word, hint: KINDS[kind] }));
  const turns = useTurns(`${game.id}:hangman`, () => startHangman(words, undefined, Math.random));
  const run = useStreak(`${game.id}:hangman`);
  const sound = useSound();
  const { state } = turns;
  const petals = PETALS[game.level ?? "normal"];
  const lost = misses(state).length;
  const end = stand(state, petals);
  const guess = (letter: string) => {
    const next = tryLetter(state, letter, petals);
    if (next === state) return;
    const after = stand(next, petals);
    if (after === "won") run.grow();
    sound.play(after === "won" ? "win" : after === "lost" ? "lose" : misses(next).length > lost ? "bad" : "good");
    turns.replace(next);
  };
  useKeys((key) => {
    const letter = plainLetters(key);
    if (key.length !== 1 || !/^[A-Z]$/.test(letter)) return false;
    guess(letter);
    return true;
  }, end === "open");
  const restart = () => {
    if (end === "lost") run.end();
    turns.replace(startHangman(words, state.word, Math.random));
  };
  const letters = plainLetters(state.word);
  const isMiss = (letter: string) => state.tried.includes(letter) && !letters.includes(letter);
  const isHit = (letter: string) => state.tried.includes(letter) && letters.includes(letter);
  const shown = shownLetters(state);
  return (
    <GameFrame
      game={game}
      name={copy.gameHangman}
      help={copy.helpHangman}
      stats={[
        { label: copy.petals, value: petals - lost },
        { label: copy.streak, value: run.streak },
        { label: copy.best, value: run.best },
      ]}
      over={
        end === "open"
          ? undefined
          : {
              text: say(end === "won" ? copy.wordFound : copy.wordWas, { name: state.word }),
              ...(run.streak > 0 && { score: run.streak }),
            }
      }
      onNew={restart}
    >
      <div className="flex flex-col items-center gap-4" role="group" aria-label={copy.board}>
        <HangmanFlower petals={petals} lost={Math.min(lost, petals)} isGlad={end === "won"} />
        {state.hint !== "" && <p className="text-center text-muted">{say(copy.hintIs, { name: state.hint })}</p>}
        <p className="sr-only" role="status">
          {shown.map((sign) => (sign === null ? "_" : sign)).join(" ")}
        </p>
        <p className="flex flex-wrap justify-center gap-x-1.5 gap-y-2" aria-hidden="true">
          {shown.map((sign, index) => (
            <span
              key={index}
              className={`display grid h-11 place-items-center [--size:1.625rem] ${sign === " " ? "w-3" : "w-7 border-b-3 border-ink sm:w-9"}`}
            >
              {sign}
            </span>
          ))}
        </p>
        <LetterKeys
          onLetter={guess}
          lookOf={(letter) => (isHit(letter) ? "full" : isMiss(letter) ? "faint" : "plain")}
          noteOf={(letter) => (isHit(letter) ? copy.inWord : isMiss(letter) ? copy.notInWord : "")}
          isOff={(letter) => end !== "open" || state.tried.includes(letter)}
        />
      </div>
    </GameFrame>
  );
}
