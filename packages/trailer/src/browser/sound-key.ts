import type { Storyboard } from "../storyboard.ts";

/** All of a storyboard that can be heard; two with the same key sound the same. */
export function soundKey({ soundtrack, durationMs, scenes, style }: Storyboard): string {
  const heard = scenes.map((scene) => [
    scene.kind,
    scene.startMs,
    scene.transition,
    scene.kind === "feature" ? scene.footage : null,
    scene.motion,
  ]);
  return JSON.stringify([soundtrack, durationMs, style, heard]);
}
