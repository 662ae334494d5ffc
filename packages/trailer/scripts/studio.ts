// What the scripts, the benchmark and the golden tests share: fonts registered in Skia, surfaces, fake footage.
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { DrawAssets, FootageSource } from "../src/assets.ts";
import type { Surface } from "../src/canvas.ts";
import { requiredFonts } from "../src/fonts.ts";
import { paintMiniScreen } from "../src/mini-screen.ts";
import type { Storyboard } from "../src/storyboard.ts";

const require = createRequire(import.meta.url);
const registered = new Set<string>();

function inRanges(ranges: string, text: string): boolean {
  const list = ranges.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (list.some(([from, to]) => code >= from && code <= to)) return true;
  }
  return false;
}

/** Registers the fonts that a storyboard needs. */
export function registerFonts(storyboard: Storyboard): void {
  for (const font of requiredFonts(storyboard)) {
    const folder = dirname(require.resolve(`${font.package}/package.json`));
    const unicode = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
    for (const [subset, ranges] of Object.entries(unicode)) {
      if (!inRanges(ranges, font.text)) continue;
      const name = subset.replace(/[[\]]/g, "");
      const file = font.variable ? `${font.slug}-${name}-wght-normal.woff2` : `${font.slug}-${name}-${font.weight}-${font.italic ? "italic" : "normal"}.woff2`;
      if (registered.has(file)) continue;
      registered.add(file);
      GlobalFonts.register(readFileSync(join(folder, "files", file)), font.family);
    }
  }
}

/** An off-screen canvas in Skia. */
export function createSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height);
  return { context: canvas.getContext("2d"), image: canvas };
}

/** Assets without footage: features show the app's screens drawn from the storyboard. */
export function bareAssets(): DrawAssets {
  return { createCanvas: createSurface, footage: () => null };
}

/** A made-up clip of a storyboard's own screen with one tap, `width` px wide. */
export function fakeFootage(storyboard: Storyboard, width: number): { manifest: FootageManifest; source: FootageSource } {
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
    frames: [{ atMs: 0, file: "0000.webp" }, { atMs: 900, file: "0001.webp" }],
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
