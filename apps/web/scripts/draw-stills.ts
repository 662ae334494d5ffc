// Draws the pictures that stand for trailers before one plays: frames of the very trailers, from the same ideas.
// Run after a change of the planner or the trailer's drawing: node apps/web/scripts/draw-stills.ts
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AppSpec } from "@sayhey/appspec";
import { loadKnowledge, planIdea } from "@sayhey/planner/embedded";
import { planTemplate, TEMPLATES } from "@sayhey/planner/templates";
import { createStoryboard, draw, type Storyboard, type StoryboardOptions } from "@sayhey/trailer";
import { bareAssets, createSurface, registerFonts } from "../../../packages/trailer/scripts/studio.ts";
import { SUGGESTIONS } from "../src/features/landing/suggestions.ts";

const FOLDER = join(import.meta.dirname, "../src/assets/stills");
const WIDTH = 450;
const HEIGHT = 800;

const knowledge = await loadKnowledge();

function write(spec: AppSpec, choices: Partial<StoryboardOptions> = {}): Storyboard {
  const storyboard = createStoryboard(spec, {
    ...choices,
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

const hero = write(await planIdea(SUGGESTIONS[0], { knowledge }));
for (const index of [0, 1, 2, 3]) drawStill(hero, restOf(hero, index), `hero-${index + 1}`);
for (const template of TEMPLATES) {
  const { style, mood, hook } = template.trailer;
  const storyboard = write(planTemplate(template, { knowledge }), {
    ...(style === undefined ? {} : { style }),
    ...(mood === undefined ? {} : { mood }),
    ...(hook === undefined ? {} : { hook }),
  });
  const feature = storyboard.scenes.findIndex(({ kind }) => kind === "feature");
  drawStill(storyboard, restOf(storyboard, feature), template.slug);
}
