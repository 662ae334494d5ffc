import type { Settings } from "@sayhey/transforms";
import { useEffect, useRef } from "react";
import { prefersStill } from "../../shared/first-sign.ts";
import { MEDIA_ART, type ArtSource } from "./media-art.ts";

/** Moment of the drawing that is shown while nothing moves. */
const STILL_AT = 0.22;

/** Draws how a media transform works, moving while it plays; one telling moment of it for whoever prefers stillness. */
export function ArtCanvas({
  kind,
  settings,
  source,
  plays,
  label,
  className,
}: {
  kind: string;
  settings: Settings;
  source: ArtSource;
  plays: boolean;
  /** What it shows; none where it only decorates. */
  label?: string;
  className?: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    const art = MEDIA_ART[kind];
    const context = target?.getContext("2d") ?? null;
    if (target === null || art === undefined || context === null) return;
    let frame = 0;
    const paint = (t: number): void => {
      const scale = Math.min(2, window.devicePixelRatio || 1);
      const { clientWidth: width, clientHeight: height } = target;
      if (width === 0 || height === 0) return;
      if (target.width !== Math.round(width * scale) || target.height !== Math.round(height * scale)) {
        target.width = Math.round(width * scale);
        target.height = Math.round(height * scale);
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      art.draw(context, { width, height }, settings, t, source);
    };
    const moves = plays && !prefersStill();
    const startedAt = performance.now() - STILL_AT * art.periodMs;
    const turn = (now: number): void => {
      paint(((((now - startedAt) / art.periodMs) % 1) + 1) % 1);
      frame = requestAnimationFrame(turn);
    };
    if (moves) frame = requestAnimationFrame(turn);
    else paint(STILL_AT);
    const resized = new ResizeObserver(() => {
      if (!moves) paint(STILL_AT);
    });
    resized.observe(target);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [kind, settings, source, plays]);
  return (
    <canvas
      ref={canvas}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...(className === undefined ? {} : { className })}
    />
  );
}
