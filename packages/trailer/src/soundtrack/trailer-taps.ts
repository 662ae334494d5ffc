import type { FootageManifest } from "@sayhey/contract/footage";
import type { Storyboard } from "../storyboard.ts";

/** When the footage shows a tap, in ms from the start of the trailer, in order; for `renderSoundtrack`. */
export function trailerTaps(
  storyboard: Storyboard,
  manifestOf: (footageId: string) => FootageManifest | null,
): number[] {
  const taps: number[] = [];
  for (const scene of storyboard.scenes) {
    if (scene.kind !== "feature" || scene.footage === null) continue;
    const manifest = manifestOf(scene.footage.id);
    if (manifest === null) continue;
    const { startMs: start, rate } = scene.footage;
    for (const { atMs, kind } of manifest.taps) {
      const offset = (atMs - start) / rate;
      // Typing shows no finger.
      if (kind !== "type" && offset >= 0 && offset < scene.durationMs) taps.push(scene.startMs + offset);
    }
  }
  return taps.sort((a, b) => a - b);
}
