import type { Footage } from "./screen-footage.ts";
import type { Box } from "./stage-size.ts";
import type { PointerKind } from "./taps.ts";

/** How a slab is turned away from the viewer. */
export interface Pose {
  /** The line it turns about: `y` is upright, `x` lies across. */
  axis: "x" | "y";
  /** Radians; with more than 0 its right or its upper end is farther away. */
  turn: number;
  /** Thickness, px of the stage. */
  depth: number;
  /** Colour of its edge, `#rrggbb`. */
  side: string;
  /** How far it has turned towards the viewer, 0..1: the camera comes near as it does. */
  facing: number;
  /** Height of the viewer's eyes as a share of the slab's, from its top; default the middle. */
  horizon?: number;
}

/** What a device's frame looks like in a style. */
export interface DeviceLook {
  frame: string;
  /** Line around the frame, or null. */
  rim: string | null;
  rimWidth: number;
  /** Corner radius as a share of the width. */
  corner: number;
  shadow: "soft" | "hard" | "glow" | "none";
  shadowColour: string;
  /** Colour of taps. */
  touch: string;
  /** How taps are shown; default `touch`. */
  pointer?: PointerKind;
  /** How near the camera comes to what is used on a phone, at most; default `CLOSE_UP`. */
  closeUp?: number;
  /** Upright: down from here the device may be seen when it comes near, px of the stage; default just above it. */
  top?: number;
  /** The window that the device is shown in: height of its header, px of the stage, and how it is drawn around the device. */
  window?: { header: number; paint(device: Box): void };
  /** How the device is turned away from the viewer now; null when it lies flat. */
  pose?(footage: Footage): Pose | null;
}
