import { createCanvas, loadImage } from "@napi-rs/canvas";
import { aspectSchema } from "@sayhey/contract/idea";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bareAssets, registerFonts } from "../scripts/studio.ts";
import { draw } from "./draw.ts";
import { everyScene } from "./fixtures/every-kind.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { trailerStyleSchema } from "./storyboard.ts";

// To accept new pictures: UPDATE_GOLDENS=1 npx vitest run packages/trailer/src/golden-frames.test.ts, then look at them.
const folder = join(dirname(fileURLToPath(import.meta.url)), "../goldens");
/** Px of a frame on the sheet: upright, portrait, square and wide ones in a row each. */
const SIZES = {
  "9:16": { width: 90, height: 160 },
  "4:5": { width: 90, height: 112 },
  "1:1": { width: 90, height: 90 },
  "16:9": { width: 90, height: 50 },
};
/** Mean difference of all channels, and of the worst tile of 30 by 30 px, out of 255. Letters are drawn a little differently by platform. */
const MOST_MEAN = 1.5;
const MOST_TILE = 24;

for (const style of trailerStyleSchema.options) {
  test(`golden frames of ${style}: every kind of scene in every aspect`, async () => {
    const rows = Object.values(SIZES);
    const kinds = everyScene(fixtureSpec(style), style, "9:16").scenes.length;
    const sheet = createCanvas(
      kinds * 90,
      rows.reduce((sum, { height }) => sum + height, 0),
    );
    let top = 0;
    for (const aspect of aspectSchema.options) {
      const { width, height } = SIZES[aspect];
      const storyboard = everyScene(fixtureSpec(style), style, aspect);
      registerFonts(storyboard);
      // Drawn larger: thin lines and small words would vanish.
      const canvas = createCanvas(width * 3, height * 3);
      const assets = bareAssets();
      storyboard.scenes.forEach((scene, index) => {
        draw(canvas.getContext("2d"), storyboard, scene.startMs + scene.durationMs * 0.62, assets);
        sheet.getContext("2d").drawImage(canvas, index * width, top, width, height);
      });
      top += height;
    }
    const path = join(folder, `${style}.png`);
    if (process.env["UPDATE_GOLDENS"] === "1" || !existsSync(path)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, sheet.toBuffer("image/png"));
    }
    const golden = createCanvas(sheet.width, sheet.height);
    golden.getContext("2d").drawImage(await loadImage(readFileSync(path)), 0, 0);
    const { mean, tile } = difference(sheet.data(), golden.data(), sheet.width, sheet.height);
    expect(mean, "mean difference").toBeLessThan(MOST_MEAN);
    expect(tile, "worst tile").toBeLessThan(MOST_TILE);
  });
}

function difference(a: Uint8Array, b: Uint8Array, width: number, height: number): { mean: number; tile: number } {
  const size = 30;
  let total = 0;
  let worst = 0;
  for (let top = 0; top < height; top += size) {
    for (let left = 0; left < width; left += size) {
      let sum = 0;
      for (let y = top; y < top + size; y++) {
        for (let x = left; x < left + size; x++) {
          const at = (y * width + x) * 4;
          for (let channel = 0; channel < 3; channel++)
            sum += Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0));
        }
      }
      total += sum;
      worst = Math.max(worst, sum / (size * size * 3));
    }
  }
  return { mean: total / (width * height * 3), tile: worst };
}
