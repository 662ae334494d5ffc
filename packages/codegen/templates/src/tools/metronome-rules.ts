/** Slowest and fastest beat, in beats a minute. */
export const SLOWEST = 30;
/** See `SLOWEST`. */
export const FASTEST = 250;

/** A tempo that can be played. */
export const clampTempo = (bpm: number): number =>
  Number.isFinite(bpm) ? Math.min(FASTEST, Math.max(SLOWEST, Math.round(bpm))) : 120;

/** How loud a beat is: the first of a bar, any other, or not heard. */
export type Beat = "accent" | "normal" | "off";

/** Bars to choose from, each with what sounds in it: compound ones are accented where their groups begin. */
export const BARS: Readonly<Record<string, readonly Beat[]>> = {
  "2/4": ["accent", "normal"],
  "3/4": ["accent", "normal", "normal"],
  "4/4": ["accent", "normal", "normal", "normal"],
  "5/4": ["accent", "normal", "normal", "accent", "normal"],
  "6/8": ["accent", "normal", "normal", "accent", "normal", "normal"],
  "7/8": ["accent", "normal", "accent", "normal", "accent", "normal", "normal"],
};

/** What a beat becomes when it is tapped. */
export const nextBeat = (beat: Beat): Beat => (beat === "accent" ? "normal" : beat === "normal" ? "off" : "accent");

/** From so many beats a minute on a tempo is called this; Italian in every language. */
const NAMES: readonly [from: number, name: string][] = [
  [200, "Prestissimo"],
  [168, "Presto"],
  [156, "Vivace"],
  [120, "Allegro"],
  [108, "Moderato"],
  [76, "Andante"],
  [66, "Adagio"],
  [60, "Larghetto"],
  [40, "Largo"],
  [0, "Grave"],
];

/** The name a tempo goes by among musicians, as metronomes print it. */
export const tempoName = (bpm: number): string => NAMES.find(([from]) => bpm >= from)?.[1] ?? "";

/** A longer pause starts the tapping over, in ms. */
const PAUSE = 2200;
const TAPS = 6;

/** Adds a tap at `now` (ms) to the ones before it. */
export function addTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1);
  return last === undefined || now - last > PAUSE ? [now] : [...taps.slice(1 - TAPS), now];
}

/** The tempo that taps mean; none before the second. */
export function tappedTempo(taps: readonly number[]): number | undefined {
  const [first] = taps;
  const last = taps.at(-1);
  if (first === undefined || last === undefined || taps.length < 2 || last <= first) return undefined;
  return clampTempo((60_000 * (taps.length - 1)) / (last - first));
}

/** Where a step is: beats are cut into `parts`, and bars have `beats`. */
export function placeOf(step: number, beats: number, parts: number): { beat: number; part: number } {
  return { beat: Math.floor(step / parts) % beats, part: step % parts };
}
