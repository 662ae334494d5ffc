import { z } from "zod";
import { aspectSchema } from "../idea.ts";
import {
  galleryCategorySchema,
  hashtagSchema,
  publicationDescriptionSchema,
  PUBLICATION_LIMITS,
  publicationSlugSchema,
  publicationStatusSchema,
  publicationTitleSchema,
  reportReasonSchema,
} from "../publication.ts";
import type { FunctionContracts } from "./function-contract.ts";

const uuid = z.uuid();
/** Looked up, not chosen: whatever nobody is called is simply not found. */
const username = z
  .string()
  .max(200)
  .transform((name) => name.replace(/[^\w-]/g, "."));
const hashtags = z
  .array(hashtagSchema)
  .max(PUBLICATION_LIMITS.hashtags, `Please use at most ${PUBLICATION_LIMITS.hashtags} hashtags.`)
  .transform((tags) => [...new Set(tags)]);

const trailerSchema = z.object({
  video: z.string(),
  captions: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  durationMs: z.number(),
});

const authorSchema = z.object({ username: z.string(), name: z.string() });

/** One published app as a card of the gallery shows it. Addresses are paths of the product's own origin. */
export const galleryCardSchema = z.object({
  id: uuid,
  title: z.string(),
  category: z.string(),
  hashtags: z.array(z.string()),
  author: authorSchema,
  poster: z.string().nullable(),
  trailer: trailerSchema.nullable(),
  likes: z.number(),
  remixes: z.number(),
  publishedAt: z.string(),
});
/** One published app as a card of the gallery shows it. */
export type GalleryCard = z.infer<typeof galleryCardSchema>;

/** Orders of the gallery. */
export const gallerySortSchema = z.enum(["trending", "new", "top"]);
/** Order of the gallery. */
export type GallerySort = z.infer<typeof gallerySortSchema>;

/** Whose votes make what is on top: those of the last 7 days, of the last 30, or all. */
export const galleryPeriodSchema = z.enum(["week", "month", "all"]);
/** Time whose votes make what is on top. */
export type GalleryPeriod = z.infer<typeof galleryPeriodSchema>;

/** What a published app was made from, and what was made from it. */
const familySchema = z.object({
  /** Nearest first; without an id where the original cannot be seen any more, and nothing is told beyond that. */
  ancestors: z.array(
    z.object({ publicationId: uuid.nullable(), title: z.string(), author: z.string(), poster: z.string().nullable() }),
  ),
  /** Remixes and their remixes that are in the gallery, parents before children. */
  remixes: z.array(z.object({ parentId: uuid, card: galleryCardSchema })),
});

const versionSchema = z.object({
  id: uuid,
  number: z.number(),
  projectVersion: z.number(),
  hasTrailer: z.boolean(),
  createdAt: z.string(),
});

const publicationSchema = z.object({
  id: uuid,
  slug: z.string(),
  status: publicationStatusSchema,
  listed: z.boolean(),
  title: z.string(),
  description: z.string(),
  hashtags: z.array(z.string()),
  category: z.string(),
  /** Origin that serves the published app. */
  origin: z.url(),
  /** Id of the version that is shown. */
  versionId: uuid.nullable(),
  renderId: uuid.nullable(),
  takedownReason: z.string().nullable(),
  /** The project has been edited since the version that is shown. */
  outOfDate: z.boolean(),
  /** Newest first. */
  versions: z.array(versionSchema),
});

/** What a person says of what they publish. */
const wordsShape = {
  slug: publicationSlugSchema,
  listed: z.boolean(),
  title: publicationTitleSchema,
  description: publicationDescriptionSchema,
  hashtags,
  category: galleryCategorySchema,
};

