export { footageFrameIndex, requiredFootage } from "./assets.ts";
export type { DrawAssets, FootageSource, RequiredFootage } from "./assets.ts";
export { beatMs, beatTime } from "./beat.ts";
export type { Canvas2D, CanvasGradientLike, CanvasImage, CreateCanvas, Surface, TextMeasure } from "./canvas.ts";
export { captionsOf, captionsSrt, captionsVtt } from "./captions.ts";
export type { Caption } from "./captions.ts";
export { createStoryboard } from "./create-storyboard.ts";
export type { FootageChoice, StoryboardOptions } from "./create-storyboard.ts";
export { draw } from "./draw.ts";
export { requiredFonts } from "./fonts.ts";
export type { RequiredFont } from "./fonts.ts";
export { parseStoryboard, storyboardSchema } from "./storyboard.ts";
export type {
  Camera,
  MiniScreen,
  Motion,
  Scene,
  SceneKind,
  SceneOf,
  SoundtrackMood,
  Storyboard,
  TrailerStyle,
  Transition,
} from "./storyboard.ts";
