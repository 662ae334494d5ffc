import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level, Piece } from "./game.ts";
import { LevelChoice, useLevel } from "./level-choice.tsx";
import { PieceSign } from "./piece-sign.tsx";
import { SudokuBoard } from "./sudoku-board.tsx";
import { enter, isConflict, isSolved, note, SIDE, startSudoku, type Sudoku as State } from "./sudoku-rules.ts";
import { useBest } from "./use-best.ts";
import { clockText, useClock } from "./use-clock.ts";
import { useGrid } from "./use-grid.ts";
import { useKeys } from "./use-keys.ts";
import { useLate } from "./use-late.ts";
import { useTurns } from "./use-turns.ts";

const DIGITS = Array.from({ length: SIDE }, (_, index) => index + 1);

/** Sudoku with one solution. Nine or more `pieces` stand in for the digits. */
export function Sudoku(game: GameProps) {
  const [level, setLevel] = useLevel(game);
  return <SudokuLevel key={level} game={game} level={level} onLevel={setLevel} />;
}

function SudokuLevel({ game, level, onLevel }: { game: GameProps; level: Level; onLevel: (level: Level) => void }) {
  const key = `${game.id}:sudoku:${level}`;
  const { state, play, undo, canUndo, restart } = useTurns(key, () => startSudoku(level, Math.random));
  const [isNoting, setNoting] = useState(false);
  const [best, offer] = useBest(key, true);
  const sound = useSound();
  const grid = useGrid(SIDE);
  const solved = isSolved(state);
  const [seconds, resetClock] = useClock(key, !solved);
  const isOver = useLate(solved, 700);
  const signOf = (digit: number): Piece =>
    (game.pieces?.length ?? 0) < SIDE
      ? { label: String(digit) }
      : (game.pieces?.[digit - 1] ?? { label: String(digit) });
  const set = (digit: number) => {
    if (solved) return;
    const next = isNoting && digit > 0 ? note(state, grid.current, digit) : enter(state, grid.current, digit);
    if (next === state) return;
    sound.play(isSolved(next) ? "win" : isConflict(next, grid.current) ? "bad" : "tap");
    if (isSolved(next)) offer(seconds);
    play(next);
  };
  useKeys((pressed) => {
    if (/^[1-9]$/.test(pressed)) set(Number(pressed));
    else if (["0", "Backspace", "Delete"].includes(pressed)) set(0);
    else if (pressed === "n") setNoting(!isNoting);
    else return false;
    return true;
  }, !solved);
  return (
    <GameFrame
      game={game}
      name={copy.gameSudoku}
      help={copy.helpSudoku}
      stats={[
        { label: copy.time, value: clockText(seconds) },
        { label: copy.best, value: best === null ? "–" : clockText(best) },
      ]}
      over={isOver ? { text: say(copy.solvedIn, { n: clockText(seconds) }), score: seconds } : undefined}
      onNew={() => {
        restart();
        resetClock();
      }}
      onUndo={canUndo && !solved ? undo : undefined}
      tools={<LevelChoice level={level} onLevel={onLevel} />}
    >
      <SudokuBoard state={state} grid={grid} signOf={signOf} />
      <NumberPad
        state={state}
        signOf={signOf}
        onDigit={set}
        isNoting={isNoting}
        onNoting={() => setNoting(!isNoting)}
      />
    </GameFrame>
  );
}

interface NumberPadProps {
  state: State;
  signOf: (digit: number) => Piece;
  onDigit: (digit: number) => void;
  isNoting: boolean;
  onNoting: () => void;
}

/** The digits to write, with how many of each are still to come. */
function NumberPad({ state, signOf, onDigit, isNoting, onNoting }: NumberPadProps) {
  return (
    <div className="mx-auto mt-3 flex max-w-md flex-col gap-2">
      <div className="grid grid-cols-9 gap-1">
        {DIGITS.map((digit) => {
          const left = SIDE - state.digits.filter((other) => other === digit).length;
          return (
            <button
              key={digit}
              type="button"
              className="btn btn-secondary flex-col !gap-0 !px-0 !py-1"
              disabled={left <= 0}
              onClick={() => onDigit(digit)}
            >
              <span className="sr-only">{say(copy.enterNumber, { name: signOf(digit).label })}</span>
              <span className="num grid h-7 w-full place-items-center text-xl">
                <PieceSign piece={signOf(digit)} className="size-6" />
              </span>
              <span className="num text-xs font-normal text-muted" aria-hidden="true">
                {Math.max(0, left)}
              </span>
            </button>
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button icon="pencil" aria-pressed={isNoting} onClick={onNoting}>
          {copy.noteMode}
        </Button>
        <Button icon="eraser" onClick={() => onDigit(0)}>
          {copy.eraseField}
        </Button>
      </div>
    </div>
  );
}
