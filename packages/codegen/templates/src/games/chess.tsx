import { useState } from "react";
import { copy, say } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { ChessBoard } from "./chess-board.tsx";
import { answer, endingOf, makeMove, startChess, type Chess as State } from "./chess-game.ts";
import { ChessSign, PIECES } from "./chess-piece.tsx";
import { BISHOP, isInCheck, KNIGHT, legalMoves, QUEEN, ROOK, type Move } from "./chess-rules.ts";
import { DuelFrame, useDuel, type DuelRules } from "./duel.tsx";
import type { GameProps } from "./game.ts";
import { useGrid } from "./use-grid.ts";

const RULES: DuelRules<State> = {
  key: "chess",
  start: startChess,
  turnOf: ({ white }) => (white ? 0 : 1),
  resultOf: (state) => {
    const ending = endingOf(state);
    if (ending === undefined) return undefined;
    return ending === "checkmate" ? (state.white ? 1 : 0) : "draw";
  },
  answer: (state, level) => {
    const move = answer(state, level, Math.random);
    return move === undefined ? state : makeMove(state, move);
  },
};

/** Chess with all its rules. White is the person who plays against the computer. */
export function Chess(game: GameProps) {
  const duel = useDuel(game, RULES, [copy.chessWhite, copy.chessBlack]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [promotions, setPromotions] = useState<readonly Move[]>([]);
  const grid = useGrid(8);
  const { state } = duel;
  const moves = duel.canMove ? legalMoves(state) : [];
  const targets = moves.filter(({ from }) => from === chosen);
  const play = (move: Move) => {
    setChosen(null);
    setPromotions([]);
    duel.play(makeMove(state, move));
  };
  const press = (square: number) => {
    setPromotions([]);
    const found = targets.filter(({ to }) => to === square);
    const [move] = found;
    if (found.length > 1) setPromotions(found);
    else if (move !== undefined) play(move);
    else setChosen(square !== chosen && moves.some(({ from }) => from === square) ? square : null);
  };
  const ending = endingOf(state);
  const remark =
    ending === "checkmate"
      ? `${copy.checkmate}.`
      : ending === "stalemate"
        ? `${copy.stalemate}.`
        : isInCheck(state)
          ? copy.inCheck
          : undefined;
  return (
    <DuelFrame game={game} name={copy.gameChess} help={copy.helpChess} duel={duel} remark={remark}>
      <div className="relative mx-auto w-full max-w-lg">
        <ChessBoard
          state={state}
          grid={grid}
          chosen={chosen}
          targets={targets.map(({ to }) => to)}
          checked={isInCheck(state)}
          onPress={press}
        />
        {promotions.length > 0 && <Promotion moves={promotions} isWhite={state.white} onMove={play} />}
      </div>
      <Captured board={state.board} />
    </DuelFrame>
  );
}

function Promotion({
  moves,
  isWhite,
  onMove,
}: {
  moves: readonly Move[];
  isWhite: boolean;
  onMove: (move: Move) => void;
}) {
  return (
    <div className="absolute inset-0 grid place-items-center rounded-control bg-surface/70">
      <div className="card flex flex-col items-center gap-2 p-4 shadow-lg" role="group" aria-label={copy.promoteTo}>
        <p className="field-label">{copy.promoteTo}</p>
        <div className="flex gap-2">
          {moves.map((move) => (
            <button
              key={move.promotion}
              type="button"
              className="grid size-14 cursor-pointer place-items-center rounded-control border border-line bg-ground hover:border-accent"
              aria-label={PIECES[move.promotion ?? QUEEN]?.name}
              onClick={() => onMove(move)}
            >
              <ChessSign kind={move.promotion ?? QUEEN} isWhite={isWhite} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** So many of each kind one begins with, from the heaviest on. */
const FULL: readonly (readonly [kind: number, count: number])[] = [
  [QUEEN, 1],
  [ROOK, 2],
  [BISHOP, 2],
  [KNIGHT, 2],
  [1, 8],
];

/** What both sides have lost, in a line. */
function Captured({ board }: { board: readonly number[] }) {
  const lost = [1, -1].map((side) =>
    FULL.flatMap(([kind, count]) => {
      const left = board.filter((piece) => piece === side * kind).length;
      return Array.from({ length: Math.max(0, count - left) }, () => kind);
    }),
  );
  return (
    <p className="mt-2 flex min-h-5 flex-wrap justify-between gap-x-4 text-muted">
      {lost.map((kinds, index) => (
        <span key={index} className="flex flex-wrap">
          {kinds.length > 0 && (
            <span className="sr-only">
              {say(copy.cellOf, {
                row: `${copy.capturedPieces} (${index === 0 ? copy.chessWhite : copy.chessBlack})`,
                column: kinds.map((kind) => PIECES[kind]?.name).join(", "),
              })}
            </span>
          )}
          {kinds.map((kind, place) => (
            <Icon
              key={place}
              name={PIECES[kind]?.icon ?? "circle"}
              className={index === 0 ? "size-4" : "size-4 fill-current"}
            />
          ))}
        </span>
      ))}
    </p>
  );
}
