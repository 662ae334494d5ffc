import { useRef, type PointerEvent } from "react";
import { rulerMarks, type BeatMark, type Scale } from "./geometry.ts";
import classes from "./timeline.module.css";

interface RulerProps {
  durationMs: number;
  scale: Scale;
  beats: readonly BeatMark[];
  onSeek: (positionMs: number) => void;
}

/** Seconds and beats; where it is pressed or dragged, playback goes. By keyboard the place is set below the picture. */
export function Ruler({ durationMs, scale, beats, onSeek }: RulerProps) {
  const held = useRef(false);
  const seek = (event: PointerEvent<HTMLDivElement>): void =>
    onSeek((event.clientX - event.currentTarget.getBoundingClientRect().left) / scale);
  return (
    <div
      className={classes.ruler}
      aria-hidden="true"
      onPointerDown={(event) => {
        held.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (held.current) seek(event);
      }}
      onPointerUp={() => (held.current = false)}
      onPointerCancel={() => (held.current = false)}
    >
      {rulerMarks(durationMs, scale).map(({ atMs, label }) => (
        <span
          key={atMs}
          className={classes.tick}
          data-long={label !== null || undefined}
          style={{ left: atMs * scale }}
        >
          {label === null ? null : <span className={classes.tickWords}>{label}</span>}
        </span>
      ))}
      {beats.map(({ atMs, bar }) => (
        <i key={atMs} className={classes.beatDot} data-bar={bar || undefined} style={{ left: atMs * scale }} />
      ))}
    </div>
  );
}
