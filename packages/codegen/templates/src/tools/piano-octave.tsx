import type { MouseEvent } from "react";
import { blackAt, noteName, type PianoKey } from "./piano-rules.ts";

interface OctaveProps {
  keys: readonly PianoKey[];
  down: ReadonlySet<number>;
  hasLabels: boolean;
  /** Plays a note once, for who has neither finger nor mouse on it. */
  onTap: (note: number) => void;
}

/** Seven white keys with five black ones on them. */
export function PianoOctave({ keys, down, hasLabels, onTap }: OctaveProps) {
  const shared = (key: PianoKey) => ({
    type: "button" as const,
    "data-note": key.note,
    "aria-label": noteName(key.note),
    // A pointer has sounded the note already; only a key press or a screen reader clicks without one.
    onClick: (event: MouseEvent) => event.detail === 0 && onTap(key.note),
  });
  const letter = (key: PianoKey) =>
    key.letter !== undefined && <span className="hidden text-xs uppercase opacity-70 md:block">{key.letter}</span>;
  return (
    <div className="relative flex h-44 shrink-0 md:h-64 md:flex-1">
      {keys
        .filter(({ isBlack }) => !isBlack)
        .map((key) => (
          <button
            key={key.note}
            {...shared(key)}
            className={`flex flex-1 cursor-pointer flex-col items-center justify-end gap-0.5 rounded-b-control border pb-2 text-sm font-bold ${down.has(key.note) ? "border-accent bg-accent text-on-accent" : "border-line"}`}
            style={down.has(key.note) ? undefined : { background: WHITE, color: BLACK }}
          >
            {hasLabels && letter(key)}
            {hasLabels && noteName(key.note)}
          </button>
        ))}
      {keys
        .filter(({ isBlack }) => isBlack)
        .map((key) => (
          <button
            key={key.note}
            {...shared(key)}
            className={`absolute top-0 flex h-3/5 w-[9.6%] -translate-x-1/2 cursor-pointer flex-col items-center justify-end rounded-b-control pb-2 ${down.has(key.note) ? "bg-accent text-on-accent" : ""}`}
            style={{
              left: `${(blackAt(key.note) / 7) * 100}%`,
              ...(!down.has(key.note) && { background: BLACK, color: WHITE }),
            }}
          >
            {hasLabels && letter(key)}
          </button>
        ))}
    </div>
  );
}

/** Of the two colors of the theme that stand furthest apart the lighter one, in light and in dark. */
const WHITE = "oklch(from var(--surface) 0.97 min(c, 0.02) h)";
const BLACK = "oklch(from var(--ink) 0.24 min(c, 0.05) h)";
