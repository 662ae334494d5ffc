import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import {
  captionStyleSchema,
  hookVariantSchema,
  soundtrackMoodSchema,
  trailerStyleSchema,
} from "@sayhey/contract/studio";
import { paletteSchema, themeSchema } from "@sayhey/appspec/theme";
import { z } from "zod";
import { beatGrid } from "./beat.ts";
import { migrateStoryboard } from "./migrate-storyboard.ts";

export { captionStyleSchema, soundtrackMoodSchema, trailerStyleSchema } from "@sayhey/contract/studio";
export type { CaptionStyle, SoundtrackMood, TrailerStyle } from "@sayhey/contract/studio";

/** How one scene takes over from the one before; it plays during the first `durationMs` of the new scene. */
export const transitionSchema = z.strictObject({
  kind: z.enum(["cut", "wipe", "push", "circle", "fade", "slide", "flash", "zoom", "blinds", "drop"]),
  durationMs: z.number().int().min(0).max(1000),
});
/** How one scene takes over from the one before. */
export type Transition = z.infer<typeof transitionSchema>;

/** How words arrive. */
export const motionSchema = z.enum(["words", "letters", "lines", "typed", "slam", "rise", "mask", "count"]);
/** How words arrive. */
export type Motion = z.infer<typeof motionSchema>;

/** What the camera does over a whole scene. */
export const cameraSchema = z.enum(["still", "push", "pull", "drift"]);
/** What the camera does over a whole scene. */
export type Camera = z.infer<typeof cameraSchema>;

// Nothing that is no text: PostgreSQL keeps neither NUL nor halves of a character, and a font shows none of them.
const plain = (text: string): boolean => text.isWellFormed() && !/[\u0000-\u0009\u000b-\u001f\u007f]/u.test(text);
const words = (max: number) => z.string().max(max).refine(plain, "holds characters that are no text");
const line = (max: number) => words(max).trim().min(1);

/** A screen of the app drawn by us from its AppSpec, for when nothing was filmed. */
const miniScreenSchema = z.strictObject({
  title: line(120),
  /** `board` is a game and `panel` a tool: they show no rows. `questions` shows what is asked and then the choices, `player` what is on and then what comes next, `talk` what is asked and what is answered in turn. */
  layout: z.enum(["list", "cards", "grid", "board", "panel", "questions", "numbers", "player", "talk"]),
  rows: z
    .array(
      z.strictObject({
        title: line(200),
        detail: words(200),
        badge: words(60),
        value: words(40),
      }),
    )
    .max(8),
  action: words(120),
  nav: z.array(line(120)).max(5),
  selected: z.number().int().min(0),
});
/** A screen of the app drawn by us from its AppSpec. */
export type MiniScreen = z.infer<typeof miniScreenSchema>;

/** Footage is named by the id that `DrawAssets.footage` knows: that of an asset, whatever its source. */
const footageId = z.string().min(1).max(200);
const clip = {
  id: footageId,
  /** Where in the clip the scene starts, ms of the clip. */
  startMs: z.number().min(0).max(3_600_000),
  /** Ms of the clip per ms of the trailer. */
  rate: z.number().min(0.1).max(8),
};

/** What plays on the device of a feature. */
export const sceneFootageSchema = z.strictObject({
  ...clip,
  /** Whether the camera goes to what is touched (`auto`), stays (`none`), or draws back from the last of it to the whole (`out`). */
  zoom: z.enum(["auto", "none", "out"]),
});
/** What plays on the device of a feature. */
export type SceneFootage = z.infer<typeof sceneFootageSchema>;

/** A device beneath the words of a scene, and what plays on it. */
const shownSchema = z.strictObject({
  device: z.enum(["phone", "browser"]),
  /** What plays on the device; null shows `screen`. */
  footage: sceneFootageSchema.nullable(),
  screen: miniScreenSchema,
});
/** A device beneath the words of a scene, and what plays on it. */
export type Shown = z.infer<typeof shownSchema>;

/** Footage that fills the picture behind the words of a scene. */
export const backdropSchema = z.strictObject({
  ...clip,
  /** How much of it the style's own ground covers: 0 shows all of it, 1 none. */
  dim: z.number().min(0).max(1),
});
/** Footage that fills the picture behind the words of a scene. */
export type Backdrop = z.infer<typeof backdropSchema>;

const base = {
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** From the start of the trailer, on the half-beat grid. */
  startMs: z.number().int().min(0),
  durationMs: z.number().int().min(200),
  motion: motionSchema,
  camera: cameraSchema,
  transition: transitionSchema,
  /** Behind the words, or null. */
  backdrop: backdropSchema.nullable(),
};
const kind = <K extends string>(name: K) => z.literal(name);

