import type { Canvas2D } from "../canvas.ts";
import type { DeviceLook } from "../device-look.ts";
import { drawCaption } from "../draw-caption.ts";
import { drawKinetic, type KineticOptions } from "../kinetic-type.ts";
import type { Stage } from "../stage.ts";
import type { Box } from "../stage-size.ts";
import type { SceneKind, SceneOf, TrailerStyle } from "../storyboard.ts";
import type { TextBlock } from "../text-layout.ts";
import type { TransitionLook } from "../transitions.ts";

/** The colours of one scene. */
export interface Scheme {
  ground: string;
  ink: string;
  accent: string;
  onAccent: string;
  second: string;
  onSecond: string;
}

/** Draws all of one kind of scene but its ground. */
export type ScenePainter<K extends SceneKind> = (stage: Stage, scene: SceneOf<K>, scheme: Scheme, kit: Kit) => void;
/** A painter for each kind of scene. */
export type ScenePainters = { [K in SceneKind]: ScenePainter<K> };
/** Kinds of scenes that a style need not paint itself. */
export type SharedKind = "hook" | "problem" | "reveal" | "feature" | "call-to-action";

/** Where a feature's words and device stand. */
export interface FeatureLayout {
  caption: Box;
  vertical: "top" | "middle" | "bottom";
  device: Box;
}

/** An art direction: its colours, type treatment, layout and motion. */
export interface Kit {
  name: TrailerStyle;
  align: "left" | "center";
  upper: boolean;
  leading: number;
  /** Letter spacing as a multiple of the size. */
  tracking: number;
  scheme(stage: Stage): Scheme;
  ground(stage: Stage, scheme: Scheme): void;
  device(stage: Stage, scheme: Scheme): DeviceLook;
  /** Offset of the device while it arrives, px of the stage, and how much of its screen is filled in. */
  arrive(stage: Stage): { x: number; y: number; fill: number };
  /** What its transitions are made of. */
  transition(stage: Stage): TransitionLook;
  layout?(stage: Stage, size: { width: number; height: number }): FeatureLayout;
  /** Draws a headline's words; default: as they are. */
  words?(stage: Stage, scheme: Scheme, block: TextBlock, x: number, y: number, options: KineticOptions): void;
  /** Draws what the QR code and similar things lie on. */
  card?(stage: Stage, scheme: Scheme, box: Box): void;
  /** Draws over the scene. */
  overlay?(stage: Stage, scheme: Scheme): void;
  /** Draws the address beneath the code; default: a pill in the accent colour. */
  link?(stage: Stage, scheme: Scheme, link: string, box: Box, start: number, align: "left" | "center"): void;
  /** How much coarser than the stage footage behind words is; default 3. */
  softness?: number;
  /** What footage behind the words goes through before the ground is laid over it; `width` and `height` are px of that picture. */
  treat?(context: Canvas2D, width: number, height: number, scheme: Scheme): void;
  scenes: Partial<Pick<ScenePainters, SharedKind>> & Omit<ScenePainters, SharedKind>;
}

/** How a headline differs from the kit's own way. */
export interface HeadlineOptions {
  maxSize?: number;
  minSize?: number;
  maxLines?: number;
  vertical?: "top" | "middle" | "bottom";
  align?: "left" | "center";
  role?: "display" | "text" | "strong";
  upper?: boolean;
  leading?: number;
  tracking?: number;
  colour?: string;
  motion?: KineticOptions["motion"];
  start?: number;
  stagger?: number;
  duration?: number;
  wordColour?: (index: number) => string | null;
  /** Draws with plain words whatever the kit does to headlines. */
  plain?: boolean;
}

/** A headline set and drawn; where it stands. */
export interface PlacedHeadline {
  block: TextBlock;
  box: Box;
}

/** Sets a text as large as its box allows, in the kit's way, and says where it stands. */
export function placeHeadline(
  stage: Stage,
  kit: Kit,
  text: string,
  box: Box,
  options: HeadlineOptions = {},
): PlacedHeadline {
  const align = options.align ?? kit.align;
  const role = options.role ?? "display";
  const upper = options.upper ?? (role === "display" && kit.upper);
  const block = stage.layout(upper ? text.toUpperCase() : text, role, {
    width: box.width,
    height: box.height,
    maxSize: options.maxSize ?? 260,
    minSize: options.minSize ?? 56,
    leading: options.leading ?? kit.leading,
    tracking: options.tracking ?? (role === "display" ? kit.tracking : 0),
    align,
    // An opening says more than a caption.
    maxLines: Math.max(stage.isOpening ? (stage.portrait ? 4 : 7) : 1, options.maxLines ?? 7),
  });
  const vertical = options.vertical ?? "middle";
  const y =
    vertical === "top"
      ? box.y
      : vertical === "middle"
        ? box.y + (box.height - block.height) / 2
        : box.y + box.height - block.height;
  const x =
    align === "center" ? box.x + (box.width - block.width) / 2 : block.rtl ? box.x + box.width - block.width : box.x;
  return { block, box: { x, y, width: block.width, height: block.height } };
}

/** However words arrive, they have after this, ms. */
const SPOKEN_MS = 4000;

/** Draws a headline as large as its box allows. */
export function headline(
  stage: Stage,
  kit: Kit,
  scheme: Scheme,
  text: string,
  box: Box,
  options: HeadlineOptions = {},
): PlacedHeadline {
  const placed = placeHeadline(stage, kit, text, box, options);
  // Captions say the same in their own way, in the same place: nothing is to be read twice.
  if (stage.captioned && stage.scene.kind === "feature" && text === stage.scene.caption) {
    drawCaption(stage, text, box, { align: options.align ?? kit.align, vertical: options.vertical ?? "middle" });
    return placed;
  }
  const { durationMs } = stage.scene;
  // What opens a trailer can be read on its first frame.
  const start = stage.isOpening ? -SPOKEN_MS : (options.start ?? 0);
  // However many words there are, the last has arrived while there is time to read it.
  const room = Math.max(160, Math.min(durationMs * 0.55, durationMs - start - 700));
  const kinetic: KineticOptions = {
    colour: options.colour ?? scheme.ink,
    motion: options.motion ?? stage.scene.motion,
    start,
    stagger: Math.min(options.stagger ?? 70, room / Math.max(1, placed.block.wordCount)),
    duration: options.duration ?? 380,
    ...(options.wordColour === undefined ? {} : { wordColour: options.wordColour }),
  };
  if (kit.words !== undefined && options.plain !== true && (options.role ?? "display") === "display")
    kit.words(stage, scheme, placed.block, placed.box.x, placed.box.y, kinetic);
  else drawKinetic(stage, placed.block, placed.box.x, placed.box.y, kinetic);
  return placed;
}
