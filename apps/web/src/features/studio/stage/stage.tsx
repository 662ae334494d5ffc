import type { Storyboard } from "@sayhey/trailer";
import type { CSSProperties, RefObject } from "react";
import { FrameReadout } from "./frame-readout.tsx";
import { SafeOverlay } from "./safe-overlay.tsx";
import classes from "./stage.module.css";
import type { StudioPlayer } from "./use-player.ts";

interface StageProps {
  storyboard: Storyboard;
  canvas: RefObject<HTMLCanvasElement | null>;
  player: StudioPlayer;
  label: string;
  /** Id of the network whose safe area is shown, or null. */
  safeZone: string | null;
  showsFrames: boolean;
}

/** The picture of the trailer, as large as there is room. */
export function Stage({ storyboard, canvas, player, label, safeZone, showsFrames }: StageProps) {
  const [across = 9, down = 16] = storyboard.aspect.split(":").map(Number);
  return (
    <div className={classes.stage}>
      <div
        className={classes.frame}
        style={{ aspectRatio: `${across} / ${down}`, "--ratio": across / down } as CSSProperties}
      >
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} onClick={player.toggle} />
        {player.ready ? null : (
          <div
            className={classes.veil}
            style={{ background: storyboard.palette.ground }}
            role="status"
            aria-label="The trailer is loading"
          />
        )}
        {safeZone === null ? null : <SafeOverlay aspect={storyboard.aspect} zoneId={safeZone} />}
        {showsFrames ? <FrameReadout player={player} /> : null}
      </div>
    </div>
  );
}
