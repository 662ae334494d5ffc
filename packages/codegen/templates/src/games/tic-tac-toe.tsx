import { copy, say } from "../copy.ts";
import { DuelFrame, useDuel, type DuelRules } from "./duel.tsx";
import type { GameProps, Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";
import { answer, mark, resultOf, SIDE, startTicTacToe, threeOf, type TicTacToe as State } from "./tic-tac-toe-rules.ts";
import { useGrid } from "./use-grid.ts";

const CROSS: Piece = { label: "X", icon: "x" };
const CIRCLE: Piece = { label: "O", icon: "circle" };

const RULES: DuelRules<State> = {
  key: "ticTacToe",
  start: startTicTacToe,
  turnOf: ({ turn }) => turn,
  resultOf,
  answer: (state, level) => mark(state, answer(state, level, Math.random) ?? 0),
};

/** Tic-tac-toe. The first two of `pieces` stand in for X and O. */
export function TicTacToe(game: GameProps) {
  const [first = CROSS, second = CIRCLE] = game.pieces ?? [];
  const duel = useDuel(game, RULES, [first.label, second.label]);
  const grid = useGrid(SIDE);
  const { state } = duel;
  const three = threeOf(state) ?? [];
  return (
    <DuelFrame game={game} name={copy.gameTicTacToe} help={copy.helpTicTacToe} duel={duel}>
      <div
        className="mx-auto grid aspect-square w-full max-w-sm grid-cols-3 grid-rows-3 gap-2"
        role="group"
        aria-label={copy.board}
        {...grid.board}
      >
        {state.fields.map((player, at) => {
          const piece = player === null ? undefined : player === 0 ? first : second;
          const name = piece?.label ?? copy.emptyField;
          const look = three.includes(at)
            ? "border-accent bg-accent text-on-accent"
            : player === 0
              ? "border-line bg-surface text-accent-text"
              : "border-line bg-surface text-ink";
          return (
            <button
              key={at}
              type="button"
              className={`grid min-w-0 place-items-center overflow-hidden rounded-card border-2 ${look} ${piece === undefined ? "cursor-pointer hover:border-accent" : ""}`}
              aria-label={say(copy.fieldAt, { row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1, name })}
              onClick={() => duel.canMove && mark(state, at) !== state && duel.play(mark(state, at))}
              {...grid.cell(at)}
            >
              {piece !== undefined && (
                <span className="display grid size-full place-items-center transition-transform duration-200 [--size:1.5rem] starting:scale-50">
                  <PieceSign piece={piece} className="size-3/5" />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </DuelFrame>
  );
}
