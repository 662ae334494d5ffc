import { copy, say } from "../copy.ts";
import type { Chess } from "./chess-game.ts";
import { ChessSign, PIECES } from "./chess-piece.tsx";
import { KING } from "./chess-rules.ts";
import type { useGrid } from "./use-grid.ts";

interface ChessBoardProps {
  state: Chess;
  grid: ReturnType<typeof useGrid>;
  chosen: number | null;
  /** Where the chosen piece can go. */
  targets: readonly number[];
  /** Whether whoever is to move is in check. */
  checked: boolean;
  onPress: (square: number) => void;
}

const FILES = "abcdefgh";
const squareName = (square: number): string => `${FILES[square % 8] ?? ""}${8 - Math.floor(square / 8)}`;

/** The 64 squares, white at the bottom. */
export function ChessBoard({ state, grid, chosen, targets, checked, onPress }: ChessBoardProps) {
  return (
    <div
      className="grid aspect-square w-full grid-cols-8 grid-rows-8 overflow-hidden rounded-control border-2 border-ink/60"
      role="group"
      aria-label={copy.board}
      {...grid.board}
    >
      {state.board.map((piece, square) => {
        const isDark = ((square % 8) + Math.floor(square / 8)) % 2 === 1;
        const isMarked = square === chosen || square === state.last?.from || square === state.last?.to;
        const isChecked = checked && piece === (state.white ? KING : -KING);
        const ring = square === chosen || isChecked ? "inset-ring-4 inset-ring-accent" : "";
        return (
          <button
            key={square}
            type="button"
            className={`relative min-w-0 cursor-pointer -outline-offset-3 ${ring}`}
            style={{ background: squareColor(isDark, isMarked) }}
            aria-label={say(copy.squareHolds, {
              square: squareName(square),
              name: contents(piece, targets.includes(square)),
            })}
            aria-pressed={square === chosen}
            onClick={() => onPress(square)}
            {...grid.cell(square)}
          >
            <span className="absolute inset-0">
              {piece !== 0 && <ChessSign kind={Math.abs(piece)} isWhite={piece > 0} />}
            </span>
            {targets.includes(square) && (
              <span
                className={`absolute rounded-full ${piece === 0 ? "inset-[34%] bg-accent-text" : "inset-[3px] border-4 border-accent-text"}`}
              />
            )}
            <Rim square={square} />
          </button>
        );
      })}
    </div>
  );
}

function squareColor(isDark: boolean, isMarked: boolean): string {
  const base = isDark
    ? "color-mix(in oklab, var(--accent) 42%, light-dark(var(--surface), color-mix(in oklab, var(--ink) 22%, var(--surface))))"
    : "color-mix(in oklab, var(--accent) 9%, light-dark(var(--surface), color-mix(in oklab, var(--ink) 46%, var(--surface))))";
  return isMarked ? `color-mix(in oklab, var(--accent) 40%, ${base})` : base;
}

function contents(piece: number, isTarget: boolean): string {
  const side = piece > 0 ? copy.chessWhite : copy.chessBlack;
  const name =
    piece === 0 ? copy.emptyField : say(copy.chessPiece, { piece: PIECES[Math.abs(piece)]?.name ?? "", side });
  return isTarget ? say(copy.cellOf, { row: name, column: copy.possibleField }) : name;
}

/** Letters and numbers along two sides. */
function Rim({ square }: { square: number }) {
  const [x, y] = [square % 8, Math.floor(square / 8)];
  return (
    <span className="hidden text-xs leading-none text-ink/70 sm:block" aria-hidden="true">
      {x === 0 && <span className="absolute top-0.5 left-0.5">{8 - y}</span>}
      {y === 7 && <span className="absolute right-0.5 bottom-0.5">{FILES[x]}</span>}
    </span>
  );
}
