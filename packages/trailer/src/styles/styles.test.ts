import { createCanvas } from "@napi-rs/canvas";
import { ART_DIRECTIONS } from "@sayhey/appspec";
import { expect, test } from "vitest";
import { bareAssets, registerFonts } from "../../scripts/studio.ts";
import { createStoryboard } from "../create-storyboard.ts";
import { draw } from "../draw.ts";
import { fixtureSpec } from "../fixtures/fixture-specs.ts";
import { STAGE_SIZE } from "../stage-size.ts";
import { trailerStyleSchema, type TrailerStyle } from "../storyboard.ts";
import { STYLES_OF } from "../style-directions.ts";

/** Styles that lay scenes out by the seed. */
const LAID_OUT_BY_SEED = ["glass", "tilt", "tutorial", "split"] as const;
const SEEDS = [1, 2, 3, 4, 5, 6];

/** Grey values of the picture in the middle of the first feature, 27 by 48. */
function pictureOf(style: TrailerStyle, seed: number): number[] {
  const storyboard = createStoryboard(fixtureSpec(style), {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: null,
    footage: [],
    style,
    seed,
    arc: "classic",
  });
  registerFonts(storyboard);
  const { width, height } = STAGE_SIZE["9:16"];
  const canvas = createCanvas(width / 4, height / 4);
  const feature = storyboard.scenes.find(({ kind }) => kind === "feature");
  draw(canvas.getContext("2d"), storyboard, (feature?.startMs ?? 0) + (feature?.durationMs ?? 0) * 0.9, bareAssets());
  const small = createCanvas(27, 48);
  small.getContext("2d").drawImage(canvas, 0, 0, 27, 48);
  const { data } = small.getContext("2d").getImageData(0, 0, 27, 48);
  return Array.from(
    { length: 27 * 48 },
    (_, at) => ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3,
  );
}

test("every style is chosen for apps of some art direction, and every direction has more than one to choose from", () => {
  const chosen = new Set(Object.values(STYLES_OF).flat());
  for (const style of trailerStyleSchema.options) expect(chosen, style).toContain(style);
  for (const direction of Object.keys(ART_DIRECTIONS))
    expect(STYLES_OF[direction as keyof typeof STYLES_OF].length, direction).toBeGreaterThan(1);
});

test("two trailers of one style do not look alike: seeds lay them out differently", () => {
  for (const style of LAID_OUT_BY_SEED) {
    const pictures = SEEDS.map((seed) => pictureOf(style, seed));
    let different = 0;
    let pairs = 0;
    pictures.forEach((one, index) => {
      for (const other of pictures.slice(index + 1)) {
        pairs += 1;
        const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length;
        if (changed > one.length * 0.06) different += 1;
      }
    });
    expect(different / pairs, style).toBeGreaterThan(0.7);
  }
});
