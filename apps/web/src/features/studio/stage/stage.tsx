import { ActionIcon, Tooltip } from "@mantine/core";
import { SAFE_AREA, STAGE_SIZE, type Storyboard } from "@sayhey/trailer";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import SquareDashed from "lucide-react/icons/square-dashed";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import type { CSSProperties, RefObject } from "react";
import { formatClock } from "../../lib/format.ts";
import classes from "./studio.module.css";
import type { usePlayer } from "./use-player.ts";

interface StageProps {
  storyboard: Storyboard;
  canvas: RefObject<HTMLCanvasElement | null>;
  seekBar: RefObject<HTMLInputElement | null>;
  clock: RefObject<HTMLSpanElement | null>;
  player: ReturnType<typeof usePlayer>;
  label: string;
  safeArea: boolean;
  onSafeArea: (shown: boolean) => void;
}

/** Where the networks leave room for words, over the picture. */
function SafeArea({ storyboard }: { storyboard: Storyboard }) {
  const stage = STAGE_SIZE[storyboard.aspect];
  const safe = SAFE_AREA[storyboard.aspect];
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  return (
    <div
      className={classes.safe}
      style={{
        left: share(safe.x, stage.width),
        top: share(safe.y, stage.height),
        width: share(safe.width, stage.width),
        height: share(safe.height, stage.height),
      }}
    >
      <span>Safe area</span>
    </div>
  );
}

/** The trailer, large, with its controls. */
export function Stage({ storyboard, canvas, seekBar, clock, player, label, safeArea, onSafeArea }: StageProps) {
  const [across = 9, down = 16] = storyboard.aspect.split(":").map(Number);
  return (
    <div className={classes.stage} data-aspect={storyboard.aspect}>
      <div
        className={classes.frame}
        style={{ aspectRatio: `${across} / ${down}`, "--ratio": across / down } as CSSProperties}
      >
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} />
        {player.ready ? null : (
          <div
            className={classes.veil}
            style={{ background: storyboard.palette.ground }}
            role="status"
            aria-label="The trailer is loading"
          />
        )}
        {safeArea ? <SafeArea storyboard={storyboard} /> : null}
      </div>
      <div className={classes.bar}>
        <ActionIcon
          variant="filled"
          color="coral"
          size="xl"
          radius="lg"
          aria-label={player.playing ? "Pause" : "Play"}
          onClick={player.toggle}
          disabled={!player.ready}
        >
          {player.playing ? <Pause size={20} fill="currentColor" /> : <Play size={20} fill="currentColor" />}
        </ActionIcon>
        <input
          ref={seekBar}
          className={classes.seek}
          type="range"
          min={0}
          max={storyboard.durationMs}
          step={10}
          defaultValue={0}
          aria-label="Place in the trailer"
          onChange={(event) => player.seek(Number(event.currentTarget.value))}
        />
        <span className={classes.clock}>
          <span ref={clock}>0:00</span> / {formatClock(storyboard.durationMs)}
        </span>
        <Tooltip label={player.muted ? "Sound on" : "Sound off"}>
          <ActionIcon aria-label="Sound" aria-pressed={!player.muted} onClick={() => player.setMuted(!player.muted)}>
            {player.muted ? <VolumeX size={19} /> : <Volume2 size={19} />}
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Safe area of TikTok, Reels and Shorts">
          <ActionIcon
            variant={safeArea ? "light" : "subtle"}
            aria-label="Safe area"
            aria-pressed={safeArea}
            onClick={() => onSafeArea(!safeArea)}
          >
            <SquareDashed size={19} />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}
