export { footageFrameIndex, footageIds, requiredFootage } from "./assets.ts";
export type { DrawAssets, FootageSource, RequiredFootage } from "./assets.ts";
export { beatGrid, beatMs, beatTime } from "./beat.ts";
export type { BeatGrid } from "./beat.ts";
export type { Canvas2D, CanvasGradientLike, CanvasImage, CreateCanvas, Surface, TextMeasure } from "./canvas.ts";
export { captionsOf, captionsSrt, captionsVtt } from "./captions.ts";
export type { Caption } from "./captions.ts";
export { createStoryboard } from "./create-storyboard.ts";
export type { StoryboardOptions } from "./create-storyboard.ts";
export type { FootageChoice } from "./footage-choice.ts";
export { createStudioStoryboard } from "./create-studio-storyboard.ts";
export type { StudioSource } from "./create-studio-storyboard.ts";
export { draw } from "./draw.ts";
export { fontOf, requiredFonts } from "./fonts.ts";
export type { FontUser, RequiredFont } from "./fonts.ts";
export { drawIcon, hasIcon } from "./icon.ts";
export { musicRange, unpackMusic, wavFile } from "./music/wav.ts";
export { speechSpans } from "./soundtrack/voice.ts";
export { SOUND_RATE } from "./soundtrack/stereo.ts";
export { layoutText } from "./text-layout.ts";
export type { TextBlock, TextOptions } from "./text-layout.ts";
export { migrateStoryboard } from "./migrate-storyboard.ts";
export { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
export { storyboardOpSchema } from "./ops/storyboard-op.ts";
export type { StoryboardOp, StoryboardOpOf } from "./ops/storyboard-op.ts";
export type { PlacedText } from "./place-texts.ts";
export { rebaseStoryboard } from "./rebase-storyboard.ts";
export { hashtagsOf, sceneTexts } from "./scene-text.ts";
export type { SceneText } from "./scene-text.ts";
export { SAFE_AREA, STAGE_SIZE, UPPER_AREA } from "./stage-size.ts";
export type { Box } from "./stage-size.ts";
export { hasCamera, opensOverApp, shownOf } from "./shown.ts";
export { seedNumbers } from "./spec-words.ts";
export { replaceAssets, storyboardAssets } from "./storyboard-assets.ts";
export type { NamedAsset } from "./storyboard-assets.ts";
export { writeCall, writeHooks } from "./write-scenes.ts";
export { opsToWriteTexts, storyboardTexts } from "./storyboard-texts.ts";
export type { StoryboardText } from "./storyboard-texts.ts";
export { parseStoryboard, StoryboardError, storyboardSchema } from "./storyboard.ts";
export type {
  Backdrop,
  Camera,
  CaptionStyle,
  MiniScreen,
  Motion,
  Scene,
  SceneFootage,
  SceneKind,
  SceneOf,
  Soundtrack,
  SoundtrackFile,
  SoundtrackMood,
  Storyboard,
  TrailerStyle,
  Transition,
  Voice,
} from "./storyboard.ts";
