import { PIPS } from "./dice-rules.ts";
import type { Piece } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";

/** Outlines of dice seen from the front, and how large a number fits in. */
const OUTLINE: Readonly<Record<number, { points: string; size: number; y: number; edges: string }>> = {
  4: { points: "50,8 95,86 5,86", size: 30, y: 62, edges: "" },
  8: { points: "50,3 92,28 92,72 50,97 8,72 8,28", size: 28, y: 52, edges: "M 50 3 L 90 72 H 10 Z" },
  10: { points: "50,3 96,40 96,60 50,97 4,60 4,40", size: 26, y: 46, edges: "M 50 3 L 76 58 L 50 72 L 24 58 Z" },
  12: {
    points: "50,3 80,12 97,38 97,66 80,90 50,97 20,90 3,66 3,38 20,12",
    size: 30,
    y: 52,
    edges: "M 50 22 L 78 42 L 67 75 H 33 L 22 42 Z",
  },
  20: { points: "50,3 92,27 92,73 50,97 8,73 8,27", size: 24, y: 54, edges: "M 50 24 L 76 68 H 24 Z" },
};

/** What a die shows: pips, a number, or a piece. */
export function DieFace({ sides, value, piece }: { sides: number; value: number; piece: Piece | undefined }) {
  const outline = OUTLINE[sides];
  const isSquare = piece !== undefined || outline === undefined;
  return (
    <svg viewBox="0 0 100 100" className="block w-full" role="img" aria-label={piece?.label ?? String(value)}>
      {isSquare ? (
        <rect x="4" y="4" width="92" height="92" rx="20" fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" />
      ) : (
        <>
          <polygon
            points={outline.points}
            fill="var(--accent)"
            stroke="var(--ink)"
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path
            d={outline.edges}
            fill="none"
            stroke="var(--on-accent)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            opacity="0.6"
          />
        </>
      )}
      {piece !== undefined ? (
        <g color="var(--on-accent)">
          {piece.icon !== undefined ? (
            <DrawnIcon name={piece.icon} x={50} y={50} size={58} />
          ) : (
            <FaceText text={piece.label.slice(0, 8)} y={52} size={Math.min(34, 130 / piece.label.length)} />
          )}
        </g>
      ) : outline !== undefined ? (
        <FaceText text={String(value)} y={outline.y} size={outline.size} />
      ) : (
        (PIPS[value] ?? []).map((place) => (
          <circle
            key={place}
            cx={26 + (place % 3) * 24}
            cy={26 + Math.floor(place / 3) * 24}
            r="8.5"
            fill="var(--on-accent)"
          />
        ))
      )}
    </svg>
  );
}

function FaceText({ text, y, size }: { text: string; y: number; size: number }) {
  return (
    <text
      x="50"
      y={y}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={size}
      fontWeight="800"
      fill="var(--on-accent)"
    >
      {text}
    </text>
  );
}
