import { parseStoryboard, type Storyboard } from "@sayhey/trailer";
import type { FindMusic } from "@sayhey/trailer/browser";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useMemo, type RefObject } from "react";
import { formatClock } from "./format.ts";
import classes from "./live-trailer.module.css";
import { stillMs, useLivePlayer, type LivePlayer } from "./use-live-player.ts";

interface LiveTrailerProps {
  /** A Storyboard, as the server or the planner made it. */
  storyboard: unknown;
  /** Signed addresses of its footage. */
  footage?: readonly { id: string; url: string }[];
  /** Finds the samples of own music; the same function at every call. Without it such a trailer has its effects only. */
  findMusic?: FindMusic;
  label: string;
  /** Shows play, seek and sound. */
  controls?: boolean;
  /** Plays by itself, silent and again and again, while it is in view and motion is welcome. */
  ambient?: boolean;
  /** Something else stands in its place until it is ready: no veil, no word of loading. */
  quiet?: boolean;
  /** Shows a small button that stops and starts what moves by itself. */
  pausable?: boolean;
  onReady?: () => void;
}

const NO_FOOTAGE: readonly { id: string; url: string }[] = [];

/** A trailer, drawn live by the code that renders its file. */
export default function LiveTrailer({
  storyboard: given,
  footage = NO_FOOTAGE,
  findMusic,
  label,
  controls = false,
  ambient = false,
  quiet = false,
  pausable = false,
  onReady,
}: LiveTrailerProps) {
  const storyboard = useMemo(() => parseStoryboard(given), [given]);
  const { canvas, seekBar, clock, player } = useLivePlayer({ storyboard, footage, findMusic, ambient, onReady });
  const { ready, playing } = player;
  return (
    <div className={classes.root} data-controls={controls || undefined}>
      <div className={classes.picture} style={{ aspectRatio: storyboard.aspect.replace(":", " / ") }}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          role="img"
          aria-label={label}
          // Black before its first picture; what stands below shows until then.
          style={quiet && !ready ? { visibility: "hidden" } : undefined}
        />
        {pausable && ready ? (
          <button
            type="button"
            className={classes.corner}
            onClick={player.toggle}
            aria-label={playing ? "Pause the trailer" : "Play the trailer"}
          >
            <PlayOrPause playing={playing} />
          </button>
        ) : null}
        {ready || quiet ? null : (
          <div
            className={classes.veil}
            style={{ background: storyboard.palette.ground }}
            role="status"
            aria-label="The trailer is loading"
          />
        )}
        {controls && ready && !playing ? (
          <button type="button" className={classes.big} onClick={player.toggle} aria-label={`Play: ${label}`}>
            <span>
              <Play size={26} fill="currentColor" aria-hidden="true" />
            </span>
          </button>
        ) : null}
      </div>
      {controls ? <ControlBar storyboard={storyboard} player={player} seekBar={seekBar} clock={clock} /> : null}
    </div>
  );
}

function PlayOrPause({ playing }: { playing: boolean }) {
  const Icon = playing ? Pause : Play;
  return <Icon size={18} fill="currentColor" aria-hidden="true" />;
}

interface ControlBarProps {
  storyboard: Storyboard;
  player: LivePlayer;
  seekBar: RefObject<HTMLInputElement | null>;
  clock: RefObject<HTMLSpanElement | null>;
}

/** Play, seek, clock and sound. */
function ControlBar({ storyboard, player, seekBar, clock }: ControlBarProps) {
  const { playing, muted } = player;
  return (
    <div className={classes.bar}>
      <button type="button" className={classes.button} onClick={player.toggle} aria-label={playing ? "Pause" : "Play"}>
        <PlayOrPause playing={playing} />
      </button>
      <input
        ref={seekBar}
        className={classes.seek}
        type="range"
        min={0}
        max={storyboard.durationMs}
        step={100}
        defaultValue={stillMs(storyboard)}
        aria-label="Place in the trailer"
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
      />
      <span className={classes.clock}>
        <span ref={clock}>0:00</span> / {formatClock(storyboard.durationMs)}
      </span>
      <button
        type="button"
        className={classes.button}
        onClick={player.toggleSound}
        aria-label="Sound"
        aria-pressed={!muted}
      >
        {muted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
      </button>
    </div>
  );
}
