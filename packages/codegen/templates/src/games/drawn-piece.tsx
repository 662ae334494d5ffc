import type { Piece } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";

/** A piece within a drawing: its picture, or the first letters of its word where it has none. */
export function DrawnPiece({ piece, x, y, size }: { piece: Piece; x: number; y: number; size: number }) {
  if (piece.icon !== undefined) return <DrawnIcon name={piece.icon} x={x} y={y} size={size} />;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size * 0.6}
      fontWeight="700"
      fill="currentColor"
    >
      {[...piece.label].slice(0, 2).join("")}
    </text>
  );
}
