import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Disc } from "./disc.tsx";
import {
  answer,
  isDark,
  move,
  resultOf,
  SIDE,
  startDraughts,
  stepsOf,
  type Draughts as State,
} from "./draughts-rules.ts";
import { DuelFrame, useDuel, type DuelRules } from "./duel.tsx";
import type { GameProps, Piece } from "./game.ts";
import { useGrid } from "./use-grid.ts";

const RULES: DuelRules<State> = {
  key: "draughts",
  start: startDraughts,
  turnOf: ({ turn }) => (turn === 1 ? 0 : 1),
  resultOf: (state) => {
    const result = resultOf(state);
    return result === 1 ? 0 : result === -1 ? 1 : result;
  },
  answer: (state, level) => {
    const step = answer(state, level, Math.random);
    return step === undefined ? state : move(state, step);
  },
};

/** English draughts. The first two of `pieces` are drawn on the men. */
export function Draughts(game: GameProps) {
  const [first, second] = game.pieces ?? [];
  const names = [first?.label ?? copy.discFirst, second?.label ?? copy.discSecond] as const;
  const duel = useDuel(game, RULES, names);
  const [picked, setPicked] = useState<number | null>(null);
  const grid = useGrid(SIDE);
  const { state } = duel;
  const steps = duel.canMove ? stepsOf(state) : [];
  const chosen = state.chain ?? picked;
  const targets = steps.filter(({ from }) => from === chosen);
  const mustCapture = steps.some(({ over }) => over !== null);
  const press = (at: number) => {
    const step = targets.find(({ to }) => to === at);
    if (step === undefined) return setPicked(at !== chosen && steps.some(({ from }) => from === at) ? at : null);
    setPicked(null);
    duel.play(move(state, step));
  };
  const nameOf = (at: number): string => {
    const piece = state.board[at] ?? 0;
    if (piece === 0) return targets.some(({ to }) => to === at) ? copy.possibleField : copy.emptyField;
    return say(Math.abs(piece) === 2 ? copy.crownedPiece : copy.manPiece, { name: names[piece > 0 ? 0 : 1] });
  };
  return (
    <DuelFrame
      game={game}
      name={copy.gameDraughts}
      help={copy.helpDraughts}
      duel={duel}
      remark={mustCapture ? copy.mustCapture : undefined}
    >
      <div
        className="mx-auto grid aspect-square w-full max-w-md grid-cols-8 grid-rows-8 overflow-hidden rounded-control border-2 border-ink/50"
        role="group"
        aria-label={copy.board}
        {...grid.board}
      >
        {state.board.map((piece, at) =>
          isDark(at) ? (
            <button
              key={at}
              type="button"
              className={`relative grid min-w-0 cursor-pointer place-items-center p-[9%] -outline-offset-3 ${at === chosen ? "inset-ring-4 inset-ring-accent-text" : ""}`}
              style={{ background: fieldColor(at === state.last?.from || at === state.last?.to) }}
              aria-label={say(copy.fieldAt, {
                row: Math.floor(at / SIDE) + 1,
                column: (at % SIDE) + 1,
                name: nameOf(at),
              })}
              aria-pressed={at === chosen}
              onClick={() => press(at)}
              {...grid.cell(at)}
            >
              {piece !== 0 && (
                <Man piece={piece} sign={piece > 0 ? first : second} canMove={steps.some(({ from }) => from === at)} />
              )}
              {targets.some(({ to }) => to === at) && <span className="size-1/3 rounded-full bg-accent-text" />}
            </button>
          ) : (
            <span key={at} className="bg-surface" />
          ),
        )}
      </div>
    </DuelFrame>
  );
}

const fieldColor = (isMarked: boolean): string =>
  `color-mix(in oklab, var(--accent) ${isMarked ? 48 : 28}%, var(--surface))`;

const CROWN: Piece = { label: copy.chessKing, icon: "crown" };

/** A man, or a king with its crown; the ones that can move have a rim. */
function Man({ piece, sign, canMove }: { piece: number; sign: Piece | undefined; canMove: boolean }) {
  return (
    <Disc
      side={piece > 0 ? 0 : 1}
      sign={Math.abs(piece) === 2 ? CROWN : sign}
      className={canMove ? "outline-2 outline-offset-1 outline-ink" : ""}
    />
  );
}
