import type { Voice } from "@sayhey/trailer";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { musicQuery } from "../sound/music-query.ts";
import type { Edit } from "../use-storyboard.ts";
import { moveVoice, trimVoice } from "../voice/voice-edit.ts";
import type { Scale } from "./geometry.ts";
import classes from "./timeline.module.css";
import { TrimHandle } from "./trim-handle.tsx";

const HEIGHT = 24;
/** Px between two bars of the waveform. */
const BAR = 3;
/** What a key moves it by, ms; ten times as much with Shift. */
const STEP_MS = 50;
/** The pointer went this far: it moves the voice, and does not only choose it, px. */
const MOVED_PX = 3;

interface VoiceTrackProps {
  voice: Voice;
  /** Of the trailer. */
  durationMs: number;
  scale: Scale;
  edit: Edit;
  onRemove: () => void;
  /** Opens the settings of the sound. */
  onOpen: () => void;
  /** A move or trim is over. */
  onEnd: () => void;
}

/** The voice-over under the music: drag it to another time, its edges to trim it. */
export function VoiceTrack({ voice, durationMs, scale, edit, onRemove, onOpen, onEnd }: VoiceTrackProps) {
  const facts = useQuery(musicQuery(voice.assetId)).data;
  const held = useRef<{ pointerX: number; atMs: number; moved: boolean } | null>(null);
  const fileMs = facts?.durationMs ?? voice.startMs + voice.durationMs;
  const set = (next: Voice, topic: string): void => {
    edit([{ op: "set-soundtrack", patch: { voice: next } }], { topic });
  };
  const move = (atMs: number): void => set(moveVoice(voice, atMs, durationMs), "voice move");
  const trim = (edge: "start" | "end", toMs: number): void =>
    set(trimVoice(voice, edge, toMs, { fileMs, trailerMs: durationMs }), `voice ${edge}`);
  const endMs = Math.min(durationMs, voice.atMs + voice.durationMs);
  const width = Math.max(8, (endMs - voice.atMs) * scale);
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    const from = held.current;
    if (from === null) return;
    const by = event.clientX - from.pointerX;
    if (!from.moved && Math.abs(by) < MOVED_PX) return;
    from.moved = true;
    move(from.atMs + by / scale);
  };
  const drop = (): void => {
    if (held.current === null) return;
    if (held.current.moved) onEnd();
    else onOpen();
    held.current = null;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, shiftKey } = event;
    const by = key === "ArrowLeft" || key === "ArrowDown" ? -1 : key === "ArrowRight" || key === "ArrowUp" ? 1 : 0;
    if (by !== 0 && !event.altKey) move(voice.atMs + by * (shiftKey ? STEP_MS * 10 : STEP_MS));
    else if (key === "Enter") onOpen();
    else if (key === "Delete" || key === "Backspace") onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.voiceTrack}>
      <div className={classes.voice} style={{ left: voice.atMs * scale, width }}>
        <div
          className={classes.voiceBody}
          data-silent={voice.volume === 0 || undefined}
          role="slider"
          tabIndex={0}
          aria-label="Voice-over"
          aria-valuemin={0}
          aria-valuemax={durationMs}
          aria-valuenow={voice.atMs}
          aria-valuetext={`From ${(voice.atMs / 1000).toFixed(2)} s, ${(voice.durationMs / 1000).toFixed(2)} s long`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { pointerX: event.clientX, atMs: voice.atMs, moved: false };
          }}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
          onKeyDown={press}
          onBlur={onEnd}
        >
          <Wave
            peaks={facts?.peaks ?? []}
            from={voice.startMs / fileMs}
            to={(voice.startMs + endMs - voice.atMs) / fileMs}
            width={width}
            volume={voice.volume}
          />
          <span className={classes.voiceName}>Voice-over</span>
        </div>
        {(["start", "end"] as const).map((edge) => {
          const atMs = edge === "start" ? voice.atMs : endMs;
          return (
            <TrimHandle
              key={edge}
              edge={edge}
              name="voice-over"
              atMs={atMs}
              durationMs={voice.durationMs}
              scale={scale}
              onDrag={(timeMs) => trim(edge, timeMs)}
              onStep={(by) => trim(edge, atMs + by * STEP_MS)}
              onEnd={onEnd}
            />
          );
        })}
      </div>
    </div>
  );
}

interface WaveProps {
  peaks: readonly number[];
  /** The stretch shown, shares of the recording. */
  from: number;
  to: number;
  width: number;
  volume: number;
}

function Wave({ peaks, from, to, width, volume }: WaveProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    const ratio = Math.min(devicePixelRatio || 1, 2);
    element.width = Math.round(width) * ratio;
    element.height = HEIGHT * ratio;
    context.scale(ratio, ratio);
    context.fillStyle = getComputedStyle(element).color;
    const loudest = peaks.reduce((most, peak) => Math.max(most, peak), 0.01);
    const bars = Math.floor(width / BAR);
    for (let bar = 0; bar < bars; bar++) {
      const place = from + ((bar + 0.5) / bars) * (to - from);
      const peak = peaks[Math.min(peaks.length - 1, Math.floor(place * peaks.length))] ?? 0;
      const height = Math.max(1, (peak / loudest) * (HEIGHT - 6) * volume);
      context.fillRect(bar * BAR, (HEIGHT - height) / 2, BAR - 1, height);
    }
  }, [peaks, from, to, width, volume]);
  return <canvas ref={canvas} className={classes.wave} style={{ color: "var(--sh-sky)" }} aria-hidden="true" />;
}
