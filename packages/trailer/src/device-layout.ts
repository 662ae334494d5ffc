import type { SceneOf, Storyboard } from "./storyboard.ts";
import { STAGE_SIZE } from "./stage.ts";

/** Width of the phone, px of the stage. */
export const PHONE_WIDTH = { "9:16": 664, "1:1": 436, "16:9": 452 } as const;
/** Width of the browser window, px of the stage. */
export const BROWSER_WIDTH = { "9:16": 920, "1:1": 560, "16:9": 1060 } as const;
/** Thickness of the phone's frame as a share of its width. */
export const BEZEL = 0.026;
/** How much larger than on the device the element in use pops out. */
export const POP_OUT = 1.24;

/** Width in px at which a feature's footage is drawn at most, pop-out included, on a canvas `canvasWidth` px wide. */
export function deviceScreenWidth(storyboard: Storyboard, scene: SceneOf<"feature">, canvasWidth: number): number {
  const width = scene.device === "browser" ? BROWSER_WIDTH[storyboard.aspect] : PHONE_WIDTH[storyboard.aspect] * (1 - 2 * BEZEL);
  return Math.ceil((width * POP_OUT * canvasWidth) / STAGE_SIZE[storyboard.aspect].width);
}
