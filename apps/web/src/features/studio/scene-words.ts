import type { Aspect } from "@sayhey/contract/idea";
import type { CaptionStyle, HookVariant, SoundtrackMood, TrailerStyle } from "@sayhey/contract/studio";
import type { Camera, Motion, Scene, SceneKind, Storyboard, Transition } from "@sayhey/trailer";

/** Styles as they are called on the page. */
export const STYLE_NAMES: Record<TrailerStyle, string> = {
  punchy: "Punchy",
  editorial: "Editorial",
  "cut-out": "Paper cut-out",
  neon: "Neon",
  soft: "Soft",
  brutal: "Brutalist",
  blueprint: "Blueprint",
  retro: "Retro broadcast",
  glass: "Glass",
  tilt: "Tilted",
  tutorial: "Tutorial",
  split: "Split screen",
};

/** Moods as they are called on the page. */
export const MOOD_NAMES: Record<SoundtrackMood, string> = {
  drive: "Drive",
  warm: "Warm",
  calm: "Calm",
  neon: "Neon",
  playful: "Playful",
  bold: "Bold",
  focus: "Focus",
  broadcast: "Broadcast",
  lofi: "Lo-fi",
  cinematic: "Cinematic",
  funk: "Funk",
  rush: "Drum and bass",
  chip: "8-bit",
};

/** Styles of captions as they are called on the page. */
export const CAPTION_NAMES: Record<CaptionStyle, string> = {
  off: "Off",
  plain: "Plain",
  boxed: "Boxed",
  highlight: "Highlight",
  karaoke: "Karaoke",
  pop: "Pop",
};

/** Openings as they are called on the page. */
export const HOOK_NAMES: Record<HookVariant, string> = {
  itch: "The pain point",
  pov: "The point of view",
  promise: "The promise",
};

/** Kinds of scenes as they are called on the page. */
export const KIND_NAMES: Record<SceneKind, string> = {
  hook: "Hook",
  problem: "Problem",
  reveal: "Reveal",
  feature: "Feature",
  list: "List",
  numbers: "Numbers",
  "before-after": "Before and after",
  hashtags: "Hashtags",
  quote: "Quote",
  "call-to-action": "Call to action",
  outro: "Outro",
};

/** What each kind of scene is for, in a few words. */
export const KIND_USES: Record<SceneKind, string> = {
  hook: "Stops the scroll",
  problem: "What was wrong before",
  reveal: "Name and icon",
  feature: "The app at work",
  list: "Several things at once",
  numbers: "From the app's data",
  "before-after": "Then and now",
  hashtags: "For search",
  quote: "Your idea in your words",
  "call-to-action": "Link and QR code",
  outro: "The last word",
};

/** Ways in which words arrive. */
export const MOTION_NAMES: Record<Motion, string> = {
  words: "Word by word",
  letters: "Letter by letter",
  lines: "Line by line",
  typed: "Typed",
  slam: "Slam",
  rise: "Rising",
  mask: "Wiped free",
  count: "Counted in",
};

/** What the camera does. */
export const CAMERA_NAMES: Record<Camera, string> = {
  still: "Still",
  push: "Comes nearer",
  pull: "Moves away",
  drift: "Drifts",
};

/** Ways from one scene to the next. */
export const TRANSITION_NAMES: Record<Transition["kind"], string> = {
  cut: "Cut",
  wipe: "Wipe",
  push: "Push",
  circle: "Circle",
  fade: "Fade",
  slide: "Slide",
  flash: "Flash",
  zoom: "Zoom",
  blinds: "Blinds",
  drop: "Drop",
};

/** What a format is for. */
export const ASPECT_USES: Record<Aspect, string> = {
  "9:16": "TikTok, Reels, Shorts",
  "4:5": "Portrait posts",
  "1:1": "Feed posts",
  "16:9": "YouTube, LinkedIn, X",
};

/** What a scene is called in its trailer: 'Hook', 'Feature 2', 'Quote 2' where there are several. */
export function sceneName(scene: Scene, { scenes }: Pick<Storyboard, "scenes">): string {
  const alike = scenes.filter(({ kind }) => kind === scene.kind);
  const name = KIND_NAMES[scene.kind];
  if (scene.kind === "feature") return `${name} ${alike.findIndex(({ id }) => id === scene.id) + 1}`;
  return alike.length < 2 ? name : `${name} ${alike.findIndex(({ id }) => id === scene.id) + 1}`;
}
