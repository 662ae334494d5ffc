import { copy } from "../copy.ts";
import type { Piece } from "./game.ts";
import { DrawnIcon } from "./piece-sign.tsx";
import { PLOTS, plotColor } from "./plot-color.ts";
import { sliceColor } from "./wheel-rules.ts";

/** A point on a circle, by the part of a turn clockwise from the top. */
function onCircle(part: number, radius: number): string {
  const angle = (part - 0.25) * 2 * Math.PI;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

function slicePath(index: number, count: number): string {
  if (count === 1) return "M 0 -96 A 96 96 0 1 1 -0.01 -96 Z";
  return `M 0 0 L ${onCircle(index / count, 96)} A 96 96 0 0 1 ${onCircle((index + 1) / count, 96)} Z`;
}

/** A label as it fits from the hub to the rim. */
const shortLabel = (label: string): string => (label.length > 13 ? `${label.slice(0, 12).trimEnd()}…` : label);

interface WheelDiscProps {
  entries: readonly Piece[];
  degrees: number;
  /** How long it takes to get there. */
  ms: number;
  onSpin: () => void;
  canSpin: boolean;
}

/** The wheel itself: a slice an entry, a pointer on top, and the hub to spin it. */
export function WheelDisc({ entries, degrees, ms, onSpin, canSpin }: WheelDiscProps) {
  const count = entries.length;
  const size = Math.max(6.8, Math.min(10, 130 / Math.max(count, 1)));
  return (
    <div className="relative mx-auto aspect-square w-full max-w-sm select-none" role="group" aria-label={copy.board}>
      <svg viewBox="-100 -100 200 200" className="block size-full" aria-hidden="true">
        <circle r="99" fill="var(--ink)" />
        <g
          style={{
            transform: `rotate(${degrees}deg)`,
            transition: ms === 0 ? "none" : `transform ${ms}ms cubic-bezier(0.12, 0.7, 0.1, 1)`,
          }}
        >
          {entries.map((entry, index) => (
            <g key={index}>
              <path
                d={slicePath(index, count)}
                fill={plotColor(sliceColor(index, count, PLOTS))}
                stroke="var(--surface)"
                strokeWidth={count > 1 ? 1.2 : 0}
              />
              <g transform={`rotate(${((index + 0.5) / count) * 360 - 90})`} color="var(--surface)">
                {entry.icon !== undefined && count <= 16 ? (
                  <g transform="translate(70 0) rotate(90)">
                    <DrawnIcon name={entry.icon} x={0} y={0} size={Math.min(26, 190 / count + 6)} />
                  </g>
                ) : (
                  <text
                    x="91"
                    textAnchor="end"
                    dominantBaseline="central"
                    fill="currentColor"
                    fontSize={size}
                    fontWeight="700"
                  >
                    {shortLabel(entry.label)}
                  </text>
                )}
              </g>
            </g>
          ))}
        </g>
        <path
          d="M -8 -99 H 8 L 0 -82 Z"
          fill="var(--ink)"
          stroke="var(--surface)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <button
        type="button"
        className="absolute top-1/2 left-1/2 grid size-[25%] -translate-1/2 cursor-pointer place-items-center rounded-full border-4 border-surface bg-accent text-base font-bold text-on-accent shadow-lg active:scale-95 disabled:cursor-default"
        disabled={!canSpin}
        onClick={onSpin}
      >
        {copy.spin}
      </button>
    </div>
  );
}
