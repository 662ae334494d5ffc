import { z } from "zod";
import { aspectSchema } from "./idea.ts";
import { LIMITS } from "./limits.ts";

/** Art directions of trailers: each has its own layout, type treatment and motion. */
export const trailerStyleSchema = z.enum([
  "punchy",
  "editorial",
  "cut-out",
  "neon",
  "soft",
  "brutal",
  "blueprint",
  "retro",
  "glass",
  "tilt",
  "tutorial",
  "split",
]);
/** Art direction of a trailer. */
export type TrailerStyle = z.infer<typeof trailerStyleSchema>;

/** Moods of the generated soundtrack. */
export const soundtrackMoodSchema = z.enum([
  "drive",
  "warm",
  "calm",
  "neon",
  "playful",
  "bold",
  "focus",
  "broadcast",
  "lofi",
  "cinematic",
  "funk",
  "rush",
  "chip",
]);
/** Mood of the soundtrack. */
export type SoundtrackMood = z.infer<typeof soundtrackMoodSchema>;

/**
 * Captions burned into the picture: none; outlined words; words on a dark plate; a pill of the accent under the word that is spoken; words
 * that fill as they are spoken; one or two words at a time, large.
 */
export const captionStyleSchema = z.enum(["off", "plain", "boxed", "highlight", "karaoke", "pop"]);
/** Captions burned into the picture. */
export type CaptionStyle = z.infer<typeof captionStyleSchema>;

/** Openings of a trailer: the itch, the point of view, the promise. */
export const hookVariantSchema = z.enum(["itch", "pov", "promise"]);
/** Opening of a trailer. */
export type HookVariant = z.infer<typeof hookVariantSchema>;

/** Words of a scene that can be written anew; which of them a scene has, its kind says. */
export const sceneTextFieldSchema = z.enum([
  "text",
  "name",
  "tagline",
  "caption",
  "tags",
  "title",
  "items",
  "before",
  "after",
  "by",
]);
/** Words of a scene that can be written anew. */
export type SceneTextField = z.infer<typeof sceneTextFieldSchema>;

/** What a person chose in the studio. What is absent is as the storyboard is written. */
export const studioChoicesSchema = z.strictObject({
  /** The project's when absent. */
  aspect: aspectSchema.optional(),
  durationMs: z.number().int().min(LIMITS.trailerMinMs).max(LIMITS.trailerMaxMs).optional(),
  style: trailerStyleSchema.optional(),
  hook: hookVariantSchema.optional(),
  mood: soundtrackMoodSchema.optional(),
  /** 0 is silent, 1 full. */
  volume: z.number().min(0).max(1).optional(),
  /** Choices from before there were styles say yes or no. */
  captions: z.union([captionStyleSchema, z.boolean()]).optional(),
  /** By the id of the scene. A text whose scene is not there waits until it is again. */
  texts: z
    .record(
      z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "must be the id of a scene"),
      z.partialRecord(sceneTextFieldSchema, z.string().max(400)),
    )
    .refine((texts) => Object.keys(texts).length <= 32, "has too many scenes")
    .optional(),
});
/** What a person chose in the studio. */
export type StudioChoices = z.infer<typeof studioChoicesSchema>;

/** Length of a trailer for which nobody chose one, ms. */
export const DEFAULT_TRAILER_MS = 10_000;
