import { useEffect, useRef } from "react";
import { indexOf } from "./pixel-art-rules.ts";

/** Draws pixels with a scale; clear ones are left out. */
export function drawPixels(
  pen: CanvasRenderingContext2D,
  frame: string,
  side: number,
  palette: readonly string[],
  scale: number,
  left = 0,
): void {
  for (let place = 0; place < frame.length; place++) {
    const color = palette[indexOf(frame[place]) ?? -1];
    if (color === undefined) continue;
    pen.fillStyle = color;
    pen.fillRect(left + (place % side) * scale, Math.floor(place / side) * scale, scale, scale);
  }
}

/** A small picture of pixels. Decoration only: what it is of is said beside it. */
export function PixelView(props: { frame: string; side: number; palette: readonly string[]; className: string }) {
  const { frame, side, palette, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.clearRect(0, 0, side, side);
    drawPixels(pen, frame, side, palette, 1);
  }, [frame, side, palette]);
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      aria-hidden="true"
      className={className}
      style={{ imageRendering: "pixelated" }}
    />
  );
}
