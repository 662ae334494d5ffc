import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { copy } from "../copy.ts";
import { wayOf } from "../games/use-keys.ts";
import { moveBox, moveCorner, type Box, type Corner } from "./image-editor-rules.ts";

const CORNERS: readonly Corner[] = ["tl", "tr", "bl", "br"];
const KEY_STEP = 0.02;

/** A frame over a picture: drag it, or its corners; arrow keys do the same. What is outside of it is dark. */
export function CropFrame({ crop, onChange }: { crop: Box; onChange: (crop: Box) => void }) {
  const from = useRef<{ x: number; y: number; crop: Box } | null>(null);
  const around = useRef<HTMLDivElement>(null);
  const names: Readonly<Record<Corner, string>> = {
    tl: copy.cornerTopLeft,
    tr: copy.cornerTopRight,
    bl: copy.cornerBottomLeft,
    br: copy.cornerBottomRight,
  };
  const handlers = (change: (box: Box, dx: number, dy: number) => Box) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: (event: PointerEvent) => {
      const box = around.current?.getBoundingClientRect();
      if (from.current === null || box === undefined) return;
      event.stopPropagation();
      const { x, y, crop: start } = from.current;
      onChange(change(start, (event.clientX - x) / box.width, (event.clientY - y) / box.height));
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = event.key.startsWith("Arrow") ? wayOf(event.key) : undefined;
      if (way === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const dx = way === "left" ? -KEY_STEP : way === "right" ? KEY_STEP : 0;
      onChange(change(crop, dx, way === "up" ? -KEY_STEP : way === "down" ? KEY_STEP : 0));
    },
  });
  const place = {
    left: `${crop.x * 100}%`,
    top: `${crop.y * 100}%`,
    width: `${crop.w * 100}%`,
    height: `${crop.h * 100}%`,
  };
  return (
    <div ref={around} className="absolute inset-0 overflow-hidden">
      <div
        role="group"
        tabIndex={0}
        aria-label={copy.cropFrame}
        className="absolute cursor-move touch-none border-2 border-accent"
        style={{ ...place, boxShadow: "0 0 0 9999px color-mix(in srgb, black 55%, transparent)" }}
        {...handlers(moveBox)}
      >
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            aria-label={names[corner]}
            className={`absolute grid size-11 touch-none place-items-center ${corner.startsWith("t") ? "-top-3" : "-bottom-3"} ${corner.endsWith("l") ? "-left-3" : "-right-3"} ${corner === "tl" || corner === "br" ? "cursor-nwse-resize" : "cursor-nesw-resize"}`}
            {...handlers((box, dx, dy) => moveCorner(box, corner, dx, dy))}
          >
            <span className="size-5 rounded-full border-2 border-on-accent bg-accent" />
          </button>
        ))}
      </div>
    </div>
  );
}
