// What the scripts, the benchmark and the golden tests share: fonts registered in Skia, surfaces, fake footage.
import { createCanvas, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import { footageFrameIndex, type DrawAssets, type FootageSource } from "../src/assets.ts";
import { fontOf } from "../src/fonts.ts";
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

/** Made-up footage that `madeUpFootage` knows. */
export const FOOTAGE_KINDS = ["none", "phone", "phone-dark", "browser", "browser-dark"] as const;

/** A clip of an app on a phone or in a browser, in light or dark: rows, a form field that is typed into, taps. */
export function madeUpFootage(
  storyboard: Storyboard,
  kind: Exclude<(typeof FOOTAGE_KINDS)[number], "none">,
): FootageSource {
  const wide = kind.startsWith("browser");
  const dark = kind.endsWith("dark");
  const viewport = wide ? { width: 1280, height: 800, scale: 1 } : { width: 390, height: 844, scale: 2 };
  const row = (index: number) =>
    wide
      ? { x: 300, y: 150 + index * 92, width: 920, height: 80 }
      : { x: 20, y: 180 + index * 96, width: 350, height: 84 };
  const manifest: FootageManifest = {
    version: 1,
    flowId: "made-up",
    caption: "Tap what you like",
    appHash: "made-up",
    viewport,
    fps: 30,
    durationMs: 3000,
    frames: [0, 500, 1000, 1600, 2200].map((atMs, index) => ({ atMs, file: `000${index}.webp` })),
    taps: [
      { atMs: 1000, x: row(1).x + row(1).width * 0.8, y: row(1).y + 40, kind: "tap" },
      { atMs: 2200, x: row(3).x + row(3).width * 0.3, y: row(3).y + 40, kind: "tap" },
    ],
    boxes: [
      { atMs: 1000, name: "Row", ...row(1) },
      { atMs: 2200, name: "Row", ...row(3) },
    ],
  };
  const [ground, surface, ink, muted] = dark
    ? ["#111318", "#1d2129", "#f2f3f5", "#8a92a0"]
    : ["#f6f6f3", "#ffffff", "#16181c", "#777c85"];
  const images = manifest.frames.map((_, frame) => {
    const surfaceOf = createSurface(viewport.width * 2, viewport.height * 2);
    const { context } = surfaceOf;
    context.scale(2, 2);
    context.fillStyle = ground;
    context.fillRect(0, 0, viewport.width, viewport.height);
    context.fillStyle = ink;
    context.font = fontOf(storyboard, "display", 34);
    context.fillText(storyboard.title, wide ? 300 : 20, wide ? 90 : 100);
    if (wide) {
      context.fillStyle = surface;
      context.fillRect(0, 0, 240, viewport.height);
      ["Home", "Plan", "People", "Settings"].forEach((name, index) => {
        context.fillStyle = index === 0 ? storyboard.palette.accent : muted;
        context.font = fontOf(storyboard, "strong", 18);
        context.fillText(name, 36, 110 + index * 48);
      });
    }
    for (let index = 0; index < 6; index++) {
      const box = row(index);
      const done = (index === 1 && frame >= 2) || (index === 3 && frame >= 4);
      context.fillStyle = done ? storyboard.palette.accent : surface;
      context.beginPath();
      context.roundRect(box.x, box.y, box.width, box.height, 14);
      context.fill();
      context.fillStyle = done ? storyboard.palette.onAccent : ink;
      context.font = fontOf(storyboard, "strong", 18);
      context.fillText(`Item number ${index + 1}`, box.x + 20, box.y + 36);
      context.fillStyle = done ? storyboard.palette.onAccent : muted;
      context.font = fontOf(storyboard, "text", 14);
      context.fillText("Monday, 18:30", box.x + 20, box.y + 60);
    }
    return surfaceOf.image;
  });
  return { manifest, frameAt: (clipMs) => images[footageFrameIndex(manifest, clipMs)] ?? null };
}

/** Assets whose every clip is the given one. */
export function studioAssets(source: FootageSource | null): DrawAssets {
  return { createCanvas: createSurface, footage: () => source };
}
