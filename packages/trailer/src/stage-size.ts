import type { Aspect } from "@sayhey/contract/idea";

/** A rectangle in px of the stage. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Size of the stage by aspect: the short side is 1080 px whatever the canvas. */
export const STAGE_SIZE: Record<Aspect, { width: number; height: number }> = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
};

/**
 * Where text may stand. For 9:16 the union of what TikTok, Reels and Shorts lay over a video stays free: the top bar, the
 * caption below and the buttons on the right.
 */
export const SAFE_AREA: Record<Aspect, Box> = {
  "9:16": { x: 72, y: 190, width: 868, height: 1310 },
  "4:5": { x: 64, y: 64, width: 952, height: 1222 },
  "1:1": { x: 64, y: 64, width: 952, height: 952 },
  "16:9": { x: 110, y: 84, width: 1700, height: 912 },
};

/** Above the buttons of the networks text may be wider. */
export const UPPER_AREA: Record<Aspect, Box> = {
  "9:16": { x: 72, y: 190, width: 936, height: 620 },
  "4:5": { x: 64, y: 64, width: 952, height: 440 },
  "1:1": { x: 64, y: 64, width: 952, height: 440 },
  "16:9": { x: 110, y: 84, width: 1700, height: 440 },
};
