import { beatMs } from "../beat.ts";
import type { Storyboard } from "../storyboard.ts";
import { MOODS } from "./moods.ts";

/** Where the parts of a piece begin, in beats of its own tempo from the first beat of the soundtrack's grid (fractions are possible). */
export interface Arrangement {
  /** Tempo of the music: that of the grid, half of it or twice as fast, whichever suits the mood. */
  bpm: number;
  /** The first beat of the trailer: below 0 when the count begins later than the picture. */
  start: number;
  /** Where the trailer ends. */
  beats: number;
  /** The tension before the drop starts. */
  lift: number;
  /** The groove comes in: the start of the reveal. Bars of four beats are counted from here, in both directions. */
  drop: number;
  /** The rest of the band comes in. */
  full: number;
  /** The second lift: the tension before the call to action. */
  build: number;
  /** Drums and bass have stopped: the breath before the call to action. */
  hold: number;
  /** The harmony comes home: the start of the call to action. */
  call: number;
  /** The last chord, left to ring. */
  end: number;
  /** Starts of the other scenes, up to the second lift. */
  cuts: readonly number[];
  /** Beats for which drums and bass stop before a cut. */
  breath: number;
}

/** A call to action up to this long is one chord; the groove goes on under a longer one. */
const RING_AT_MOST_MS = 2400;
const RING_MS = 1400;
/** How long the tension of a lift lasts at most, and as a share of the trailer. */
const LIFT_MS = 2100;
const LIFT_SHARE = 0.19;
/** The whole band waits so long, whatever is shown: less is no contrast for the ear. */
const HELD_BACK_MS = 2700;

/** The tempo at which a mood plays on a grid: scenes start on its half beats, so half and twice the tempo keep to them too. */
function tempoOn(gridBpm: number, wanted: number): number {
  const distance = (bpm: number): number => Math.abs(Math.log(bpm / wanted));
  return [gridBpm, gridBpm / 2, gridBpm * 2].reduce((best, bpm) => (distance(bpm) < distance(best) ? bpm : best));
}

/** Lays the parts of the music under the scenes. */
export function arrange(storyboard: Storyboard): Arrangement {
  const { bpm: gridBpm, offsetMs, mood } = storyboard.soundtrack;
  const bpm = tempoOn(gridBpm, MOODS[mood].tempo);
  // Half a beat of the grid, in beats of the music.
  const half = (bpm / gridBpm) * 0.5;
  // Scenes start on half beats of the grid, give or take the rounding to ms.
  const beatOf = (timeMs: number): number => Math.round((timeMs - offsetMs) / beatMs(bpm) / half) * half;
  const start = -offsetMs / beatMs(bpm);
  const beats = (storyboard.durationMs - offsetMs) / beatMs(bpm);
  const msOf = (count: number): number => count * beatMs(bpm);

  const reveal = storyboard.scenes.find((scene) => scene.kind === "reveal") ?? storyboard.scenes[1];
  const drop = beatOf(reveal?.startMs ?? 0);
  const liftMs = Math.min(LIFT_MS, storyboard.durationMs * LIFT_SHARE);
  const liftBeats = (room: number): number => {
    let count = 4;
    while (count > half && (msOf(count) > liftMs || count > room * 0.6)) count -= half;
    return Math.min(count, Math.max(0, room));
  };
  const lift = drop - liftBeats(drop - start);

  const callScene = storyboard.scenes.findLast((scene) => scene.kind === "call-to-action");
  const lastBeat = drop + Math.max(half, Math.floor((beats - RING_MS / beatMs(bpm) - drop) / half) * half);
  const callAt = callScene === undefined ? lastBeat : beatOf(callScene.startMs);
  const call = callAt > drop ? callAt : lastBeat;
  const end = msOf(beats - call) <= RING_AT_MOST_MS ? call : Math.max(call, lastBeat);

  const build = call - liftBeats(call - drop);
  const breath = half;
  const hold = Math.max(build, call - breath);
  const cuts = storyboard.scenes
    .slice(1)
    .map((scene) => beatOf(scene.startMs))
    .filter((beat) => beat > start && beat !== drop && beat !== call && beat < end);
  // At a cut near the middle between drop and second lift, else on a beat there.
  const earliest = Math.min(build, Math.max(drop, (HELD_BACK_MS - offsetMs) / beatMs(bpm)));
  const wanted = Math.max(earliest, drop + (build - drop) * 0.45);
  const near = cuts.filter((cut) => cut >= earliest && Math.abs(cut - wanted) <= (build - drop) * 0.3 && cut < build);
  const full = near.reduce(
    (best, cut) => (best === null || Math.abs(cut - wanted) < Math.abs(best - wanted) ? cut : best),
    null as number | null,
  );
  return {
    bpm,
    start,
    beats,
    lift,
    drop,
    full: full ?? Math.min(build, drop + Math.ceil((wanted - drop) / (2 * half)) * 2 * half),
    build,
    hold,
    call,
    end,
    cuts,
    breath,
  };
}
