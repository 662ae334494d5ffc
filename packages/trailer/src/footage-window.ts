import type { FootageManifest } from "@sayhey/contract/footage";
import type { FootageChoice } from "./footage-choice.ts";
import type { SceneFootage } from "./storyboard.ts";

/**
 * Which stretch of its clip a scene shows: `story` what is done and what comes of it, `result` the last of it, `end` what is there
 * when all is done, `start` the page as it is found.
 */
export type Moment = "story" | "result" | "end" | "start";

/** No faster than this: what is typed has to be read. */
const FASTEST = 1.7;
/** Before the first touch, and after what came of the last one, ms of the trailer. */
const BEFORE_MS = 620;
const AFTER_MS = 900;

/** The stretch of a clip that a scene of `sceneMs` shows. */
export function footageWindow(
  clip: SceneFootage,
  footage: readonly FootageChoice[],
  sceneMs: number,
  moment: Moment,
): SceneFootage {
  const manifest = footage.find(({ id }) => id === clip.id)?.manifest;
  if (manifest === undefined) return clip;
  const { startMs, rate } = stretchOf(manifest, sceneMs, moment);
  return { ...clip, startMs: Math.round(startMs), rate: Math.round(rate * 100) / 100 };
}

function stretchOf(manifest: FootageManifest, sceneMs: number, moment: Moment): { startMs: number; rate: number } {
  const { durationMs, taps, results = [] } = manifest;
  const within = (startMs: number, rate: number): { startMs: number; rate: number } => ({
    startMs: Math.min(Math.max(startMs, 0), Math.max(0, durationMs - sceneMs * rate)),
    rate,
  });
  const touched = taps.map(({ atMs }) => atMs);
  const last = Math.max(...touched, ...results.map(({ atMs }) => atMs), 0);
  switch (moment) {
    case "end":
      // Not the touch once more: what stands there after it.
      return within(last + 250, 1);
    case "start":
      return within(0, Math.min(1, Math.max(0.1, ((touched[0] ?? durationMs) - 120) / sceneMs)));
    case "result":
      // The last touch early in the scene: what comes of it is what one sees.
      return within((touched.at(-1) ?? 0) - sceneMs * 0.3, 1);
    case "story": {
      const { first, end } = storyOf(manifest);
      const rate = Math.min(FASTEST, Math.max(0.8, (end - first) / sceneMs));
      // Where not all of it fits, its end matters more than its beginning.
      return within(touched.length === 0 ? 0 : Math.max(first, end - sceneMs * rate), rate);
    }
  }
}

/** Where what a clip shows begins and ends, ms of the clip. */
function storyOf({ durationMs, taps, results = [] }: FootageManifest): { first: number; end: number } {
  const touched = taps.map(({ atMs }) => atMs);
  const last = Math.max(...touched, ...results.map(({ atMs }) => atMs));
  if (touched.length === 0) return { first: 0, end: durationMs };
  return { first: Math.max(0, (touched[0] ?? 0) - BEFORE_MS), end: Math.min(durationMs, last + AFTER_MS) };
}

/** How long what a clip shows takes, ms of the clip. */
export function storyMs(manifest: FootageManifest): number {
  const { first, end } = storyOf(manifest);
  return end - first;
}
