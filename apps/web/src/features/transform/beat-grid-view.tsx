import { beatGridSchema, type BeatGridFile } from "@sayhey/transforms";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Failure } from "../../components/failure.tsx";
import classes from "./beat-grid.module.css";

async function readGrid(url: string): Promise<BeatGridFile> {
  return beatGridSchema.parse(await (await fetch(url)).json());
}

/** The beat that was last at a moment, or -1. */
function beatAt({ beats }: BeatGridFile, atMs: number): number {
  let found = -1;
  for (const [index, beat] of beats.entries()) if (beat.atMs <= atMs) found = index;
  return found;
}

/** A piece of music with its waveform, beats and bars; the grid runs along while it plays. */
export function BeatGridView({ url, soundUrl, name }: { url: string; soundUrl: string | null; name: string }) {
  const query = useQuery({ queryKey: ["beat-grid", url], queryFn: () => readGrid(url), staleTime: Infinity });
  const player = useRef<HTMLAudioElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [atMs, setAtMs] = useState(0);
  const grid = query.data;
  const bars = useMemo(() => (grid === undefined ? [] : grid.beats.filter(({ beat }) => beat === 1)), [grid]);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const now = player.current;
      if (now !== null && !now.paused) setAtMs(now.currentTime * 1000);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, []);
  if (query.isLoadingError)
    return <Failure title="The grid could not be read" error={query.error} onRetry={() => void query.refetch()} />;
  if (grid === undefined) return <Skeleton height={260} radius="lg" role="status" aria-label="Loading the grid" />;
  const { durationMs, peaks } = grid;
  const at = (ms: number): string => `${(ms / durationMs) * 100}%`;
  const current = beatAt(grid, atMs);
  return (
    <figure className={classes.figure}>
      <div
        ref={scroller}
        className={classes.scroller}
        tabIndex={0}
        role="region"
        aria-label={`Beat grid of ${name}: ${Math.round(grid.bpm)} beats a minute, ${grid.beats.length} beats in ${bars.length} bars`}
      >
        <div className={classes.grid} style={{ minWidth: `${Math.max(100, (durationMs / 1000) * 3)}%` }}>
          <svg viewBox={`0 0 ${peaks.length} 100`} preserveAspectRatio="none" aria-hidden="true">
            {peaks.map((peak, index) => (
              // A waveform's bars have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <rect key={index} x={index + 0.1} y={50 - peak * 46} width={0.8} height={Math.max(1, peak * 92)} />
            ))}
          </svg>
          {grid.beats.map(({ atMs: beatMs, bar, beat }, index) => (
            <span
              key={beatMs}
              className={classes.beat}
              data-strong={beat === 1 || undefined}
              data-now={index === current || undefined}
              style={{ left: at(beatMs) }}
            >
              {beat === 1 && bar > 0 ? <b>{bar}</b> : null}
            </span>
          ))}
          <span className={classes.head} style={{ left: at(atMs) }} />
        </div>
      </div>
      {soundUrl === null ? null : (
        <audio
          ref={player}
          src={soundUrl}
          controls
          preload="metadata"
          aria-label={name}
          onTimeUpdate={({ currentTarget }) => setAtMs(currentTarget.currentTime * 1000)}
        >
          <track kind="captions" />
        </audio>
      )}
      <figcaption className="sh-tabular">
        {Math.round(grid.bpm * 10) / 10} BPM, {grid.beats.length} beats, {bars.length} bars of {grid.meter}
      </figcaption>
    </figure>
  );
}
