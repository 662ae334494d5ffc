import type { Storyboard } from "@sayhey/trailer";
import { useState, type RefObject } from "react";
import type { Playhead } from "./playhead.ts";
import { Stage } from "./stage.tsx";
import { Transport } from "./transport.tsx";
import type { Edit } from "../use-storyboard.ts";
import type { RecorderState } from "../voice/use-voice-recorder.ts";
import type { FullScreen } from "./use-full-screen.ts";
import type { StudioPlayer } from "./use-player.ts";

interface ViewerProps {
  storyboard: Storyboard;
  canvas: RefObject<HTMLCanvasElement | null>;
  player: StudioPlayer;
  playhead: Playhead;
  label: string;
  showsFrames: boolean;
  fullScreen: FullScreen;
  edit: Edit;
  /** A text of that scene was chosen on the picture. */
  onSelect: (sceneId: string) => void;
  recorder: RecorderState;
  onStep: (frames: number) => void;
}

/** The picture of the trailer and the controls that play it. */
export function Viewer({ storyboard, canvas, player, playhead, fullScreen, onStep, ...of }: ViewerProps) {
  const [safeZone, setSafeZone] = useState<string | null>(null);
  return (
    <>
      <Stage
        storyboard={storyboard}
        canvas={canvas}
        player={player}
        playhead={playhead}
        label={of.label}
        safeZone={safeZone}
        showsFrames={of.showsFrames}
        edit={of.edit}
        onSelect={of.onSelect}
        recorder={of.recorder}
      />
      <Transport
        player={player}
        playhead={playhead}
        durationMs={storyboard.durationMs}
        fps={storyboard.fps}
        aspect={storyboard.aspect}
        onStep={onStep}
        safeZone={safeZone}
        onSafeZone={setSafeZone}
        fullScreen={fullScreen}
      />
    </>
  );
}
