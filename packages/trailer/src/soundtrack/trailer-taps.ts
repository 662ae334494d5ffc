import type { FootageManifest } from "@sayhey/contract/footage";
import { shownOf } from "../shown.ts";
import type { Storyboard } from "../storyboard.ts";

/** When the footage shows a tap, in ms from the start of the trailer, in order; for `renderSoundtrack`. */
export function trailerTaps(
  storyboard: Storyboard,
  manifestOf: (footageId: string) => FootageManifest | null,
): number[] {
  const taps: number[] = [];
  for (const scene of storyboard.scenes) {
    const footage = shownOf(scene)?.footage ?? null;
    const manifest = footage === null ? null : manifestOf(footage.id);
    if (footage === null || manifest === null) continue;
    const { startMs: start, rate } = footage;
    for (const { atMs, kind } of manifest.taps) {
      const offset = (atMs - start) / rate;
      // Typing shows no finger.
      if (kind !== "type" && offset >= 0 && offset < scene.durationMs) taps.push(scene.startMs + offset);
    }
  }
  return taps.sort((a, b) => a - b);
}
