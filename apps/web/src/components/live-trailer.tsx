import { draw, type Storyboard } from "@sayhey/trailer";
import { useEffect, useRef } from "react";

const SHAPES = { "9:16": [540, 960], "1:1": [720, 720], "16:9": [960, 540] } as const;

/** A trailer playing live. */
export default function LiveTrailer({ storyboard, label }: { storyboard: Storyboard; footage?: { id: string; url: string }[]; label: string; controls?: boolean; loop?: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, height] = SHAPES[storyboard.aspect];
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const assets = {
      createCanvas: (w: number, h: number) => {
        const image = document.createElement("canvas");
        image.width = w;
        image.height = h;
        const own = image.getContext("2d");
        if (own === null) throw new Error("no canvas");
        return { context: own, image };
      },
      footage: () => null,
    };
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      draw(context, storyboard, (now - start) % storyboard.durationMs, assets);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [storyboard]);
  return <canvas ref={canvas} width={width} height={height} style={{ width: "100%", display: "block" }} role="img" aria-label={label} />;
}
