import type { SceneOf, Storyboard } from "./storyboard.ts";

/** How much closer than life size a zoom gets. */
export const DEVICE_ZOOM = 1.4;

/** Width in px at which a feature's footage is drawn at most, zoom included, on a canvas `canvasWidth` px wide. */
export function deviceScreenWidth(storyboard: Storyboard, scene: SceneOf<"feature">, canvasWidth: number): number {
  const share = storyboard.aspect === "9:16" ? 0.66 : storyboard.aspect === "1:1" ? 0.42 : 0.2;
  return Math.ceil(canvasWidth * share * (scene.device === "browser" ? 1.4 : 1) * DEVICE_ZOOM);
}
