import type { Storyboard } from "@sayhey/trailer";
import { createPlayer, type StillPainter } from "@sayhey/trailer/browser";
import { useEffect, useRef, useState } from "react";
import { pictureKey } from "./picture-key.ts";
import { Still } from "./still.tsx";
import classes from "./stage.module.css";

interface LivingStillProps {
  painter: StillPainter;
  storyboard: Storyboard;
  scene: number;
  side: number;
  loadFootage: (id: string) => Promise<Uint8Array>;
  /** Plays now: what holds it is under the pointer or has the focus. */
  alive: boolean;
}

/** A moment of a trailer that plays its scene while somebody looks at it; stays still where motion is unwelcome. */
export function LivingStill({ painter, storyboard, scene, side, loadFootage, alive }: LivingStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(false);
  const latest = useRef(storyboard);
  useEffect(() => {
    latest.current = storyboard;
  });
  const key = pictureKey(storyboard, scene);
  useEffect(() => {
    const element = canvas.current;
    const board = latest.current;
    const played = board.scenes[scene];
    if (!alive || element === null || played === undefined) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const player = createPlayer({
      canvas: element,
      storyboard: board,
      loadFootage,
      fontUrl: "/fonts",
      muted: true,
      startMs: played.startMs,
      onReady: () => {
        setShown(true);
        player.play();
      },
      onTime: (positionMs) => {
        // The scene again and again, not the trailer.
        if (positionMs >= played.startMs + played.durationMs - 20) player.seek(played.startMs);
      },
    });
    return () => {
      player.destroy();
      setShown(false);
    };
  }, [alive, key, scene, loadFootage]);
  return (
    <span className={classes.living} data-shown={shown || undefined}>
      <Still painter={painter} storyboard={storyboard} scene={scene} side={side} />
      {alive ? <canvas ref={canvas} className={classes.moving} aria-hidden="true" /> : null}
    </span>
  );
}
