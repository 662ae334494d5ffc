import { useRef, type PointerEvent } from "react";
import type { Way } from "./use-keys.ts";

/** A touch that moved less than this, in CSS pixels, was a tap. */
const STILL = 8;
/** Milliseconds of a flick. */
const FLICK_MS = 220;

/**
 * Handlers for a board over which one drags something along: a step for every `step` pixels, a tap, and a flick down or up. The
 * board needs `touch-none`.
 */
export function useDragSteps(step: number, on: { onStep: (way: Way) => void; onTap: () => void; onFlick: () => void }) {
  const drag = useRef<{ x: number; y: number; since: number; moved: boolean; startY: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        x: event.clientX,
        y: event.clientY,
        startY: event.clientY,
        since: event.timeStamp,
        moved: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = drag.current;
      if (from === null) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) from.moved = true;
      for (; event.clientX - from.x >= step; from.x += step) on.onStep("right");
      for (; from.x - event.clientX >= step; from.x -= step) on.onStep("left");
      // What goes down fast is a flick, told by its end.
      if (event.timeStamp - from.since < FLICK_MS) return;
      for (; event.clientY - from.y >= step; from.y += step) on.onStep("down");
    },
    onPointerUp: (event: PointerEvent) => {
      const from = drag.current;
      drag.current = null;
      if (from === null) return;
      if (!from.moved) on.onTap();
      else if (event.timeStamp - from.since < FLICK_MS && event.clientY - from.startY > step * 2) on.onFlick();
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
}
