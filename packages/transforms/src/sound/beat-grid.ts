import { z } from "zod";

/** A beat grid as it is kept and downloaded. Times in ms. */
export const beatGridSchema = z.strictObject({
  version: z.literal(1),
  durationMs: z.number().positive(),
  /** Beats a minute, on the whole. */
  bpm: z.number().positive(),
  /** Beats in a bar. */
  meter: z.number().int().min(1).max(12),
  /** In order. `bar` counts from 1, what comes before the first bar is in bar 0; `beat` counts within the bar, from 1. */
  beats: z.array(
    z.strictObject({ atMs: z.number().min(0), bar: z.number().int().min(0), beat: z.number().int().min(1) }),
  ),
  /** Waveform: the largest value of each of equal parts, 0 to 1. */
  peaks: z.array(z.number().min(0).max(1)),
});
/** A beat grid as it is kept and downloaded. */
export type BeatGridFile = z.infer<typeof beatGridSchema>;

/** Counts beats in bars of `meter`, the first bar beginning on beat number `first` (from 0). */
export function layBars(beats: readonly number[], meter: number, first: number): BeatGridFile["beats"] {
  return beats.map((atMs, index) => {
    const from = index - first;
    const bar = Math.floor(from / meter);
    return { atMs, bar: bar + 1, beat: from - bar * meter + 1 };
  });
}
