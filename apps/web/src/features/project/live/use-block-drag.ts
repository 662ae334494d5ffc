import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from "react";
import { autoScroll, slotAt, staysPut, type DropSlot, type PlacedBlock } from "./drop-geometry.ts";

/** How far a pointer moves before it drags, px, and how long a finger rests before it does, ms. */
const THRESHOLD_PX = 6;
const REST_MS = 420;

/** A block on its way. */
export interface BlockDrag {
  block: string;
  /** Where the pointer is, px of the browser's window. */
  clientX: number;
  clientY: number;
  slot: DropSlot | null;
  /** The page whose tab it is held over. */
  page: string | null;
}

interface Options {
  order: readonly string[];
  boxes: readonly PlacedBlock[];
  /** A point of the browser's window in CSS px of the app's, with the size of that. */
  toApp(clientX: number, clientY: number): { x: number; y: number; width: number; height: number };
  onScroll(dy: number): void;
  onDrop(block: string, target: { index: number } | { page: string }): void;
}

/** The page whose tab lies under a point. */
function pageTabAt(clientX: number, clientY: number): string | null {
  const tab = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-drop-page]");
  return tab?.dataset["dropPage"] ?? null;
}

/** Drags blocks by mouse, pen and finger: at once by their handle, after a rest by a finger on the block. */
export function useBlockDrag(options: Options) {
  const [drag, setDrag] = useState<BlockDrag | null>(null);
  const latest = useRef(options);
  const current = useRef<BlockDrag | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => end.current?.(), []);

  const place = (block: string, clientX: number, clientY: number): void => {
    const { order, boxes, toApp } = latest.current;
    const page = pageTabAt(clientX, clientY);
    const at = toApp(clientX, clientY);
    const inside = at.x >= -40 && at.x <= at.width + 40;
    const slot = page === null && inside ? slotAt(order, boxes, at.y, block, at.width) : null;
    current.current = { block, clientX, clientY, slot, page };
    setDrag(current.current);
  };

  /** Begins with a pointer that is down; `at` once, or after it has moved or rested. */
  const begin = (block: string, event: ReactPointerEvent, at: "once" | "moved" | "rested"): void => {
    end.current?.();
    const { pointerId, clientX: startX, clientY: startY } = event;
    let frame = 0;
    const scroll = (): void => {
      frame = requestAnimationFrame(scroll);
      const held = current.current;
      if (held === null) return;
      const { x, y, width, height } = latest.current.toApp(held.clientX, held.clientY);
      const dy = x >= 0 && x <= width && held.page === null ? autoScroll(y, height) : 0;
      if (dy === 0) return;
      latest.current.onScroll(dy);
      place(held.block, held.clientX, held.clientY);
    };
    const start = (clientX: number, clientY: number): void => {
      if (current.current !== null) return;
      place(block, clientX, clientY);
      frame = requestAnimationFrame(scroll);
    };
    const stop = (): void => {
      end.current = null;
      window.clearTimeout(rest);
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
      window.removeEventListener("keydown", key, true);
      window.removeEventListener("touchmove", hold);
      current.current = null;
      setDrag(null);
    };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (current.current !== null) return place(block, moved.clientX, moved.clientY);
      const far = Math.hypot(moved.clientX - startX, moved.clientY - startY) > THRESHOLD_PX;
      if (!far) return;
      // A finger that moves before it has rested scrolls.
      if (at === "rested") stop();
      else start(moved.clientX, moved.clientY);
    };
    const up = (done: PointerEvent): void => {
      if (done.pointerId !== pointerId) return;
      const held = current.current;
      stop();
      if (held === null) return;
      const { order, onDrop } = latest.current;
      if (held.page !== null) onDrop(block, { page: held.page });
      else if (held.slot !== null && !staysPut(order, block, held.slot.index))
        onDrop(block, { index: held.slot.index });
    };
    const key = (pressed: KeyboardEvent): void => {
      if (pressed.key !== "Escape" || current.current === null) return;
      pressed.stopPropagation();
      stop();
    };
    // While a block is held, a finger scrolls nothing.
    const hold = (touched: TouchEvent): void => {
      if (current.current !== null && touched.cancelable) touched.preventDefault();
    };
    const rest = window.setTimeout(() => at === "rested" && start(startX, startY), REST_MS);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    window.addEventListener("keydown", key, true);
    window.addEventListener("touchmove", hold, { passive: false });
    end.current = stop;
    if (at === "once") start(startX, startY);
  };
  return { drag, begin };
}
