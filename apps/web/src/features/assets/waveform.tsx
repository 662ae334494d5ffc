import { useId } from "react";
import classes from "./waveform.module.css";

interface WaveformProps {
  /** Loudness along the sound, 0 to 100. */
  peaks: readonly number[];
  /** Bars drawn; neighbours are put together. */
  bars: number;
  /** Share that has been played, 0 to 1. */
  played?: number;
}

const HEIGHT = 100;

/** A sound as bars, which say nothing to who cannot see them: name what they are of around it. */
export function Waveform({ peaks, bars, played = 0 }: WaveformProps) {
  const clip = useId();
  const step = peaks.length / bars;
  const heights = Array.from({ length: bars }, (_, bar) =>
    Math.max(
      4,
      ...peaks.slice(Math.floor(bar * step), Math.max(Math.floor(bar * step) + 1, Math.floor((bar + 1) * step))),
    ),
  );
  const drawn = heights.map((height, bar) => (
    <rect key={bar} x={bar * 3} y={(HEIGHT - height) / 2} width={2} height={height} rx={1} />
  ));
  return (
    <svg
      className={classes.wave}
      viewBox={`0 0 ${bars * 3 - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <g>{drawn}</g>
      {played > 0 ? (
        <>
          <clipPath id={clip}>
            <rect x={0} y={0} width={played * (bars * 3)} height={HEIGHT} />
          </clipPath>
          <g clipPath={`url(#${clip})`} className={classes.played}>
            {drawn}
          </g>
        </>
      ) : null}
    </svg>
  );
}
