import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { iconSchema, lineSchema, textSchema } from "./entity.ts";

/** Languages an app's own words are written in. */
export const languageSchema = z.enum(["en", "de", "es", "fr", "pt"]);
/** Language of an app. */
export type Language = z.infer<typeof languageSchema>;

/** Archetypes an app is composed of, the leading one first. */
export const archetypeSchema = z.enum([
  "marketplace",
  "directory",
  "tracker",
  "log",
  "planner",
  "feed",
  "matching",
  "booking",
  "lending",
  "learning",
  "quiz",
  "pipeline",
  "board",
  "shop",
  "community",
  "events",
  "budget",
  "fitness",
  "timer",
  "journal",
  "portfolio",
  "blog",
  "chat",
  "leaderboard",
  "jobs",
  "inventory",
  "poll",
  "fundraising",
  "waitlist",
  "recipes",
  "collection",
  "shifts",
  "dashboard",
  "approvals",
]);
/** Name of an archetype. */
export type Archetype = z.infer<typeof archetypeSchema>;

/** Who the app is, in words. */
export const identitySchema = z.strictObject({
  name: z.string().trim().min(1).max(40),
  tagline: lineSchema,
  description: textSchema,
  /** As shown on cards: 'Health', 'Social', 'Web3', 'Lifestyle' ... */
  category: lineSchema,
  audience: lineSchema,
  /** What is hard without the app, in the audience's words. */
  problem: lineSchema,
  /** What the app promises, at most seven words. */
  promise: lineSchema,
  hashtags: z
    .array(z.string().regex(/^#[\p{L}\p{N}_]{1,39}$/u))
    .min(1)
    .max(8),
  icon: iconSchema,
  language: languageSchema,
  idea: z.string().min(1).max(LIMITS.ideaLength),
  archetypes: z.array(archetypeSchema).min(1).max(4),
  /** Three openings of a trailer: the itch, the point of view, the promise. At most seven words each. */
  hooks: z.strictObject({ itch: lineSchema, pov: lineSchema, promise: lineSchema }),
  /** Verbs of the field in the imperative, the core one first: 'Cook', 'Swap', 'Sit together'. */
  verbs: z.array(z.string().trim().min(1).max(30)).min(1).max(8),
});
/** Who the app is. */
export type Identity = z.infer<typeof identitySchema>;
