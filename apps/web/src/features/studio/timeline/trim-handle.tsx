import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

interface TrimHandleProps {
  edge: "start" | "end";
  /** What it trims: 'Hook'. */
  name: string;
  /** Where the edge is, ms of the trailer. */
  atMs: number;
  durationMs: number;
  scale: Scale;
  /** Moves the edge to a time as the pointer has it. */
  onDrag: (timeMs: number) => void;
  /** Moves the edge by steps: half beats for a scene. */
  onStep: (steps: number) => void;
  /** The pointer lets go, or the focus leaves. */
  onEnd: () => void;
}

/** An edge of a scene or a voice-over to be dragged, or moved with the arrow keys. */
export function TrimHandle({ edge, name, atMs, durationMs, scale, onDrag, onStep, onEnd }: TrimHandleProps) {
  const held = useRef<{ pointerX: number; atMs: number } | null>(null);
  const start = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointerX: event.clientX, atMs };
  };
  const move = (event: PointerEvent<HTMLDivElement>): void => {
    if (held.current === null) return;
    onDrag(held.current.atMs + (event.clientX - held.current.pointerX) / scale);
  };
  const end = (): void => {
    if (held.current === null) return;
    held.current = null;
    onEnd();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const by = event.key === "ArrowLeft" || event.key === "ArrowDown" ? -1 : 1;
    if (!event.key.startsWith("Arrow") || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(event.shiftKey ? by * 2 : by);
  };
  return (
    <div
      className={classes.handle}
      data-edge={edge}
      role="slider"
      tabIndex={0}
      aria-label={edge === "start" ? `Start of ${name}` : `End of ${name}`}
      aria-valuemin={0}
      aria-valuemax={15_000}
      aria-valuenow={Math.round(atMs)}
      aria-valuetext={`${(atMs / 1000).toFixed(2)} s, ${(durationMs / 1000).toFixed(2)} s long`}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      // Key by key it is one step, until something else is done.
      onBlur={onEnd}
      // A drag of the block starts at its body only.
      draggable={false}
    />
  );
}
