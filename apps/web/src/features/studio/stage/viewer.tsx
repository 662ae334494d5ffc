import type { Storyboard } from "@sayhey/trailer";
import { useState, type RefObject } from "react";
import type { Playhead } from "./playhead.ts";
import { Stage } from "./stage.tsx";
import { Transport } from "./transport.tsx";
import type { StudioPlayer } from "./use-player.ts";

interface ViewerProps {
  storyboard: Storyboard;
  canvas: RefObject<HTMLCanvasElement | null>;
  player: StudioPlayer;
  playhead: Playhead;
  label: string;
  showsFrames: boolean;
  onStep: (frames: number) => void;
}

/** The picture of the trailer and the controls that play it. */
export function Viewer({ storyboard, canvas, player, playhead, label, showsFrames, onStep }: ViewerProps) {
  const [safeZone, setSafeZone] = useState<string | null>(null);
  return (
    <>
      <Stage
        storyboard={storyboard}
        canvas={canvas}
        player={player}
        label={label}
        safeZone={safeZone}
        showsFrames={showsFrames}
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
      />
    </>
  );
}
