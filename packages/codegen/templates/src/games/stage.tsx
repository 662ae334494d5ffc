import type { PointerEvent, ReactNode } from "react";
import { copy } from "../copy.ts";
import { StartCover } from "./start-cover.tsx";
import type { Phase } from "./use-arcade.ts";

interface StageProps {
  width: number;
  height: number;
  phase: Phase;
  isOver: boolean;
  onStart: () => void;
  /** Chances left, shown as hearts. */
  lives?: number;
  className?: string;
  handlers?: Partial<
    Record<"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel", (event: PointerEvent) => void>
  >;
  children: ReactNode;
}

/** The drawn board of a game that moves, with its cover while it waits or rests. */
export function Stage({
  width,
  height,
  phase,
  isOver,
  onStart,
  lives,
  className = "max-w-md",
  handlers,
  children,
}: StageProps) {
  return (
    <div className={`card relative mx-auto w-full overflow-hidden ${className}`}>
      <div className="touch-none select-none" {...handlers}>
        <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" role="group" aria-label={copy.board}>
          {children}
          {lives !== undefined && <Hearts lives={lives} />}
        </svg>
      </div>
      {phase !== "runs" && !isOver && (
        <StartCover label={phase === "waits" ? copy.start : copy.resume} onStart={onStart} />
      )}
    </div>
  );
}

function Hearts({ lives }: { lives: number }) {
  return (
    <g role="img" aria-label={`${copy.lives}: ${lives}`} color="var(--accent-text)">
      {Array.from({ length: lives }, (_, index) => (
        <path
          key={index}
          transform={`translate(${9 + index * 19} 8) scale(0.68)`}
          d="M12 21 C4 15 1 11 1 7 A5.6 5.6 0 0 1 12 5 A5.6 5.6 0 0 1 23 7 C23 11 20 15 12 21 Z"
          fill="currentColor"
          stroke="var(--surface)"
          strokeWidth="1.5"
        />
      ))}
    </g>
  );
}
