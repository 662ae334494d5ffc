import type { FunctionOutput } from "@sayhey/contract/functions";
import { useEffect, useId, useRef } from "react";
import scrubber from "../footage/scrubber.module.css";

interface MusicStretchProps {
  facts: FunctionOutput<"music-get">;
  /** Where the trailer begins in the music, ms. */
  startMs: number;
  lengthMs: number;
  onChange: (startMs: number) => void;
}

/** The whole of some music, and the stretch of it that a trailer plays; the slider moves the stretch, from beat to beat. */
export function MusicStretch({ facts, startMs, lengthMs, onChange }: MusicStretchProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const id = useId();
  const { durationMs, peaks, beats, bpm } = facts;
  const last = Math.max(0, durationMs - lengthMs);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    context.clearRect(0, 0, element.width, element.height);
    context.fillStyle = getComputedStyle(element).color;
    for (const [index, peak] of peaks.entries()) {
      const height = Math.max(1, peak * (element.height - 8));
      context.fillRect((index / peaks.length) * element.width, (element.height - height) / 2, 1, height);
    }
  }, [peaks]);
  const snap = (wanted: number): number =>
    beats.reduce((best, beat) => (Math.abs(beat - wanted) < Math.abs(best - wanted) ? beat : best), beats[0] ?? wanted);
  return (
    <div className={scrubber.scrubber}>
      <label htmlFor={id}>
        Begins at <span className="sh-tabular">{(startMs / 1000).toFixed(1)} s</span>
      </label>
      <div className={scrubber.strip}>
        <canvas ref={canvas} width={800} height={92} style={{ color: "var(--sh-mint)" }} aria-hidden="true" />
        <span
          className={scrubber.window}
          style={{
            left: `${(Math.min(startMs, last) / durationMs) * 100}%`,
            width: `${Math.min(1, lengthMs / durationMs) * 100}%`,
          }}
        />
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={Math.max(1, Math.round(60_000 / bpm))}
          value={Math.min(startMs, last)}
          disabled={last === 0}
          onChange={(event) => onChange(Math.round(Math.min(last, snap(Number(event.currentTarget.value)))))}
        />
      </div>
      <p className={scrubber.note}>
        {beats.length === 0 ? "No clear beat was found: scenes keep an even one." : `${Math.round(bpm)} beats a minute`}
        {last === 0 ? " It is shorter than the trailer, which ends in silence." : ""}
      </p>
    </div>
  );
}
