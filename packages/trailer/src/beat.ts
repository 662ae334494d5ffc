/** Length of one beat in ms. */
export function beatMs(bpm: number): number {
  return 60_000 / bpm;
}

/** Time of beat `index` (may be a half) in whole ms from the start. */
export function beatTime(bpm: number, index: number): number {
  return Math.round(index * beatMs(bpm));
}

/** Whether a time in ms lies on the half-beat grid, give or take the rounding to whole ms. */
export function onBeatGrid(bpm: number, timeMs: number): boolean {
  const half = beatMs(bpm) / 2;
  return Math.abs(timeMs - Math.round(timeMs / half) * half) <= 1;
}

/**
 * The tempo nearest to `wanted` at which `durationMs` is a whole number of beats, so that sound and picture loop without a seam.
 */
export function fittingTempo(wanted: number, durationMs: number): { bpm: number; beats: number } {
  const beats = Math.max(1, Math.round((wanted * durationMs) / 60_000));
  return { bpm: (beats * 60_000) / durationMs, beats };
}