/** Functions of publishing, the gallery and public profiles. */
export const GALLERY_FUNCTIONS = {
  /** What is published of one's own project, and what to suggest where nothing is yet. */
  "publication-get": {
    auth: "session",
    input: z.strictObject({ projectId: uuid }),
    output: z.object({
      publication: publicationSchema.nullable(),
      suggestion: z.object({
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        hashtags: z.array(z.string()),
        category: galleryCategorySchema,
      }),
      /** Host and port below which the slug stands. */
      domain: z.string(),
      /** Finished renders of the project, newest first. */
      renders: z.array(z.object({ id: uuid, aspect: aspectSchema, size: z.number(), finishedAt: z.string() })),
      remixOf: z.object({ title: z.string(), author: z.string(), publicationId: uuid.nullable() }).nullable(),
      /** The last check of the app as it is now found something that does not work. */
      checksFailed: z.boolean(),
      /** Whose data the project's app keeps: each visitor's own, or one set that all share. */
      sharing: z.enum(["visitor", "shared"]),
    }),
  },
  /** Freezes the present version of one's own project and puts it under its address. */
  "publication-publish": {
    auth: "session",
    input: z.strictObject({
      projectId: uuid,
      ...wordsShape,
      /** The render whose video is the trailer: the latest finished one when absent, none when null. */
      renderId: uuid.nullable().optional(),
    }),
    output: z.object({ publicationId: uuid, slug: z.string(), origin: z.url(), number: z.number() }),
  },
  /** Changes what is said of a publication, or its address; the version stays. */
  "publication-update": {
    auth: "session",
    input: z.strictObject({
      publicationId: uuid,
      slug: wordsShape.slug.optional(),
      listed: z.boolean().optional(),
      title: wordsShape.title.optional(),
      description: wordsShape.description.optional(),
      hashtags: hashtags.optional(),
      category: galleryCategorySchema.optional(),
    }),
    output: z.object({ slug: z.string(), origin: z.url() }),
  },
  /** Takes an app offline; its address stays reserved, and publishing again brings it back. */
  "publication-unpublish": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({ status: publicationStatusSchema }),
  },
  /** Shows a version again that was published before. */
  "publication-restore": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid, versionId: uuid }),
    output: z.object({ number: z.number() }),
  },
  /** Whether an address can be had. */
  "publication-slug": {
    auth: "session",
    input: z.strictObject({ projectId: uuid, slug: z.string().max(200) }),
    output: z.object({ available: z.boolean(), reason: z.string().nullable() }),
  },
  /** A page of the gallery. */
  "gallery-list": {
    auth: "none",
    input: z.strictObject({
      sort: gallerySortSchema.default("trending"),
      /** Of `top` only. */
      period: galleryPeriodSchema.default("all"),
      category: galleryCategorySchema.optional(),
      hashtag: hashtagSchema.optional(),
      search: z
        .string()
        .max(100, "Please search for at most 100 characters.")
        .transform((text) => text.replaceAll("\u0000", ""))
        .optional(),
      /** Only what this person published. */
      author: username.optional(),
      /** Only what others made of this person's apps. */
      remixedFrom: username.optional(),
      /** Only what the caller likes. */
      liked: z.boolean().default(false),
      cursor: z.string().max(200).optional(),
      limit: z.number().int().min(1).max(48).default(24),
    }),
    output: z.object({
      items: z.array(galleryCardSchema),
      nextCursor: z.string().nullable(),
      /** Hashtags most used in what is listed, most used first. */
      hashtags: z.array(z.string()),
    }),
  },
  /** One published app. */
  "gallery-get": {
    auth: "none",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({
      item: galleryCardSchema.extend({
        description: z.string(),
        slug: z.string(),
        listed: z.boolean(),
        origin: z.url(),
        appHash: z.string(),
        updatedAt: z.string(),
        remixOf: z.object({ title: z.string(), author: z.string(), publicationId: uuid.nullable() }).nullable(),
      }),
      family: familySchema,
      liked: z.boolean(),
      /** Id of the project when it is the caller's own. */
      ownProjectId: uuid.nullable(),
      related: z.array(galleryCardSchema),
    }),
  },
  /** Likes or stops liking; saying so twice changes nothing. */
  "gallery-like": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid, liked: z.boolean() }),
    output: z.object({ liked: z.boolean(), likes: z.number() }),
  },
  /** Makes a project of one's own from what is published. */
  "gallery-remix": {
    auth: "session",
    input: z.strictObject({ publicationId: uuid }),
    output: z.object({ projectId: uuid }),
  },
  /** Tells the administrators of a published app that should not be there. */
  "report-create": {
    auth: "none",
    input: z.strictObject({
      publicationId: uuid,
      reason: reportReasonSchema,
      details: z
        .string()
        .max(PUBLICATION_LIMITS.reportDetails, "Please keep it under 1,000 characters.")
        .transform((text) => text.replaceAll("\u0000", "").trim())
        .default(""),
    }),
    output: z.object({ received: z.boolean() }),
  },
  /** A public profile. */
  "profile-get": {
    auth: "none",
    input: z.strictObject({ username }),
    output: z.object({
      username: z.string(),
      name: z.string(),
      bio: z.string(),
      links: z.array(z.url()),
      /** Key of the picture; '/' and the key is its address. */
      avatarKey: z.string().nullable(),
      memberSince: z.string(),
      apps: z.number(),
      likes: z.number(),
      remixes: z.number(),
      isSelf: z.boolean(),
    }),
  },
} as const satisfies FunctionContracts;
