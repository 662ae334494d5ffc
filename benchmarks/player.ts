// What a person sees while editing: how fast the player draws, and how far its pictures are from the exported video's.
import { setTimeout as delay } from "node:timers/promises";
import { openTrailerPage, pixelsOf, ssim } from "../e2e/trailer-page.ts";
import { FramePainter } from "../packages/trailer/src/node/frame-painter.ts";
import { i420Size, rgbaToI420 } from "../packages/trailer/src/node/i420.ts";
import { sampleFootage, sampleStoryboard } from "../packages/trailer/src/node/sample-trailer.ts";
import { trailerStyleSchema } from "../packages/trailer/src/storyboard.ts";

const PLAYED_MS = 8000;
/** The player in the studio on a screen of 1440x900. */
const SHOWN = { width: 432, height: 768 };
const FULL = { width: 1080, height: 1920 };
const TIMES = [500, 1700, 3100, 4600, 6200, 7700, 9300];

/** Prints the player's frame times by style, and how alike its pictures are to those of the renderer. */
export async function player(): Promise<void> {
  const footage = sampleFootage(3, 2);
  const page = await openTrailerPage(footage);
  console.log(
    `\n## The player in a headless browser without a graphics card, ${SHOWN.width}x${SHOWN.height}\n\n| style | pictures a second | drawing p50 | p95 | SSIM to the export, least of ${TIMES.length} | mean difference, of 255 |\n|---|---|---|---|---|---|`,
  );
  try {
    for (const style of trailerStyleSchema.options) {
      const storyboard = sampleStoryboard({ style });
      const { frames, p50Ms, p95Ms } = await page.ask("play", storyboard, PLAYED_MS, SHOWN.width, SHOWN.height);
      const painter = new FramePainter(storyboard, footage, FULL.width, FULL.height);
      let least = 1;
      let difference = 0;
      for (const timeMs of TIMES) {
        const shown = await pixelsOf(await page.ask("still", storyboard, timeMs, FULL.width, FULL.height));
        await painter.paint(timeMs);
        const exported = painter.canvas.data();
        least = Math.min(least, ssim(planesOf(shown), planesOf(exported), FULL));
        difference += meanDifference(shown, exported) / TIMES.length;
        await delay(0);
      }
      console.log(
        `| ${style} | ${((frames * 1000) / PLAYED_MS).toFixed(1)} | ${p50Ms.toFixed(1)} ms | ${p95Ms.toFixed(1)} ms | ${least.toFixed(4)} | ${difference.toFixed(2)} |`,
      );
    }
  } finally {
    await page.close();
  }
}

function planesOf(rgba: Uint8Array): Uint8Array {
  const planes = new Uint8Array(i420Size(FULL.width, FULL.height));
  rgbaToI420(rgba, FULL.width, FULL.height, planes);
  return planes;
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) if (at % 4 !== 3) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / ((a.length * 3) / 4);
}
