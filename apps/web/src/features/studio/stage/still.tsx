import { STAGE_SIZE, type Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useEffect, useRef } from "react";
import classes from "./studio.module.css";

interface StillProps {
  painter: StillPainter;
  storyboard: Storyboard;
  timeMs: number;
  /** Px of the longer side; drawn twice as fine. */
  side: number;
}

/** One moment of a trailer, drawn by the code that renders it. */
export function Still({ painter, storyboard, timeMs, side }: StillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = STAGE_SIZE[storyboard.aspect];
  const scale = side / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const abort = new AbortController();
    painter
      .paint(element, storyboard, timeMs, abort.signal)
      .catch((cause: unknown) => console.warn("A thumbnail could not be drawn.", cause));
    return () => abort.abort();
  }, [painter, storyboard, timeMs]);
  return (
    <canvas
      ref={canvas}
      className={classes.still}
      width={size.width * 2}
      height={size.height * 2}
      style={{ ...size, background: storyboard.palette.ground }}
      aria-hidden="true"
    />
  );
}
