import { soundCues } from "../soundtrack/sound-cues.ts";
import { shownOf } from "../shown.ts";
import type { Storyboard } from "../storyboard.ts";

/** All of a storyboard that can be heard; two with the same key sound the same. */
export function soundKey(storyboard: Storyboard): string {
  const { soundtrack, durationMs, scenes, style } = storyboard;
  const heard = scenes.map((scene) => [
    scene.kind,
    scene.startMs,
    scene.transition,
    shownOf(scene)?.footage ?? null,
    scene.motion,
  ]);
  return JSON.stringify([soundtrack, durationMs, style, heard, soundCues(storyboard)]);
}
