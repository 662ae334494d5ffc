import { copy } from "../copy.ts";
import { Icon } from "../ui/icon.tsx";
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from "./chess-rules.ts";

/** Name and picture of each kind. */
export const PIECES: Readonly<Record<number, { name: string; icon: string }>> = {
  [PAWN]: { name: copy.chessPawn, icon: "chess-pawn" },
  [KNIGHT]: { name: copy.chessKnight, icon: "chess-knight" },
  [BISHOP]: { name: copy.chessBishop, icon: "chess-bishop" },
  [ROOK]: { name: copy.chessRook, icon: "chess-rook" },
  [QUEEN]: { name: copy.chessQueen, icon: "chess-queen" },
  [KING]: { name: copy.chessKing, icon: "chess-king" },
};

/** White is the lighter of ink and surface in both schemes, black the darker one; both are drawn in dark lines. */
const LIGHT = "light-dark(var(--surface), var(--ink))";
const DARK = "light-dark(var(--ink), var(--surface))";

/** A piece as a filled figure. Its name is to be said by whatever holds it. */
export function ChessSign({ kind, isWhite }: { kind: number; isWhite: boolean }) {
  return (
    <span
      className="grid size-full place-items-center *:size-[84%] *:[fill:var(--body)]"
      style={
        {
          "--body": isWhite ? LIGHT : DARK,
          color: DARK,
          filter: `drop-shadow(0 0 0.5px ${LIGHT}) drop-shadow(0 0 0.5px ${LIGHT})`,
        } as object
      }
    >
      <Icon name={PIECES[kind]?.icon ?? "circle"} />
    </span>
  );
}
