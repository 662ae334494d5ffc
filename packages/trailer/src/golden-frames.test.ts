import { createCanvas, loadImage } from "@napi-rs/canvas";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bareAssets, registerFonts } from "../scripts/studio.ts";
import { createStoryboard } from "./create-storyboard.ts";
import { draw } from "./draw.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";

// To accept new pictures: UPDATE_GOLDENS=1 npx vitest run packages/trailer/src/golden-frames.test.ts, then look at them.
const folder = join(dirname(fileURLToPath(import.meta.url)), "../goldens");
const KINDS = ["hook", "reveal", "feature", "call-to-action"] as const;
const WIDTH = 270;
const HEIGHT = 480;
/** Mean difference of all channels, and of the worst tile of 30 by 30 px, out of 255. Fonts are hinted a little differently by platform. */
const MOST_MEAN = 1.5;
const MOST_TILE = 24;

for (const style of ["punchy", "cut-out", "blueprint", "neon"] as const) {
  test(`golden frames of ${style}`, async () => {
    const storyboard = createStoryboard(fixtureSpec(style), {
      aspect: "9:16",
      durationMs: 10_000,
      watermark: true,
      link: "https://example.com",
      footage: [],
      style,
      arc: "classic",
    });
    registerFonts(storyboard);
    const sheet = createCanvas(WIDTH * KINDS.length, HEIGHT);
    const canvas = createCanvas(WIDTH, HEIGHT);
    const assets = bareAssets();
    KINDS.forEach((kind, index) => {
      const scene = storyboard.scenes.find((candidate) => candidate.kind === kind);
      if (scene === undefined) throw new TypeError(`scenes: no ${kind}`);
      draw(canvas.getContext("2d"), storyboard, scene.startMs + scene.durationMs * 0.62, assets);
      sheet.getContext("2d").drawImage(canvas, index * WIDTH, 0);
    });
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
