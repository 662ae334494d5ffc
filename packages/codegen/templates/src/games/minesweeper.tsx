import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/button.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level, Piece } from "./game.ts";
import { LevelChoice, useLevel } from "./level-choice.tsx";
import {
  flag,
  isCleared,
  minesAround,
  openAround,
  openField,
  SIZES,
  startMines,
  type Mines,
} from "./minesweeper-rules.ts";
import { PieceSign } from "./piece-sign.tsx";
import { useBest } from "./use-best.ts";
import { clockText, useClock } from "./use-clock.ts";
import { useGrid } from "./use-grid.ts";
import { useKeys } from "./use-keys.ts";
import { useLate } from "./use-late.ts";
import { useLongPress } from "./use-long-press.ts";
import { useTurns } from "./use-turns.ts";

const MINE: Piece = { label: copy.mineHere, icon: "bomb" };

/** Minesweeper. The first of `pieces` stands in for the mines. */
export function Minesweeper(game: GameProps) {
  const [level, setLevel] = useLevel(game);
  return <MinesBoard key={level} game={game} level={level} onLevel={setLevel} />;
}

function MinesBoard({ game, level, onLevel }: { game: GameProps; level: Level; onLevel: (level: Level) => void }) {
  const key = `${game.id}:mines:${level}`;
  const { state, replace, restart } = useTurns(key, () => startMines(SIZES[level]));
  const [flags, setFlags] = useState(false);
  const [best, offer] = useBest(key, true);
  const sound = useSound();
  const grid = useGrid(state.columns);
  const isWon = isCleared(state);
  const isOver = isWon || state.hit !== null;
  const [seconds, resetClock] = useClock(key, state.open.length > 0 && !isOver);
  const isShown = useLate(isOver);
  const setFlag = (at: number) => {
    sound.play("tap");
    replace(flag(state, at));
  };
  const step = (at: number) => {
    if (flags && !state.open.includes(at)) return setFlag(at);
    const next = state.open.includes(at) ? openAround(state, at, Math.random) : openField(state, at, Math.random);
    if (next === state) return;
    sound.play(next.hit !== null ? "lose" : isCleared(next) ? "win" : "tap");
    if (isCleared(next)) offer(seconds);
    replace(next);
  };
  const press = useLongPress((cell) => setFlag(Number(cell.dataset["cell"])));
  useKeys((pressed) => {
    if (pressed === "f") setFlag(grid.current);
    return pressed === "f";
  }, !isOver);
  const onNew = () => {
    restart();
    resetClock();
  };
  const text = isWon ? say(copy.solvedIn, { n: clockText(seconds) }) : copy.hitMine;
  return (
    <GameFrame
      game={game}
      name={copy.gameMinesweeper}
      help={copy.helpMinesweeper}
      stats={[
        { label: copy.minesLeft, value: state.mines - state.flags.length },
        { label: copy.time, value: clockText(seconds) },
        { label: copy.best, value: best === null ? "–" : clockText(best) },
      ]}
      over={isShown ? { text, ...(isWon && { score: seconds }) } : undefined}
      onNew={onNew}
      tools={
        <>
          <LevelChoice level={level} onLevel={onLevel} />
          <IconButton
            className="border border-line aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
            label={copy.flagMode}
            icon="flag"
            aria-pressed={flags}
            onClick={() => setFlags(!flags)}
          />
        </>
      }
    >
      <div
        className="card mx-auto grid w-full max-w-md touch-manipulation gap-0.5 p-1.5 select-none"
        style={{ gridTemplateColumns: `repeat(${state.columns}, minmax(0, 1fr))`, maxWidth: `${state.columns * 44}px` }}
        role="group"
        aria-label={copy.board}
        {...grid.board}
        {...press}
      >
        {Array.from({ length: state.columns * state.rows }, (_, at) => (
          <MineField
            key={at}
            state={state}
            at={at}
            mine={game.pieces?.[0] ?? MINE}
            onStep={step}
            cell={grid.cell(at)}
          />
        ))}
      </div>
    </GameFrame>
  );
}

interface MineFieldProps {
  state: Mines;
  at: number;
  mine: Piece;
  onStep: (at: number) => void;
  cell: object;
}

function MineField({ state, at, mine, onStep, cell }: MineFieldProps) {
  const isOpen = state.open.includes(at);
  const isFlag = state.flags.includes(at);
  const isMine = state.laid.includes(at) && (state.hit !== null || isCleared(state));
  const near = isOpen ? minesAround(state, at) : 0;
  const name = isMine
    ? mine.label
    : isFlag
      ? copy.flagHere
      : isOpen
        ? near === 0
          ? copy.emptyField
          : String(near)
        : copy.coveredField;
  const covered = "border-b-3 border-ink/20 hover:brightness-95 cursor-pointer";
  return (
    <button
      type="button"
      className={`num grid aspect-square min-w-0 place-items-center rounded-[min(var(--control-radius),6px)] text-base font-bold ${isOpen || isMine ? "" : covered}`}
      style={fieldColors(state, at, isOpen, isMine, near)}
      aria-label={say(copy.fieldAt, {
        row: Math.floor(at / state.columns) + 1,
        column: (at % state.columns) + 1,
        name,
      })}
      onClick={() => onStep(at)}
      {...cell}
    >
      {isMine ? (
        <span className="grid size-full place-items-center">
          <PieceSign piece={mine} className="size-3/5" />
        </span>
      ) : isFlag ? (
        <Icon name="flag" className="size-1/2 fill-current text-accent-text" />
      ) : (
        near > 0 && near
      )}
    </button>
  );
}

/** Covered fields stand out; numbers are the stronger the more mines are near. */
function fieldColors(state: Mines, at: number, isOpen: boolean, isMine: boolean, near: number) {
  if (state.hit === at) return { background: "var(--accent)", color: "var(--on-accent)" };
  if (isMine) return { background: "color-mix(in oklab, var(--accent) 20%, var(--surface))", color: "var(--ink)" };
  if (!isOpen) return { background: "color-mix(in oklab, var(--accent) 34%, var(--surface))" };
  return {
    background: "var(--ground)",
    color:
      near === 1
        ? "var(--accent-text)"
        : near === 2
          ? "color-mix(in oklab, var(--accent-text) 50%, var(--ink))"
          : "var(--ink)",
  };
}
