import { blurChannel } from "../blur.ts";
import { findCrop } from "../crop/find-crop.ts";
import { clamp, lumaOf, type Pixels } from "../pixels.ts";
import type { Settings } from "../setting-field.ts";

/** What a camera sees of a picture at one moment, px of the picture. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SHAPES: Readonly<Record<string, number>> = { "9:16": 9 / 16, "1:1": 1, "16:9": 16 / 9 };

/** Width / height of a result. */
export function shapeOf(settings: Settings, { width, height }: { width: number; height: number }): number {
  return SHAPES[String(settings["shape"])] ?? width / height;
}

/** Slow at either end. */
const ease = (t: number): number => t * t * (3 - 2 * t);

/**
 * The move of a camera over a picture: the view at each moment `t` (0..1). It begins or ends close around what there is to see, and never
 * leaves the picture. Views keep parts of pixels, so that a slow move does not tremble.
 */
export function cameraMove(source: Pixels, settings: Settings): (t: number) => View {
  const { width, height } = source;
  const ratio = shapeOf(settings, source);
  const wide: View = fit(width, height, ratio, 1, 0.5, 0.5);
  const amount = Number(settings["amount"]) / 100;
  const crop = findCrop(source, ratio, 1 - amount * 0.6);
  const focus = [(crop.left + crop.width / 2) / width, (crop.top + crop.height / 2) / height] as const;
  const close = fit(width, height, ratio, 1 - amount * 0.6, ...focus);
  // A pan needs room to either side: the view is smaller where the shape leaves none.
  const roomy = (share: number): View => {
    const room = 1 - amount * 0.35;
    return fit(width, height, ratio, wide.width / width > room ? room : 1, share, focus[1]);
  };
  const rising = (share: number): View =>
    fit(width, height, ratio, wide.height / height > 1 - amount * 0.35 ? 1 - amount * 0.35 : 1, focus[0], share);
  const reach = amount * 0.8;
  const ends: Readonly<Record<string, readonly [View, View]>> = {
    "push-in": [fit(width, height, ratio, 1, ...focus), close],
    "pull-out": [close, fit(width, height, ratio, 1, ...focus)],
    "pan-right": [roomy(focus[0] - reach), roomy(focus[0] + reach)],
    "pan-left": [roomy(focus[0] + reach), roomy(focus[0] - reach)],
    rise: [rising(focus[1] + reach), rising(focus[1] - reach)],
    // The lean itself is what moves; the camera goes nearer by a breath.
    parallax: [fit(width, height, ratio, 0.94, ...focus), fit(width, height, ratio, 0.9, ...focus)],
  };
  const [from, to] = ends[String(settings["motion"])] ?? [wide, close];
  return (t) => {
    const share = ease(clamp(t, 0, 1));
    const between = (a: number, b: number): number => a + (b - a) * share;
    return {
      left: between(from.left, to.left),
      top: between(from.top, to.top),
      width: between(from.width, to.width),
      height: between(from.height, to.height),
    };
  };
}

/** The view of a shape around a place (shares of the picture), `scale` of the largest one, held inside. */
function fit(width: number, height: number, ratio: number, scale: number, x: number, y: number): View {
  const w = Math.min(width, height * ratio) * scale;
  const h = w / ratio;
  return {
    left: clamp(x * width - w / 2, 0, width - w),
    top: clamp(y * height - h / 2, 0, height - h),
    width: w,
    height: h,
  };
}

/**
 * How near each place of a picture seems, 0..1, on a grid of `across` x `down`: what lies lower, stands in the middle and is crisp is taken to
 * be near. No model knows better without looking; smooth enough that nothing tears when it is bent by it.
 */
export function depthOf(source: Pixels, across: number, down: number): Float32Array {
  const luma = lumaOf(source);
  const crisp = new Float32Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [sx, sy] = [
        Math.min(source.width - 2, Math.floor(((x + 0.5) / across) * source.width)),
        Math.min(source.height - 2, Math.floor(((y + 0.5) / down) * source.height)),
      ];
      const at = Math.max(0, sy) * source.width + Math.max(0, sx);
      const value = luma[at] ?? 0;
      crisp[y * across + x] =
        Math.abs((luma[at + 1] ?? value) - value) + Math.abs((luma[at + source.width] ?? value) - value);
    }
  const soft = blurChannel(crisp, across, down, Math.max(1, across / 10));
  const most = soft.reduce((top, value) => Math.max(top, value), 1e-3);
  return blurChannel(
    soft.map((value, index) => {
      const [x, y] = [(index % across) / across, Math.floor(index / across) / down];
      const centred = 1 - Math.min(1, Math.hypot((x - 0.5) * 1.3, (y - 0.55) * 0.9) * 1.5);
      return clamp(0.42 * y + 0.33 * centred + 0.35 * (value / most), 0, 1);
    }),
    across,
    down,
    Math.max(1, across / 14),
  );
}

/** How far a place of depth `near` leans aside at a moment `t` (0..1), as a share of the picture's width: once there and back. */
export function leanAt(t: number, near: number, amount: number): number {
  return Math.sin(t * Math.PI * 2) * (near - 0.5) * amount * 0.11;
}
