import { useRef, useState, type MouseEvent, type PointerEvent } from "react";
import { blockAt, type PlacedBlock } from "./drop-geometry.ts";
import type { LiveFrame } from "./use-live-frame.ts";

interface OverlayPlace {
  live: LiveFrame;
  boxes: readonly PlacedBlock[];
  /** Where a point of the page is in the app. */
  toApp: (clientX: number, clientY: number) => { x: number; y: number };
  isDragging: boolean;
  /** A block was pressed, or with null none. */
  onPress: (block: string | null, event: PointerEvent<HTMLDivElement>) => void;
}

/** What the pointer does on the layer over the app: it hovers and presses blocks, and a finger pans the app. */
export function useOverlayPointer({ live, boxes, toApp, isDragging, onPress }: OverlayPlace) {
  const [hovered, setHovered] = useState<string | null>(null);
  const pan = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    hovered,
    onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
      if (event.button !== 0 || event.target !== event.currentTarget) return;
      const { x, y } = toApp(event.clientX, event.clientY);
      onPress(blockAt(boxes, x, y), event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>): void => {
      const { x, y } = toApp(event.clientX, event.clientY);
      setHovered(event.pointerType === "touch" ? null : blockAt(boxes, x, y));
      if (event.pointerType !== "touch" || isDragging) return;
      const before = pan.current;
      pan.current = { id: event.pointerId, x, y };
      if (before?.id === event.pointerId && event.buttons !== 0)
        live.tell({ type: "sayhey:scroll", x, y, dx: before.x - x, dy: before.y - y });
    },
    onPointerUp: (): void => {
      pan.current = null;
    },
    onPointerLeave: (): void => setHovered(null),
    onMouseDown: (event: MouseEvent<HTMLDivElement>): void => {
      // The outline of the block has the focus already.
      if (event.target === event.currentTarget) event.preventDefault();
    },
  };
}