/** One scene of a storyboard. */
export const sceneSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: kind("hook"), ...base, text: line(160), shown: shownSchema.optional() }),
  z.strictObject({ kind: kind("problem"), ...base, text: line(200) }),
  z.strictObject({ kind: kind("reveal"), ...base, name: line(60), tagline: words(160) }),
  z.strictObject({
    kind: kind("feature"),
    ...base,
    /** 1 for the first feature shown. */
    number: z.number().int().min(1).max(9),
    caption: line(80),
    ...shownSchema.shape,
  }),
  z.strictObject({ kind: kind("list"), ...base, title: line(120), items: z.array(line(80)).min(2).max(5) }),
  z.strictObject({
    kind: kind("numbers"),
    ...base,
    /** Counted from the app's own seed data. */
    items: z
      .array(
        z.strictObject({
          value: z.number().min(0).max(1e9),
          decimals: z.number().int().min(0).max(2),
          unit: words(12),
          label: line(60),
        }),
      )
      .min(1)
      .max(3),
  }),
  z.strictObject({ kind: kind("before-after"), ...base, before: line(160), after: line(160) }),
  z.strictObject({ kind: kind("hashtags"), ...base, tags: z.array(line(40)).min(1).max(8) }),
  z.strictObject({ kind: kind("quote"), ...base, text: line(200), by: words(80) }),
  z.strictObject({
    kind: kind("call-to-action"),
    ...base,
    text: line(120),
    name: line(60),
    tagline: words(160),
    shown: shownSchema.optional(),
  }),
  z.strictObject({ kind: kind("outro"), ...base, name: line(60), text: words(160) }),
]);
/** One scene of a storyboard. */
export type Scene = z.infer<typeof sceneSchema>;
/** Kind of a scene. */
export type SceneKind = Scene["kind"];
/** A scene of one kind. */
export type SceneOf<K extends SceneKind> = Extract<Scene, { kind: K }>;

/** Uploaded music a trailer plays instead of the generated one. */
const soundtrackFileSchema = z.strictObject({
  /** Id of the asset. */
  assetId: z.string().min(1).max(200),
  /** Where in the file the trailer starts, ms of the file. */
  startMs: z.number().int().min(0).max(3_600_000),
  bpm: z.number().min(60).max(200),
  /** Its beats, ms of the file, in order; an even grid of `bpm` from `soundtrack.offsetMs` on when there are none. */
  beats: z
    .array(z.number().min(0).max(3_600_000))
    .max(4000)
    .refine((beats) => beats.every((at, index) => index === 0 || at > (beats[index - 1] ?? 0)), "must be in order"),
});
/** Uploaded music a trailer plays instead of the generated one. */
export type SoundtrackFile = z.infer<typeof soundtrackFileSchema>;

/** A voice-over: which stretch of a recording speaks, and when. What reaches past the end of the trailer is not heard. */
const voiceSchema = z.strictObject({
  /** Id of the asset. */
  assetId: z.string().min(1).max(200),
  /** When it begins, ms of the trailer. */
  atMs: z.number().int().min(0).max(LIMITS.trailerMaxMs),
  /** Where in the recording it begins, ms of the recording. */
  startMs: z.number().int().min(0).max(LIMITS.musicMaxMs),
  durationMs: z.number().int().min(100).max(LIMITS.trailerMaxMs),
  /** Loudness: 0 is silent, and then the music stays as it is; 1 is as loud as the music was. */
  volume: z.number().min(0).max(1),
});
/** A voice-over: which stretch of a recording speaks, and when. */
export type Voice = z.infer<typeof voiceSchema>;

export const soundtrackSchema = z.strictObject({
  mood: soundtrackMoodSchema,
  bpm: z.number().min(60).max(200),
  seed: z.number().int().min(0).max(LIMITS.seedMax),
  /** Loudness of the music: 0 is silent, 1 full. */
  volume: z.number().min(0).max(1),
  /** Loudness of the effects on cuts and taps, 0 is none. */
  effects: z.number().min(0).max(1),
  /** Time of the first beat, ms of the trailer. */
  offsetMs: z.number().int().min(0).max(2000),
  file: soundtrackFileSchema.nullable(),
  /** The person's own voice over the music, or null. */
  voice: voiceSchema.nullable(),
});
/** What a trailer sounds like. */
export type Soundtrack = z.infer<typeof soundtrackSchema>;

