import type { Aspect } from "@sayhey/contract/idea";
import { STAGE_SIZE } from "./stage-size.ts";
import type { Shown, Storyboard } from "./storyboard.ts";

/** The most room a device gets, px of the stage. */
const ROOM: Record<"phone" | "browser", Record<Aspect, { width: number; height: number }>> = {
  phone: {
    "9:16": { width: 800, height: 1400 },
    // It goes on below the picture: whole it would be no larger than on a square.
    "4:5": { width: 600, height: 1220 },
    "1:1": { width: 484, height: 930 },
    "16:9": { width: 560, height: 940 },
  },
  browser: {
    "9:16": { width: 940, height: 1300 },
    "4:5": { width: 952, height: 900 },
    "1:1": { width: 900, height: 600 },
    "16:9": { width: 1060, height: 900 },
  },
};
/** Height of a browser window's bar, px of the stage. */
export const BROWSER_BAR = 64;
/** Thickness of the phone's frame as a share of its width. */
export const BEZEL = 0.026;
/** How near the camera comes at most to what is used on a phone. */
export const CLOSE_UP = 1.55;
/** How near a browser's picture comes at most to what is used. */
export const NEAREST = 2.1;

/** Size of a device, frame included, that shows a viewport of these proportions, px of the stage. */
export function deviceBox(
  aspect: Aspect,
  device: "phone" | "browser",
  viewport: { width: number; height: number },
): { width: number; height: number } {
  const room = ROOM[device][aspect];
  const ratio = viewport.height / viewport.width;
  if (device === "browser") {
    const width = Math.round(Math.min(room.width, (room.height - BROWSER_BAR) / ratio));
    return { width, height: width * ratio + BROWSER_BAR };
  }
  const perWidth = (1 - 2 * BEZEL) * ratio + 2 * BEZEL;
  const width = Math.round(Math.min(room.width, room.height / perWidth));
  return { width, height: width * perWidth };
}

/** Width in px at which footage on a device is drawn at most, close-ups included, on a canvas `canvasWidth` px wide. */
export function deviceScreenWidth(storyboard: Storyboard, shown: Shown, canvasWidth: number): number {
  const room = ROOM[shown.device][storyboard.aspect];
  const share = shown.device === "browser" ? 1 : 1 - 2 * BEZEL;
  const nearest = shown.footage?.zoom === "none" ? 1 : shown.device === "browser" ? NEAREST : CLOSE_UP;
  return Math.ceil((room.width * share * nearest * canvasWidth) / STAGE_SIZE[storyboard.aspect].width);
}
