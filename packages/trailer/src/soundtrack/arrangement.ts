import { beatMs } from "../beat.ts";
import type { Storyboard } from "../storyboard.ts";

/** Where the parts of a piece begin, in beats from the start of the trailer (halves are possible). */
export interface Arrangement {
  bpm: number;
  /** Length of the trailer. */
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
  const { bpm } = storyboard.soundtrack;
  // Scenes start on half beats, give or take the rounding to ms.
  const beatOf = (timeMs: number): number => Math.round((timeMs / beatMs(bpm)) * 2) / 2;
  const beats = storyboard.durationMs / beatMs(bpm);
  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
  const drop = beatOf(reveal?.startMs ?? 0);
  const lift = Math.max(0, drop - (drop >= 6 ? 4 : Math.max(1, Math.floor(drop / 2))));
  const fromDrop = Math.floor(beats - RING_MS / beatMs(bpm) - drop);
  const end = drop + Math.max(1, fromDrop);
  const cuts = storyboard.scenes
    .map((scene) => beatOf(scene.startMs))
    .filter((beat) => beat > 0 && beat !== drop && beat < end);
  return { bpm, beats, lift, drop, end, cuts };
}
