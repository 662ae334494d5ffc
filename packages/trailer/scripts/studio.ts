// What the scripts, the benchmark and the golden tests share: fonts registered in Skia, surfaces, fake footage.
import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import type { DrawAssets, FootageSource } from "../src/assets.ts";
import { paintMiniScreen } from "../src/mini-screen.ts";
import type { Storyboard } from "../src/storyboard.ts";

export { registerFonts } from "../src/node/register-fonts.ts";

/** An off-screen canvas in Skia. */
export function createSurface(width: number, height: number): { context: SKRSContext2D; image: Canvas } {
  const canvas = createCanvas(width, height);
  return { context: canvas.getContext("2d"), image: canvas };
}

/** Assets without footage: features show the app's screens drawn from the storyboard. */
export function bareAssets(): DrawAssets {
  return { createCanvas: createSurface, footage: () => null };
}

/** A made-up clip of a storyboard's own screen with one tap, `width` px wide. */
export function fakeFootage(
  storyboard: Storyboard,
  width: number,
): { manifest: FootageManifest; source: FootageSource } {
  const scene = storyboard.scenes.find((candidate) => candidate.kind === "feature");
  const screen = scene?.kind === "feature" ? scene.screen : undefined;
  if (screen === undefined) throw new TypeError("storyboard: has no feature");
  const manifest: FootageManifest = {
    version: 1,
    flowId: "fake",
    caption: "Tap what you like",
    appHash: "fake",
    viewport: { width: 390, height: 844, scale: 2 },
    fps: 30,
    durationMs: 3000,
    frames: [
      { atMs: 0, file: "0000.webp" },
      { atMs: 900, file: "0001.webp" },
    ],
    taps: [{ atMs: 900, x: 200, y: 310, kind: "tap" }],
    boxes: [{ atMs: 900, name: "Row", x: 20, y: 264, width: 350, height: 78 }],
  };
  const images = [null, 1].map((pressed) => {
    const surface = createSurface(width, Math.round((width * 844) / 390));
    surface.context.scale(width / 390, width / 390);
    paintMiniScreen(surface.context, storyboard, screen, pressed);
    return surface.image;
  });
  return { manifest, source: { manifest, frameAt: (clipMs) => images[clipMs < 900 ? 0 : 1] ?? null } };
}
