import type { FootageManifest } from "@sayhey/contract/footage";
import type { CanvasImage, CreateCanvas } from "./canvas.ts";
import { deviceScreenWidth } from "./device-layout.ts";
import { stopMotion } from "./easing.ts";
import { shownOf } from "./shown.ts";
import type { Backdrop, Scene, Storyboard } from "./storyboard.ts";

/** One clip of footage whose frames are decoded before they are drawn. */
export interface FootageSource {
  readonly manifest: FootageManifest;
  /**
   * The picture that shows at a time of the clip in ms (before 0 the first, past the end the last), decoded near the width that
   * `requiredFootage` names; null when it is not decoded, and then the engine draws the app's screen from the storyboard.
   */
  frameAt(clipMs: number): CanvasImage | null;
}

/** What `draw` needs besides the storyboard. Keep one object for all frames: sprites are cached for it. */
export interface DrawAssets {
  readonly createCanvas: CreateCanvas;
  /** The clip of that id, or null when there is none. */
  footage(id: string): FootageSource | null;
}

/** A stretch of a clip that must be decoded. */
export interface RequiredFootage {
  footageId: string;
  /** First and last time of the clip that is shown, ms of the clip. */
  fromMs: number;
  toMs: number;
  /** Width in px to decode the frames at (never more than they have). */
  pixelWidth: number;
}

/** A picture larger than it is drawn at by no more than this is not made smaller beforehand: it would be scaled twice. */
const SCARCELY_LARGER = 1.25;

/** Width in px at which a picture of footage is kept, of its own width and the one `requiredFootage` names. */
export function keptWidth(ownWidth: number, pixelWidth: number): number {
  const wanted = Math.max(1, Math.round(pixelWidth));
  return ownWidth <= wanted * SCARCELY_LARGER ? ownWidth : wanted;
}

/** Index into `manifest.frames` of the picture that shows at a time of the clip in ms. */
export function footageFrameIndex(manifest: FootageManifest, clipMs: number): number {
  let low = 0;
  let high = manifest.frames.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((manifest.frames[middle]?.atMs ?? 0) <= clipMs) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Content type of a picture of footage, by its name. */
export const pictureType = (file: string): string => (file.endsWith(".jpg") ? "image/jpeg" : "image/webp");

/** How long before its end a scene's last picture is drawn, ms: at the end itself the next picture of the clip may begin. */
export const SCENE_END_MS = 1e-3;

/** Pictures a second of footage behind words: each is treated and kept, so fewer are cheaper and calmer. */
const BACKDROP_FPS = 15;

/** Time of the clip that shows behind a scene's words at a time of the trailer, both in ms. */
export function backdropClipMs(
  scene: Pick<Scene, "startMs" | "durationMs">,
  backdrop: Pick<Backdrop, "startMs" | "rate">,
  timeMs: number,
): number {
  const time = Math.min(Math.max(timeMs - scene.startMs, 0), scene.durationMs - SCENE_END_MS);
  return backdrop.startMs + stopMotion(time, BACKDROP_FPS) * backdrop.rate;
}

/** Ids of all footage a storyboard shows, each once. */
export function footageIds(storyboard: Pick<Storyboard, "scenes">): string[] {
  const ids = storyboard.scenes
    .flatMap((scene) => [shownOf(scene)?.footage?.id, scene.backdrop?.id])
    .filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/**
 * Which stretches of footage `draw` asks for at times from `fromMs` to `toMs` (ms of the trailer, inclusive) on a canvas
 * `canvasWidth` px wide. During a transition that includes the end of the scene before.
 */
export function requiredFootage(
  storyboard: Storyboard,
  fromMs: number,
  toMs: number,
  canvasWidth: number,
): RequiredFootage[] {
  const required: RequiredFootage[] = [];
  for (const [index, scene] of storyboard.scenes.entries()) {
    const shown = shownOf(scene);
    const device = shown?.footage ?? null;
    if (device === null && scene.backdrop === null) continue;
    const endMs = scene.startMs + scene.durationMs;
    const after = storyboard.scenes[index + 1];
    const lastMs = endMs + (after?.transition.durationMs ?? 0);
    if (lastMs < fromMs || scene.startMs > toMs) continue;
    const show = (clip: { id: string; startMs: number; rate: number }, pixelWidth: number): void => {
      const at = (timeMs: number): number =>
        clip.startMs + Math.min(Math.max(timeMs - scene.startMs, 0), scene.durationMs - SCENE_END_MS) * clip.rate;
      required.push({ footageId: clip.id, fromMs: at(fromMs), toMs: at(toMs), pixelWidth });
    };
    const { backdrop } = scene;
    if (backdrop !== null) {
      const at = (timeMs: number): number => backdropClipMs(scene, backdrop, timeMs);
      required.push({ footageId: backdrop.id, fromMs: at(fromMs), toMs: at(toMs), pixelWidth: canvasWidth });
    }
    if (shown !== null && device !== null) show(device, deviceScreenWidth(storyboard, shown, canvasWidth));
  }
  return required;
}
