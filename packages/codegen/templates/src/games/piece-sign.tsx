import { Icon } from "../ui/icon.tsx";
import { icons } from "../ui/icons.tsx";
import type { Piece } from "./game.ts";

/** A piece as its picture, or as its word where it has none. Decoration: its label is to be said by whatever holds it. */
export function PieceSign({ piece, className = "size-3/5" }: { piece: Piece; className?: string }) {
  return piece.icon === undefined ? (
    <span className="leading-none" aria-hidden="true">
      {piece.label}
    </span>
  ) : (
    <Icon name={piece.icon} className={className} />
  );
}

/** An icon within a drawing, by its middle and its size in the drawing's units. */
export function DrawnIcon({ name, x, y, size }: { name: string; x: number; y: number; size: number }) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {icons[name] ?? icons["circle"]}
    </svg>
  );
}
