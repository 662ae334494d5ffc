import type { BeatGrid, Scene } from "@sayhey/trailer";

/** Px on the screen that one ms of the trailer takes. */
export type Scale = number;

/** How far the pointer may be from a mark to be drawn to it, px. */
const SNAP_PX = 7;
/** Largest scale: half a beat of a fast piece is still as wide as a finger. */
const LARGEST: Scale = 0.5;
/** Marks closer than this are noise, px. */
const CLOSEST_PX = 7;
/** Labels need room, px. */
const LABEL_PX = 46;
const BEATS_OF_BAR = 4;

/** The scale at which a trailer just fills a width in px. */
export function fitScale(durationMs: number, widthPx: number): Scale {
  return Math.max(0.01, widthPx / durationMs);
}

/** A scale kept between showing all and showing half beats as wide as a finger. */
export function limitScale(scale: Scale, durationMs: number, widthPx: number): Scale {
  const smallest = fitScale(durationMs, widthPx);
  return Math.min(Math.max(scale, smallest), Math.max(smallest, LARGEST));
}

/**
 * Where to scroll to, px, so that what lies under `anchorPx` of the window stays there when the scale changes.
 */
export function keepAnchor(scrollPx: number, anchorPx: number, before: Scale, after: Scale): number {
  return Math.max(0, ((scrollPx + anchorPx) / before) * after - anchorPx);
}

/** A mark of the ruler. */
export interface RulerMark {
  atMs: number;
  /** Seconds, where there is room for them. */
  label: string | null;
}

/** Marks of the ruler: seconds, with tenths, fifths or halves between them as the scale allows. */
export function rulerMarks(durationMs: number, scale: Scale): RulerMark[] {
  const stepMs = [100, 200, 500, 1000].find((step) => step * scale >= CLOSEST_PX) ?? 1000;
  const labelMs = [1000, 2000, 5000].find((step) => step * scale >= LABEL_PX) ?? 5000;
  const marks: RulerMark[] = [];
  for (let atMs = 0; atMs <= durationMs; atMs += stepMs)
    marks.push({ atMs, label: atMs % labelMs === 0 ? `${Number((atMs / 1000).toFixed(1))} s` : null });
  return marks;
}

/** A beat of the music on the timeline. */
export interface BeatMark {
  atMs: number;
  /** It begins a bar. */
  bar: boolean;
}

/** The beats of a trailer; only those that begin a bar where there is no room for all. */
export function beatMarks(grid: BeatGrid, durationMs: number, scale: Scale): BeatMark[] {
  const marks: BeatMark[] = [];
  const close = (60_000 / grid.bpm) * scale < CLOSEST_PX;
  for (let beat = Math.ceil(grid.beatAt(0) - 1e-6); marks.length < 2000; beat++) {
    const atMs = grid.timeOf(beat);
    if (atMs > durationMs) break;
    const bar = beat % BEATS_OF_BAR === 0;
    if (atMs >= 0 && (bar || !close)) marks.push({ atMs, bar });
  }
  return marks;
}

/**
 * The mark that a time is drawn to: the nearest within reach of the pointer, or the time itself.
 */
export function snapTime(timeMs: number, marks: readonly number[], scale: Scale, reachPx: number = SNAP_PX): number {
  let nearest = timeMs;
  let distance = reachPx / scale;
  for (const mark of marks) {
    const away = Math.abs(mark - timeMs);
    if (away <= distance) {
      distance = away;
      nearest = mark;
    }
  }
  return nearest;
}

/** Half beats of the grid inside a trailer, ms: where scenes may be cut. */
export function cutTimes(grid: BeatGrid, durationMs: number): number[] {
  const times: number[] = [];
  for (let half = Math.ceil(grid.beatAt(0) * 2 - 1e-6); times.length < 4000; half++) {
    const atMs = grid.timeOf(half / 2);
    if (atMs >= durationMs) break;
    if (atMs > 0) times.push(atMs);
  }
  return times;
}

/** The half beat `by` places after (or before) a time. */
export function stepCut(grid: BeatGrid, timeMs: number, by: number): number {
  return grid.timeOf(Math.round(grid.beatAt(timeMs) * 2) / 2 + by / 2);
}

/**
 * Where a scene that is let go at a time comes to stand: its index once it has been taken out of its place.
 */
export function dropIndex(scenes: readonly Scene[], movedId: string | null, timeMs: number): number {
  const others = scenes.filter(({ id }) => id !== movedId);
  const index = others.findIndex(({ startMs, durationMs }) => timeMs < startMs + durationMs / 2);
  return index < 0 ? others.length : index;
}

/** Where the mark of a drop stands, ms. */
export function dropTime(scenes: readonly Scene[], movedId: string | null, index: number): number {
  const others = scenes.filter(({ id }) => id !== movedId);
  const next = others[index];
  if (next !== undefined) return next.startMs;
  const last = others.at(-1);
  return last === undefined ? 0 : last.startMs + last.durationMs;
}

/** Where the timeline scrolls so that the playhead is in view, px, or null where it is already. */
export function followPlayhead(playheadPx: number, scrollPx: number, widthPx: number): number | null {
  const margin = Math.min(48, widthPx / 5);
  if (playheadPx >= scrollPx && playheadPx <= scrollPx + widthPx - margin) return null;
  return Math.max(0, playheadPx - margin);
}
