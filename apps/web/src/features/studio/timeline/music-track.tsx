import type { Storyboard } from "@sayhey/trailer";
import { useEffect, useRef } from "react";
import { MOOD_NAMES } from "../scene-words.ts";
import type { Waveform } from "../sound/use-waveform.ts";
import type { Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

const HEIGHT = 30;
/** Px between two bars of the waveform. */
const BAR = 3;

interface MusicTrackProps {
  storyboard: Storyboard;
  scale: Scale;
  waveform: Waveform | null;
  /** Opens the settings of the sound. */
  onOpen: () => void;
}

/** The music under the scenes: what it is, how loud it gets and where its parts begin. */
export function MusicTrack({ storyboard, scale, waveform, onOpen }: MusicTrackProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { soundtrack, durationMs } = storyboard;
  const width = Math.max(1, Math.round(durationMs * scale));
  const silent = soundtrack.volume === 0;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    element.width = width * ratio;
    element.height = HEIGHT * ratio;
    context.scale(ratio, ratio);
    if (waveform === null) return;
    context.fillStyle = getComputedStyle(element).color;
    const bars = Math.floor(width / BAR);
    for (let bar = 0; bar < bars; bar++) {
      const height = Math.max(1, waveform.peakBetween(bar / bars, (bar + 1) / bars) * (HEIGHT - 8) * soundtrack.volume);
      context.fillRect(bar * BAR, (HEIGHT - height) / 2, BAR - 1, height);
    }
  }, [waveform, width, soundtrack.volume]);
  const name = soundtrack.file === null ? MOOD_NAMES[soundtrack.mood] : "Your music";
  return (
    <button
      type="button"
      className={classes.music}
      data-silent={silent || undefined}
      style={{ width }}
      onClick={onOpen}
    >
      <canvas ref={canvas} className={classes.wave} style={{ color: "var(--sh-mint)" }} aria-hidden="true" />
      {(waveform?.parts ?? []).map(({ name: part, atMs }) => (
        <span key={part} className={classes.part} style={{ left: atMs * scale }} aria-hidden="true">
          <span>{part}</span>
        </span>
      ))}
      <span className={classes.musicName}>
        Music: {name}, {Math.round(soundtrack.file?.bpm ?? soundtrack.bpm)} bpm{silent ? ", silent" : ""}
      </span>
    </button>
  );
}
