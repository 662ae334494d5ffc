import type { AppSpec, Palette } from "@sayhey/appspec";
import type { Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { WATERMARK_TEXT } from "@sayhey/contract/plans";
import { createRandom, hashText, pick } from "@sayhey/contract/random";
import type { CaptionStyle, HookVariant, SceneTextField } from "@sayhey/contract/studio";
import { beatTime, fittingTempo } from "./beat.ts";
import { withTexts } from "./scene-text.ts";
import { STYLE_DIRECTIONS, STYLES_OF } from "./style-directions.ts";
import {
  parseStoryboard,
  type Scene,
  type SoundtrackMood,
  type Storyboard,
  type TrailerStyle,
  type Transition,
} from "./storyboard.ts";
import { footageWindow } from "./footage-window.ts";
import { shownOf, withShown } from "./shown.ts";
import { plainTexts } from "./trailer-words.ts";
import { arcOf, writeHooks, writeScenes, type Arc } from "./write-scenes.ts";
import type { FootageChoice } from "./footage-choice.ts";

/** Share by which a trailer is slower or faster than its style's tempo, by its seed. */
const TEMPO_SPREAD = 0.06;

/** What a person decides about a trailer. */
export interface StoryboardOptions {
  aspect: Aspect;
  /** 6,000 to 15,000 ms. */
  durationMs: number;
  fps?: Storyboard["fps"];
  seed?: number;
  watermark: boolean;
  /** Where the call to action leads, such as `https://dinner.example.com`; null when the app has no address yet. */
  link: string | null;
  footage: readonly FootageChoice[];
  hook?: HookVariant;
  /** As suits the app, by seed, when absent. An app that has not the words for it is told the classic way. */
  arc?: Arc;
  style?: TrailerStyle;
  captions?: CaptionStyle;
  /** The style's own when absent. */
  mood?: SoundtrackMood;
  /** 0 is silent, 1 full. */
  volume?: number;
  /** Other words for scenes, by their ids; see `withTexts`. */
  texts?: Readonly<Record<string, Partial<Record<SceneTextField, string>>>>;
}

/**
 * Writes the trailer of an app: an opening over the app, one to three things it does, what one gains, call to action, on the beat.
 * Deterministic by its arguments.
 * @throws TypeError when `durationMs` is outside 6,000..15,000.
 */
export function createStoryboard(spec: AppSpec, options: StoryboardOptions): Storyboard {
  const { durationMs } = options;
  if (!Number.isInteger(durationMs) || durationMs < LIMITS.trailerMinMs || durationMs > LIMITS.trailerMaxMs) {
    throw new TypeError(`durationMs: must be a whole number from ${LIMITS.trailerMinMs} to ${LIMITS.trailerMaxMs}`);
  }
  const seed = (options.seed ?? hashText(`${spec.seed}:${spec.identity.name}`)) & LIMITS.seedMax;
  // Drawn apart: with the style chosen that suits anyway, it is the same trailer.
  const style = options.style ?? pick(createRandom(seed), STYLES_OF[spec.theme.direction]);
  const random = createRandom(seed);
  const direction = STYLE_DIRECTIONS[style];
  const wanted = direction.bpm * (1 + TEMPO_SPREAD * (createRandom(seed ^ 0x7e3)() * 2 - 1));
  const { bpm, beats } = fittingTempo(wanted, durationMs);
  const palette: Palette = direction.dark || spec.theme.scheme === "dark" ? spec.theme.dark : spec.theme.light;
  const notes: string[] = [];

  const { hook = "itch", arc = arcOf(spec, seed) } = options;
  const drafts = writeScenes(spec, { hook, footage: options.footage, arc, seed }, beats, bpm, notes);
  let beat = 0;
  const scenes = drafts.map(({ beats: length, scene, moment = "story" }, index): Scene => {
    const startMs = beatTime(bpm, beat);
    beat += length;
    const sceneMs = beatTime(bpm, beat) - startMs;
    const kind = index === 0 ? "cut" : pick(random, direction.transitions);
    const transition: Transition = {
      kind,
      durationMs:
        kind === "cut" ? 0 : Math.min(1000, Math.round(sceneMs / 2), beatTime(bpm, direction.transitionBeats)),
    };
    const looked: Scene = {
      ...scene,
      backdrop: null,
      startMs,
      durationMs: sceneMs,
      motion: pick(random, direction.motions),
      camera: pick(random, direction.cameras),
      transition,
    };
    const clip = shownOf(looked)?.footage ?? null;
    const shot =
      clip === null ? looked : withShown(looked, { footage: footageWindow(clip, options.footage, sceneMs, moment) });
    return withTexts(shot, options.texts?.[scene.id]);
  });
  const written = {
    version: "1.2",
    title: spec.identity.name,
    aspect: options.aspect,
    durationMs,
    fps: options.fps ?? 30,
    seed,
    style,
    palette,
    type: { display: spec.theme.display, text: spec.theme.text },
    radius: spec.theme.radius,
    icon: spec.identity.icon,
    soundtrack: {
      mood: options.mood ?? direction.mood,
      bpm,
      seed,
      volume: options.volume ?? 1,
      // Whoever chose silence means all of it.
      effects: options.volume === 0 ? 0 : 1,
      offsetMs: 0,
      file: null,
      voice: null,
    },
    hooks: writeHooks(spec),
    hook,
    captions: options.captions ?? "off",
    watermark: options.watermark ? WATERMARK_TEXT : null,
    link: options.link,
    notes,
    scenes,
  };
  return parseStoryboard(plainTexts(written));
}
