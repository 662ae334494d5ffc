import { beatMs } from "../beat.ts";
import type { Storyboard } from "../storyboard.ts";

/** Where the parts of a piece begin, in beats of the soundtrack's grid (halves are possible). */
export interface Arrangement {
  bpm: number;
  /** The first beat of the trailer: below 0 when the count begins later than the picture. */
  start: number;
  /** Where the trailer ends. */
  beats: number;
  /** The tension before the drop starts. */
  lift: number;
  /** Everything comes in: the start of the reveal. Bars of four beats are counted from here, in both directions. */
  drop: number;
  /** The last chord, left to ring. */
  end: number;
  /** Starts of the other scenes. */
  cuts: readonly number[];
}

const RING_MS = 1500;

/** Lays the parts of the music under the scenes. */
export function arrange(storyboard: Storyboard): Arrangement {
  const { bpm, offsetMs } = storyboard.soundtrack;
  // Scenes start on half beats, give or take the rounding to ms.
  const beatOf = (timeMs: number): number => Math.round(((timeMs - offsetMs) / beatMs(bpm)) * 2) / 2;
  const start = -offsetMs / beatMs(bpm);
  const beats = (storyboard.durationMs - offsetMs) / beatMs(bpm);
  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
  const drop = beatOf(reveal?.startMs ?? 0);
  const opening = drop - start;
  const lift = Math.max(start, drop - (opening >= 6 ? 4 : Math.max(1, Math.floor(opening / 2))));
  const fromDrop = Math.floor(beats - RING_MS / beatMs(bpm) - drop);
  const end = drop + Math.max(1, fromDrop);
  const cuts = storyboard.scenes
    .slice(1)
    .map((scene) => beatOf(scene.startMs))
    .filter((beat) => beat > start && beat !== drop && beat < end);
  return { bpm, start, beats, lift, drop, end, cuts };
}
