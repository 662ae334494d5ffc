import type { Storyboard } from "@sayhey/trailer";
import type { CSSProperties, RefObject } from "react";
import { FrameReadout } from "./frame-readout.tsx";
import type { Edit } from "../use-storyboard.ts";
import type { Playhead } from "./playhead.ts";
import { RecorderChip } from "../voice/recorder-chip.tsx";
import type { RecorderState } from "../voice/use-voice-recorder.ts";
import { SafeOverlay } from "./safe-overlay.tsx";
import classes from "./stage.module.css";
import { TextLayer } from "./text-layer.tsx";
import type { StudioPlayer } from "./use-player.ts";

interface StageProps {
  storyboard: Storyboard;
  canvas: RefObject<HTMLCanvasElement | null>;
  player: StudioPlayer;
  playhead: Playhead;
  label: string;
  /** Id of the network whose safe area is shown, or null. */
  safeZone: string | null;
  showsFrames: boolean;
  edit: Edit;
  onSelect: (sceneId: string) => void;
  recorder: RecorderState;
}

/** The picture of the trailer, as large as there is room. */
export function Stage({ storyboard, canvas, player, label, safeZone, showsFrames, ...of }: StageProps) {
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
        <TextLayer
          storyboard={storyboard}
          player={player}
          playhead={of.playhead}
          edit={of.edit}
          onSelect={of.onSelect}
        />
        {safeZone === null ? null : <SafeOverlay aspect={storyboard.aspect} zoneId={safeZone} />}
        <RecorderChip state={of.recorder} />
        {showsFrames ? <FrameReadout player={player} /> : null}
      </div>
    </div>
  );
}
