// Draws the pictures that stand for trailers before one plays: frames of the very trailers, from the same ideas.
// Run after a change of the planner or the trailer's drawing: node apps/web/scripts/draw-stills.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadKnowledge, planApp } from "@sayhey/planner/embedded";
import { createStoryboard, draw, type Storyboard } from "@sayhey/trailer";
import { bareAssets, createSurface, registerFonts } from "../../../packages/trailer/scripts/studio.ts";
import { SUGGESTIONS } from "../src/lib/suggestions.ts";
import { TEMPLATES } from "../src/lib/templates.ts";

const FOLDER = join(import.meta.dirname, "../src/assets/stills");
const WIDTH = 450;
const HEIGHT = 800;

const knowledge = await loadKnowledge();

function plan(idea: string): Storyboard {
  const storyboard = createStoryboard(planApp(idea, { knowledge }), {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: true,
    link: "sayhey",
    footage: [],
  });
  registerFonts(storyboard);
  return storyboard;
}

function drawStill(storyboard: Storyboard, timeMs: number, name: string): void {
  const { context, image } = createSurface(WIDTH, HEIGHT);
  draw(context, storyboard, timeMs, bareAssets());
  const bytes = image.toBuffer("image/webp", 76);
  writeFileSync(join(FOLDER, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp: ${bytes.length} bytes\n`);
}

/** Where a scene stands still: its words are in, the next one has not begun. */
function restOf(storyboard: Storyboard, index: number): number {
  const scene = storyboard.scenes[index];
  if (scene === undefined) throw new Error(`There is no scene ${index}.`);
  return scene.startMs + scene.durationMs * 0.8;
}

const hero = plan(SUGGESTIONS[0]);
for (const index of [0, 1, 2, 3]) drawStill(hero, restOf(hero, index), `hero-${index + 1}`);
for (const { name, idea } of TEMPLATES) {
  const storyboard = plan(idea);
  const feature = storyboard.scenes.findIndex(({ kind }) => kind === "feature");
  drawStill(storyboard, restOf(storyboard, feature), name.toLowerCase().replaceAll(" ", "-"));
}
