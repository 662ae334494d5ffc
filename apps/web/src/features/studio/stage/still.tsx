import { STAGE_SIZE, type Storyboard } from "@sayhey/trailer";
import type { StillPainter } from "@sayhey/trailer/browser";
import { useEffect, useRef } from "react";
import { pictureKey } from "./picture-key.ts";
import classes from "./stage.module.css";

interface StillProps {
  painter: StillPainter;
  storyboard: Storyboard;
  /** Index of the scene it shows. */
  scene: number;
  /** Place in the scene, 0 to 1. */
  share?: number;
  /** Px of the longer side; drawn twice as fine. */
  side: number;
}

/** One moment of a trailer, drawn by the code that renders it; drawn anew only when that moment looks different. */
export function Still({ painter, storyboard, scene, share = 0.72, side }: StillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = STAGE_SIZE[storyboard.aspect];
  const scale = side / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const key = pictureKey(storyboard, scene);
  const latest = useRef({ storyboard, scene, share });
  useEffect(() => {
    latest.current = { storyboard, scene, share };
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const abort = new AbortController();
    const { storyboard: board, scene: index, share: place } = latest.current;
    const shown = board.scenes[index];
    if (shown === undefined) return;
    painter
      .paint(element, board, shown.startMs + shown.durationMs * place, abort.signal)
      .catch((cause: unknown) => console.warn("A thumbnail could not be drawn.", cause));
    return () => abort.abort();
  }, [painter, key, share, side]);
  return (
    <canvas
      ref={canvas}
      className={classes.still}
      width={size.width * 2}
      height={size.height * 2}
      style={{ width: size.width, height: size.height, background: storyboard.palette.ground }}
      aria-hidden="true"
    />
  );
}
