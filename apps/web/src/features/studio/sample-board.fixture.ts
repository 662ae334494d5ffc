import type { AppSpec } from "@sayhey/appspec";
import { planIdea } from "@sayhey/planner/embedded";
import { createStoryboard, type Storyboard } from "@sayhey/trailer";

/** An app to try the studio's logic with. */
export const sampleSpec: AppSpec = await planIdea("Plant diary that reminds me to water");

/** Its trailer of ten seconds, as it is written. */
export function sampleBoard(): Storyboard {
  return createStoryboard(sampleSpec, {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: "https://plants.example.com",
    footage: [],
  });
}
