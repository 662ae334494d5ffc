import { LIMITS } from "@sayhey/contract/limits";
import { z } from "zod";
import { blockSchema, type Block } from "./block.ts";
import { entitySchema, iconSchema, idSchema, lineSchema, textSchema, type Entity } from "./entity.ts";
import { themeSchema } from "./theme.ts";

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

/** One page. The first page has the path `/`; a page with `/:id` shows one row of its detail block's entity. */
export const pageSchema = z.strictObject({
  id: idSchema,
  path: z.string().regex(/^\/(?:[a-z0-9-]+(?:\/:id)?)?$/, "must be / or /name or /name/:id"),
  title: lineSchema,
  icon: iconSchema,
  /** Shown in the navigation. Detail pages are not. */
  nav: z.boolean(),
  blocks: z.array(blockSchema).min(1).max(12),
});
/** One page. */
export type Page = Omit<z.infer<typeof pageSchema>, "blocks"> & { blocks: Block[] };

/** What the planner took for granted; shown as a chip. */
export const assumptionSchema = z.strictObject({ id: z.string().max(60), text: lineSchema });

/** The shape of an AppSpec; `parseAppSpec` checks its references too. */
export const appSpecShapeSchema = z.strictObject({
  version: z.literal("1.0"),
  seed: z.number().int().min(0).max(LIMITS.seedMax),
  identity: identitySchema,
  theme: themeSchema,
  entities: z.array(entitySchema).min(1).max(12),
  pages: z.array(pageSchema).min(1).max(12),
  assumptions: z.array(assumptionSchema).max(12),
});

/** The typed JSON document that describes an app completely. */
export type AppSpec = Omit<z.infer<typeof appSpecShapeSchema>, "entities" | "pages"> & {
  entities: Entity[];
  pages: Page[];
};
