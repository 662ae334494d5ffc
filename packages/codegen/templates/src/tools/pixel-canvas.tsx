import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { copy, say } from "../copy.ts";
import { wayOf } from "../games/use-keys.ts";
import { drawPixels } from "./pixel-view.tsx";

interface PixelCanvasProps {
  frame: string;
  side: number;
  palette: readonly string[];
  /** A pixel was touched; `from` is the one before it in the same stroke. */
  onDraw: (place: number, from: number | null) => void;
  onEnd: () => void;
}

/** Pixels of the canvas for each that is drawn. */
const SCALE = 20;

/** The large picture that one draws in, by pointer, or with arrow keys and space. */
export function PixelCanvas({ frame, side, palette, onDraw, onEnd }: PixelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<number | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const size = side * SCALE;
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
    pen.fillStyle = color("--surface");
    pen.fillRect(0, 0, size, size);
    pen.fillStyle = color("--ground");
    for (let place = 0; place < side * side; place++) {
      const [x, y] = [place % side, Math.floor(place / side)];
      if ((x + y) % 2 === 0) pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }
    drawPixels(pen, frame, side, palette, SCALE);
    pen.strokeStyle = color("--line");
    pen.globalAlpha = 0.5;
    pen.beginPath();
    for (let at = SCALE; at < size; at += SCALE) {
      pen.moveTo(at + 0.5, 0);
      pen.lineTo(at + 0.5, size);
      pen.moveTo(0, at + 0.5);
      pen.lineTo(size, at + 0.5);
    }
    pen.stroke();
    pen.globalAlpha = 1;
    if (cursor === null) return;
    pen.lineWidth = 4;
    pen.strokeStyle = color("--accent-text");
    pen.strokeRect((cursor % side) * SCALE, Math.floor(cursor / side) * SCALE, SCALE, SCALE);
    pen.lineWidth = 1;
  }, [frame, side, palette, cursor, size]);
  const placeOf = (event: PointerEvent<HTMLElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (value: number, length: number) => Math.min(side - 1, Math.max(0, Math.floor((value / length) * side)));
    return at(event.clientY - box.top, box.height) * side + at(event.clientX - box.left, box.width);
  };
  const end = () => {
    if (last.current !== null) onEnd();
    last.current = null;
  };
  const byKey = (event: KeyboardEvent) => {
    const way = event.key.startsWith("Arrow") ? wayOf(event.key) : undefined;
    const at = cursor ?? Math.floor(side / 2) * side + Math.floor(side / 2);
    if (way !== undefined) {
      const x = Math.min(side - 1, Math.max(0, (at % side) + (way === "left" ? -1 : way === "right" ? 1 : 0)));
      const y = Math.min(side - 1, Math.max(0, Math.floor(at / side) + (way === "up" ? -1 : way === "down" ? 1 : 0)));
      setCursor(y * side + x);
    } else if (event.key === " " || event.key === "Enter") {
      onDraw(at, null);
      onEnd();
    } else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-label={copy.pixelBoard} className="mx-auto w-full max-w-[30rem]">
      <canvas
        ref={canvas}
        width={size}
        height={size}
        role="img"
        tabIndex={0}
        aria-label={say(copy.pixelKeys, { n: side })}
        className="block aspect-square w-full cursor-crosshair touch-none rounded-control border border-line select-none"
        style={{ imageRendering: "pixelated" }}
        onKeyDown={byKey}
        onBlur={() => setCursor(null)}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setCursor(null);
          const place = placeOf(event);
          last.current = place;
          onDraw(place, null);
        }}
        onPointerMove={(event) => {
          if (last.current === null || !event.isPrimary) return;
          const place = placeOf(event);
          if (place === last.current) return;
          onDraw(place, last.current);
          last.current = place;
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}
