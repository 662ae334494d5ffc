/** Length of one beat in ms. */
export function beatMs(bpm: number): number {
  return 60_000 / bpm;
}

/** Time of beat `index` (may be a half) in whole ms from the start. */
export function beatTime(bpm: number, index: number): number {
  return Math.round(index * beatMs(bpm));
}

/** What a grid of beats is laid by: the soundtrack of a storyboard. */
interface BeatSource {
  bpm: number;
  /** Time of the first beat, ms of the trailer. */
  offsetMs: number;
  file: { startMs: number; bpm: number; beats: readonly number[] } | null;
}

/** The beats of a trailer in ms of the trailer, even or as they were found in uploaded music. */
export interface BeatGrid {
  /** Beats per minute, on the whole. */
  readonly bpm: number;
  /** Time of a beat in whole ms; beat 0 is the first one, halves and beats outside of the trailer are possible. */
  timeOf(beat: number): number;
  /** The beat (with its fraction) at a time in ms. */
  beatAt(timeMs: number): number;
  /** The half beat nearest to a time, in whole ms. */
  snap(timeMs: number): number;
  /** Whether a time lies on a half beat, give or take the rounding to whole ms. */
  holds(timeMs: number): boolean;
}

/** The grid on which scenes start: all snapping of times to the music goes through it. */
export function beatGrid(soundtrack: BeatSource): BeatGrid {
  const { file } = soundtrack;
  const bpm = file?.bpm ?? soundtrack.bpm;
  const even = beatMs(bpm);
  // Ms of the trailer. What lies before its start is kept: the half beat after such a beat may lie within.
  const found = (file?.beats ?? []).map((at) => at - (file?.startMs ?? 0));
  const first = found.findIndex((at) => at >= 0);
  const beats = first < 0 ? [] : found;
  const zero = Math.max(0, first);

  const exact = (beat: number): number => {
    if (beats.length === 0) return soundtrack.offsetMs + beat * even;
    const index = Math.floor(beat) + zero;
    const from = beats[index];
    if (from === undefined) {
      const end = index < 0 ? 0 : beats.length - 1;
      return (beats[end] ?? 0) + (beat + zero - end) * even;
    }
    return from + (beat - Math.floor(beat)) * ((beats[index + 1] ?? from + even) - from);
  };
  const beatAt = (timeMs: number): number => {
    if (beats.length === 0) return (timeMs - soundtrack.offsetMs) / even;
    const last = beats.length - 1;
    if (timeMs < (beats[0] ?? 0)) return (timeMs - (beats[0] ?? 0)) / even - zero;
    if (timeMs >= (beats[last] ?? 0)) return last - zero + (timeMs - (beats[last] ?? 0)) / even;
    const index = beats.findLastIndex((at) => at <= timeMs);
    const from = beats[index] ?? 0;
    return index - zero + (timeMs - from) / ((beats[index + 1] ?? from + even) - from);
  };
  const nearest = (timeMs: number): number => exact(Math.round(beatAt(timeMs) * 2) / 2);
  return {
    bpm,
    timeOf: (beat) => Math.round(exact(beat)),
    beatAt,
    snap: (timeMs) => Math.round(nearest(timeMs)),
    holds: (timeMs) => Math.abs(timeMs - nearest(timeMs)) <= 1,
  };
}

/** Tempos a trailer may have, bpm. */
const SLOWEST_FASTEST = [60, 200] as const;

/**
 * The tempo nearest to `wanted` at which `durationMs` is a whole number of beats, so that sound and picture loop without a seam.
 */
export function fittingTempo(wanted: number, durationMs: number): { bpm: number; beats: number } {
  const minutes = durationMs / 60_000;
  const beats = Math.min(
    Math.floor(SLOWEST_FASTEST[1] * minutes),
    Math.max(Math.ceil(SLOWEST_FASTEST[0] * minutes), Math.round(wanted * minutes)),
  );
  return { bpm: (beats * 60_000) / durationMs, beats };
}
