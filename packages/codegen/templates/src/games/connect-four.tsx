import { copy, say } from "../copy.ts";
import {
  answer,
  COLUMNS,
  drop,
  fourOf,
  isFull,
  ROWS,
  startConnectFour,
  type ConnectFour as State,
} from "./connect-four-rules.ts";
import { Disc } from "./disc.tsx";
import { DuelFrame, useDuel, type DuelRules } from "./duel.tsx";
import type { GameProps, Piece } from "./game.ts";
import { useGrid } from "./use-grid.ts";
import { useKeys } from "./use-keys.ts";

const RULES: DuelRules<State> = {
  key: "connectFour",
  start: startConnectFour,
  turnOf: ({ turn }) => (turn === 1 ? 0 : 1),
  resultOf: (state) => {
    const [at] = fourOf(state) ?? [];
    if (at !== undefined) return state.fields[at] === 1 ? 0 : 1;
    return isFull(state) ? "draw" : undefined;
  },
  answer: (state, level) => drop(state, answer(state, level, Math.random) ?? 0),
};

/** Connect four: discs fall into columns. The first two of `pieces` are drawn on the discs. */
export function ConnectFour(game: GameProps) {
  const [first, second] = game.pieces ?? [];
  const names = [first?.label ?? copy.discFirst, second?.label ?? copy.discSecond] as const;
  const duel = useDuel(game, RULES, names);
  const grid = useGrid(COLUMNS);
  const { state } = duel;
  const four = fourOf(state) ?? [];
  const go = (column: number) => {
    const next = drop(state, column);
    if (duel.canMove && next !== state) duel.play(next);
  };
  useKeys((key) => {
    const column = Number(key) - 1;
    if (key === " " || !Number.isInteger(column) || column < 0 || column >= COLUMNS) return false;
    go(column);
    return true;
  }, duel.canMove);
  const contents = (column: number): string => {
    const discs = Array.from({ length: ROWS }, (_, row) => state.fields[(ROWS - 1 - row) * COLUMNS + column] ?? 0);
    const held = discs.filter((disc) => disc !== 0).map((disc) => names[disc === 1 ? 0 : 1]);
    return held.length === 0 ? copy.emptyField : held.join(", ");
  };
  return (
    <DuelFrame game={game} name={copy.gameConnectFour} help={copy.helpConnectFour} duel={duel}>
      <div
        className="mx-auto grid w-full max-w-md grid-cols-7 rounded-card border border-line p-1.5"
        style={{ background: "color-mix(in oklab, var(--accent) 26%, var(--surface))" }}
        role="group"
        aria-label={copy.board}
        {...grid.board}
      >
        {Array.from({ length: COLUMNS }, (_, column) => (
          <button
            key={column}
            type="button"
            className="group grid cursor-pointer gap-1.5 overflow-hidden rounded-control p-1 hover:bg-surface/50"
            aria-label={say(copy.columnAt, { n: column + 1, name: contents(column) })}
            onClick={() => go(column)}
            {...grid.cell(column)}
          >
            {Array.from({ length: ROWS }, (_unused, row) => {
              const at = row * COLUMNS + column;
              const isDim = four.length > 0 && !four.includes(at);
              return (
                <Hole
                  key={row}
                  disc={state.fields[at] ?? 0}
                  row={row}
                  isDim={isDim}
                  piece={state.fields[at] === 1 ? first : second}
                />
              );
            })}
          </button>
        ))}
      </div>
    </DuelFrame>
  );
}

function Hole({ disc, row, isDim, piece }: { disc: number; row: number; isDim: boolean; piece: Piece | undefined }) {
  return (
    <span className="aspect-square rounded-full bg-ground">
      {disc !== 0 && (
        <span
          className={`block transition-[translate,opacity] duration-300 ease-in motion-safe:starting:translate-y-(--from) ${isDim ? "opacity-35" : ""}`}
          style={{ "--from": `${-110 * (row + 1)}%` } as object}
        >
          <Disc side={disc === 1 ? 0 : 1} sign={piece} />
        </span>
      )}
    </span>
  );
}
