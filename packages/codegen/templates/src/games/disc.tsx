import type { Piece } from "./game.ts";
import { PieceSign } from "./piece-sign.tsx";

interface DiscProps {
  side: 0 | 1;
  /** What is drawn on it. */
  sign?: Piece | undefined;
  className?: string;
}

/** A round piece of one of two sides: the first is solid, the second a ring, so that they differ without color, too. */
export function Disc({ side, sign, className = "" }: DiscProps) {
  const look = side === 0 ? "border-accent bg-accent text-on-accent" : "border-ink bg-surface text-ink";
  return (
    <span
      className={`grid aspect-square w-full place-items-center rounded-full border-[3px] text-xs shadow-[0_2px_0_color-mix(in_srgb,var(--ink)_25%,transparent)] ${look} ${className}`}
    >
      {sign === undefined ? (
        <span className="size-3/4 rounded-full border-2 border-current/25" />
      ) : (
        <PieceSign piece={sign} className="size-3/4" />
      )}
    </span>
  );
}
