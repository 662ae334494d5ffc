import { LIMITS } from "@sayhey/contract/limits";
import { beatGrid, fittingTempo } from "../beat.ts";
import type { Storyboard } from "../storyboard.ts";
import { refuse } from "./change.ts";

/** Shortest scene an op leaves, ms: less cannot be read. */
export const SHORTEST_SCENE_MS = 400;

/**
 * Lays the scenes of the draft one behind the other in proportion to `lengths`, together `durationMs` long (kept within 6 to 15
 * seconds), each but the first on the half beat nearest to its place. Generated music gets the tempo next to its own at which
 * the trailer is whole half beats long.
 * @throws StoryboardError when so many scenes do not fit
 */
export function layScenes(draft: Storyboard, lengths: readonly number[], durationMs: number, path: string): void {
  const total = Math.round(Math.min(LIMITS.trailerMaxMs, Math.max(LIMITS.trailerMinMs, durationMs)));
  draft.durationMs = total;
  fitTempo(draft);
  const starts = startsOf(draft, lengths, total, path);
  for (const [index, scene] of draft.scenes.entries()) {
    scene.startMs = starts[index] ?? 0;
    scene.durationMs = (starts[index + 1] ?? total) - scene.startMs;
    scene.transition = {
      ...scene.transition,
      durationMs: Math.min(scene.transition.durationMs, scene.durationMs),
    };
  }
}

/** Lays the scenes anew, as long as they are: after the beat or the length of the trailer has changed. */
export function relayScenes(draft: Storyboard, durationMs: number, path: string): void {
  layScenes(
    draft,
    draft.scenes.map((scene) => scene.durationMs),
    durationMs,
    path,
  );
}

function fitTempo(draft: Storyboard): void {
  const { soundtrack, durationMs } = draft;
  if (soundtrack.file !== null) return;
  const halves = (durationMs * soundtrack.bpm) / 30_000;
  // Times are whole ms: a trailer of 25 half beats is a millisecond off at most.
  if (Math.abs(halves - Math.round(halves)) * (30_000 / soundtrack.bpm) > 1)
    soundtrack.bpm = fittingTempo(soundtrack.bpm, durationMs).bpm;
}

function startsOf(draft: Storyboard, lengths: readonly number[], total: number, path: string): number[] {
  const grid = beatGrid(draft.soundtrack);
  const points: number[] = [];
  for (let beat = Math.floor(grid.beatAt(0)); ; beat += 0.5) {
    const at = grid.timeOf(beat);
    if (at > total - SHORTEST_SCENE_MS) break;
    if (at >= SHORTEST_SCENE_MS) points.push(at);
  }
  const sum = lengths.reduce((all, length) => all + length, 0);
  // From behind: the last half beat at which each scene may start for those after it to have room.
  const latest: number[] = [];
  let limit = total - SHORTEST_SCENE_MS;
  for (let index = lengths.length - 1; index > 0; index--) {
    const at = points.findLast((point) => point <= limit);
    if (at === undefined) throw tooMany(lengths.length, total, path);
    latest[index] = at;
    limit = at - SHORTEST_SCENE_MS;
  }
  const starts = [0];
  let ideal = 0;
  for (let index = 1; index < lengths.length; index++) {
    ideal += ((lengths[index - 1] ?? 0) * total) / sum;
    const from = (starts[index - 1] ?? 0) + SHORTEST_SCENE_MS;
    let best: number | undefined;
    for (const point of points) {
      if (point < from || point > (latest[index] ?? 0)) continue;
      if (best === undefined || Math.abs(point - ideal) < Math.abs(best - ideal)) best = point;
    }
    if (best === undefined) throw tooMany(lengths.length, total, path);
    starts.push(best);
  }
  return starts;
}

function tooMany(count: number, total: number, path: string): Error {
  return refuse(path, `${count} scenes do not fit into ${total / 1000} seconds`);
}
