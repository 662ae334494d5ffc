import { z } from "zod";

/** States of a publication and where each may go; the database check, the server and the UI read this table. */
export const PUBLICATION_TRANSITIONS = {
  published: ["unpublished", "taken-down"],
  unpublished: ["published", "taken-down"],
  "taken-down": ["unpublished"],
} as const satisfies Record<string, readonly string[]>;
/** State of a publication. */
export const publicationStatusSchema = z.enum(["published", "unpublished", "taken-down"]);

/** Categories of the gallery. */
export const GALLERY_CATEGORIES = [
  "Social",
  "Health",
  "Food",
  "Lifestyle",
  "Productivity",
  "Finance",
  "Education",
  "Art",
  "Music",
  "Games",
  "Shopping",
  "Travel",
  "Nature",
  "Community",
  "Web3",
  "Tech",
  "Other",
] as const;
/** Category of the gallery. */
export const galleryCategorySchema = z.enum(GALLERY_CATEGORIES);
/** Category of the gallery. */
export type GalleryCategory = z.infer<typeof galleryCategorySchema>;

/** Why somebody objects to what is published, with the words a person chooses it by. */
export const REPORT_REASONS = {
  spam: "Spam or misleading",
  copyright: "Uses my work without permission",
  hate: "Hate or harassment",
  sexual: "Sexual content",
  violence: "Violence or self-harm",
  scam: "Scam or phishing",
  privacy: "Shows private information",
  other: "Something else",
} as const;
/** Why somebody objects to what is published. */
export const reportReasonSchema = z.enum([
  "spam",
  "copyright",
  "hate",
  "sexual",
  "violence",
  "scam",
  "privacy",
  "other",
]);
/** Why somebody objects to what is published. */
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** Longest texts of a publication, in characters, and the most hashtags. */
export const PUBLICATION_LIMITS = { title: 80, description: 1000, hashtags: 8, slug: 48, reportDetails: 1000 } as const;

// Controls, bidi overrides and lone surrogates: they hide text, turn its neighbours around, or cannot be stored.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const printable = (text: string): string => text.replace(UNPRINTABLE, "").normalize("NFC");
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Title of a publication: one line of plain text. */
export const publicationTitleSchema = z
  .string()
  .max(PUBLICATION_LIMITS.title * 4, `Please keep the title under ${PUBLICATION_LIMITS.title} characters.`)
  .transform((text) => printable(text).replace(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .regex(SHOWS, "Add a title.")
      .max(PUBLICATION_LIMITS.title, `Please keep the title under ${PUBLICATION_LIMITS.title} characters.`),
  );

/** Description of a publication: plain text of some lines. */
export const publicationDescriptionSchema = z
  .string()
  .max(PUBLICATION_LIMITS.description * 4, "Please keep the description under 1,000 characters.")
  .transform((text) =>
    printable(text)
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  )
  .pipe(z.string().max(PUBLICATION_LIMITS.description, "Please keep the description under 1,000 characters."));

/** One hashtag, with or without its '#'; kept without and in lower case. */
export const hashtagSchema = z
  .string()
  .max(160, "A hashtag can have up to 39 characters.")
  .transform((tag) => tag.trim().replace(/^#/, "").normalize("NFC").toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^[\p{L}\p{M}\p{N}_]+$/u, "A hashtag can contain only letters, digits and underscores.")
      .max(39, "A hashtag can have up to 39 characters."),
  );

/** Name of a published app in its address. */
export const publicationSlugSchema = z
  .string()
  .max(200, `An address has at most ${PUBLICATION_LIMITS.slug} characters.`)
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(3, "An address has at least 3 characters.")
      .max(PUBLICATION_LIMITS.slug, `An address has at most ${PUBLICATION_LIMITS.slug} characters.`)
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/, "An address has letters a to z, digits and hyphens between them only.")
      // Labels with '--' in third place are encodings of other scripts, which can look like any other name.
      .regex(/^(?!..--)/, "An address cannot have two hyphens in third and fourth place."),
  );
