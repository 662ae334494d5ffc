import { copy, say } from "../copy.ts";
import { Disc } from "./disc.tsx";
import { DuelFrame, useDuel, type DuelRules } from "./duel.tsx";
import type { GameProps } from "./game.ts";
import { answer, count, isOver, movesOf, place, SIDE, startReversi, type Reversi as State } from "./reversi-rules.ts";
import { useGrid } from "./use-grid.ts";

const RULES: DuelRules<State> = {
  key: "reversi",
  start: startReversi,
  turnOf: ({ turn }) => (turn === 1 ? 0 : 1),
  resultOf: (state) => {
    if (!isOver(state)) return undefined;
    const lead = count(state, 1) - count(state, -1);
    return lead === 0 ? "draw" : lead > 0 ? 0 : 1;
  },
  answer: (state, level) => place(state, answer(state, level, Math.random) ?? -1),
};

/** Reversi. The first two of `pieces` are drawn on the discs. */
export function Reversi(game: GameProps) {
  const signs = [game.pieces?.[0], game.pieces?.[1]] as const;
  const names = [signs[0]?.label ?? copy.discFirst, signs[1]?.label ?? copy.discSecond] as const;
  const duel = useDuel(game, RULES, names);
  const grid = useGrid(SIDE);
  const { state } = duel;
  const possible = duel.canMove ? movesOf(state, state.turn) : [];
  const remark = state.passed ? say(copy.hasToPass, { name: duel.names[state.turn === 1 ? 1 : 0] }) : undefined;
  return (
    <DuelFrame game={game} name={copy.gameReversi} help={copy.helpReversi} duel={duel} remark={remark}>
      <div
        className="mx-auto grid aspect-square w-full max-w-md grid-cols-8 grid-rows-8 gap-px overflow-hidden rounded-control border-2 border-ink/50 bg-ink/30"
        role="group"
        aria-label={copy.board}
        {...grid.board}
      >
        {state.fields.map((disc, at) => {
          const side = disc === 1 ? 0 : 1;
          const canGo = possible.includes(at);
          const name = disc !== 0 ? names[side] : canGo ? copy.possibleField : copy.emptyField;
          return (
            <button
              key={at}
              type="button"
              className={`grid min-w-0 place-items-center p-[10%] -outline-offset-3 ${canGo ? "cursor-pointer" : ""}`}
              style={{
                background: `color-mix(in oklab, var(--accent) ${at === state.last ? 45 : 20}%, var(--surface))`,
              }}
              aria-label={say(copy.fieldAt, { row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1, name })}
              onClick={() => canGo && duel.play(place(state, at))}
              {...grid.cell(at)}
            >
              {disc !== 0 && (
                <span key={disc} className="block w-full transition-[scale] duration-300 starting:scale-x-0">
                  <Disc side={side} sign={signs[side]} />
                </span>
              )}
              {canGo && <span className="size-1/3 rounded-full border-2 border-accent-text" />}
            </button>
          );
        })}
      </div>
      <p className="mt-3 flex items-center justify-center gap-6">
        {([0, 1] as const).map((side) => (
          <span key={side} className="flex items-center gap-2">
            <span className="w-6">
              <Disc side={side} />
            </span>
            <span className="sr-only">{duel.names[side]}</span>
            <span className="num display [--size:1.5rem]">{count(state, side === 0 ? 1 : -1)}</span>
          </span>
        ))}
      </p>
    </DuelFrame>
  );
}