/** The properties of a storyboard, without what holds between them. */
export const storyboardShapeSchema = z.strictObject({
  version: z.literal("1.2"),
  title: line(60),
  aspect: aspectSchema,
  durationMs: z
    .number()
    .int()
    .min(LIMITS.trailerMinMs, "a trailer is at least 6 seconds long")
    .max(LIMITS.trailerMaxMs, "a trailer is at most 15 seconds long"),
  fps: z.union([z.literal(24), z.literal(30), z.literal(60)]),
  seed: z.number().int().min(0).max(LIMITS.seedMax),
  style: trailerStyleSchema,
  palette: paletteSchema,
  type: z.strictObject({ display: themeSchema.shape.display, text: themeSchema.shape.text }),
  /** Corner radius of the app's cards, CSS px. */
  radius: z.number().int().min(0).max(32),
  /** Name of the app's lucide icon. */
  icon: words(40),
  soundtrack: soundtrackSchema,
  /** The openings to choose from. */
  hooks: z.strictObject({ itch: line(160), pov: line(160), promise: line(160) }),
  /** Which of `hooks` the hook scene shows. */
  hook: hookVariantSchema,
  /** How features tell their words: as a headline in the trailer's style (`off`), or as captions that follow a voice. */
  captions: captionStyleSchema,
  /** Text drawn over the whole trailer, or null. */
  watermark: line(60).nullable(),
  /** Where the call to action and its QR code lead; null for an app that has no address. */
  link: line(300).nullable(),
  /** What a person should know about this trailer: 'drawn from the spec, nothing was filmed'. */
  notes: z.array(line(200)).max(8),
  scenes: z.array(sceneSchema).min(1).max(16),
});

/**
 * The typed JSON document of a trailer. Scenes follow each other without a gap from 0 to `durationMs`, and each but the
 * first starts on the half-beat grid of the soundtrack (`beatGrid`); 6 to 15 seconds.
 */
export const storyboardSchema = storyboardShapeSchema.superRefine((storyboard, context) => {
  let end = 0;
  const ids = new Set<string>();
  const grid = beatGrid(storyboard.soundtrack);
  for (const [index, scene] of storyboard.scenes.entries()) {
    if (scene.startMs !== end) {
      context.addIssue({
        code: "custom",
        path: ["scenes", index, "startMs"],
        message: `must be ${end}, where the scene before ends`,
      });
    }
    if (index > 0 && !grid.holds(scene.startMs)) {
      context.addIssue({
        code: "custom",
        path: ["scenes", index, "startMs"],
        message: "must lie on a half beat of the soundtrack",
      });
    }
    if (scene.transition.durationMs > scene.durationMs) {
      context.addIssue({
        code: "custom",
        path: ["scenes", index, "transition", "durationMs"],
        message: "must not outlast its scene",
      });
    }
    if (ids.has(scene.id))
      context.addIssue({ code: "custom", path: ["scenes", index, "id"], message: "must be unique" });
    ids.add(scene.id);
    end = scene.startMs + scene.durationMs;
  }
  if (end !== storyboard.durationMs) {
    context.addIssue({
      code: "custom",
      path: ["scenes"],
      message: `must last ${storyboard.durationMs} ms together, not ${end}`,
    });
  }
});

/** The typed JSON document of a trailer. */
export type Storyboard = z.infer<typeof storyboardSchema>;

/** What is wrong with a storyboard, and where: `path` is like `scenes.2.text`, empty for the document itself. */
export class StoryboardError extends AppError {
  readonly path: string;

  constructor(path: string, message: string, options: { cause?: unknown; hint?: string } = {}) {
    super("bad-request", message, { hint: "Correct the storyboard or create it again from the app.", ...options });
    this.path = path;
  }
}

/**
 * Reads a storyboard, brings an older one up to date and checks it; the rules are numbered in SPEC.md.
 * @throws StoryboardError naming the path of the first thing that is wrong.
 */
export function parseStoryboard(value: unknown): Storyboard {
  const result = storyboardSchema.safeParse(migrateStoryboard(value));
  if (result.success) return result.data;
  const { path, problem } = firstProblem(result.error);
  const place = path === "" ? "storyboard" : `storyboard.${path}`;
  throw new StoryboardError(path, `${place}: ${problem}`, { cause: result.error });
}

/** Where the first thing is that a check found wrong, and what it is, in words for a person. */
export function firstProblem(error: z.ZodError): { path: string; problem: string } {
  const issue = error.issues[0];
  if (issue === undefined) return { path: "", problem: "is not a storyboard" };
  const extra = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...issue.path, ...(extra === undefined ? [] : [extra])].join(".");
  return { path, problem: inWords(issue).slice(0, 300) };
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big" && issue.origin === "string") return `is longer than ${issue.maximum} characters`;
  if (issue.code === "too_small" && issue.origin === "string") return "must not be empty";
  if (issue.code === "unrecognized_keys") return "is not known here";
  return issue.message;
}
