import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { plotColor } from "./plot-color.ts";
import { wayOf } from "./use-keys.ts";
import { lineBetween, type WordSearch } from "./word-search-rules.ts";

interface WordSearchGridProps {
  game: WordSearch;
  onLine: (line: readonly number[]) => void;
}

/** A stroke over a line of fields. */
function Stroke({
  side,
  line,
  color,
  opacity,
}: {
  side: number;
  line: readonly number[];
  color: string;
  opacity: number;
}) {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) return null;
  return (
    <line
      x1={(from % side) + 0.5}
      y1={Math.floor(from / side) + 0.5}
      x2={(to % side) + 0.5}
      y2={Math.floor(to / side) + 0.5}
      stroke={color}
      strokeWidth="0.78"
      strokeLinecap="round"
      opacity={opacity}
    />
  );
}

/** The grid: a word is drawn over from end to end, or its two ends are tapped, or chosen with arrow keys and Enter. */
export function WordSearchGrid({ game, onLine }: WordSearchGridProps) {
  const { side } = game;
  const [first, setFirst] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);

  const fieldAt = (event: PointerEvent): number | null => {
    const box = grid.current?.getBoundingClientRect();
    if (box === undefined) return null;
    const x = Math.floor(((event.clientX - box.left) / box.width) * side);
    const y = Math.floor(((event.clientY - box.top) / box.height) * side);
    return x < 0 || y < 0 || x >= side || y >= side ? null : y * side + x;
  };
  const choose = (field: number) => {
    if (first === null || first === field) setFirst(first === field ? null : field);
    else {
      onLine(lineBetween(side, first, field));
      setFirst(null);
    }
    setOver(null);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      const field = fieldAt(event);
      if (first === null) setFirst(field);
      else dragged.current = true;
      setOver(field);
    },
    onPointerMove: (event: PointerEvent) => {
      if (first === null || event.buttons === 0) return;
      setOver(fieldAt(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const field = fieldAt(event);
      const isSecondTap = dragged.current;
      if (field === null || first === null) return;
      if (field !== first) choose(field);
      else if (isSecondTap) setFirst(null);
    },
    onPointerCancel: () => {
      setFirst(null);
      setOver(null);
    },
  };
  const hear = (event: KeyboardEvent) => {
    const way = wayOf(event.key);
    if (way === undefined) return;
    event.preventDefault();
    const [x, y] = [focused % side, Math.floor(focused / side)];
    const step = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way];
    const [toX, toY] = [x + (step[0] ?? 0), y + (step[1] ?? 0)];
    if (toX < 0 || toY < 0 || toX >= side || toY >= side) return;
    setFocused(toY * side + toX);
    grid.current?.querySelectorAll("button")[toY * side + toX]?.focus();
  };
  const line = first === null ? [] : lineBetween(side, first, over ?? first);
  return (
    <div className="card mx-auto w-full max-w-md p-1.5 select-none sm:p-2">
      <div
        ref={grid}
        className="relative grid aspect-square touch-none"
        style={{ gridTemplateColumns: `repeat(${side}, 1fr)` }}
        role="group"
        aria-label={copy.board}
        onKeyDown={hear}
        {...handlers}
      >
        <svg
          viewBox={`0 0 ${side} ${side}`}
          className="pointer-events-none absolute inset-0 size-full"
          aria-hidden="true"
        >
          {game.words.map(
            ({ word, fields }, index) =>
              game.found.includes(word) && (
                <Stroke key={word} side={side} line={fields} color={plotColor(index)} opacity={0.38} />
              ),
          )}
          <Stroke
            side={side}
            line={line.length > 0 ? line : first === null ? [] : [first]}
            color="var(--accent)"
            opacity={0.5}
          />
        </svg>
        {game.letters.map((letter, field) => (
          <button
            key={field}
            type="button"
            tabIndex={field === focused ? 0 : -1}
            className="relative grid cursor-pointer place-items-center text-base font-semibold sm:text-xl"
            aria-label={say(copy.letterAt, {
              name: letter,
              row: Math.floor(field / side) + 1,
              column: (field % side) + 1,
            })}
            aria-pressed={field === first}
            onFocus={() => setFocused(field)}
            onClick={(event) => {
              // A pointer was heard already; this is a key, or a tool that presses for somebody.
              if (event.detail === 0) choose(field);
            }}
          >
            {letter}
          </button>
        ))}
      </div>
    </div>
  );
}
