import { useRef, type PointerEvent } from "react";
import type { Way } from "./use-keys.ts";

/** So far a finger goes until it means a way, in CSS pixels. */
const FAR = 22;

/** Handlers for an element over which one swipes; it needs `touch-none` to keep the page from scrolling. */
export function useSwipe(onSwipe: (way: Way) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null) return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      if (Math.max(Math.abs(x), Math.abs(y)) < FAR) return;
      from.current = null;
      onSwipe(Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : y > 0 ? "down" : "up");
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
