import { z } from "zod";
import { base, kind, pictureSchema, rows } from "./block-base.ts";
import { iconSchema, idSchema, lineSchema, textSchema } from "./entity.ts";

/** `part` is what the menu calls a block of that page; where there is none of that name, the top of the page is meant. */
const link = z.strictObject({ label: lineSchema, page: idSchema, part: z.string().trim().min(1).max(40).optional() });

/** How the opening of a site is laid out. Where it is absent, the look follows the art direction. */
export const heroLayoutSchema = z.enum(["centered", "split", "cover", "statement", "banner", "facts", "card", "form"]);
/** How the opening of a site is laid out. */
export type HeroLayout = z.infer<typeof heroLayoutSchema>;

/** What a site is, large, with the way in. `title` stands above the headline. */
export const heroBlock = z.strictObject({
  kind: kind("hero"),
  ...base,
  headline: lineSchema,
  body: textSchema.optional(),
  cta: link.optional(),
  layout: heroLayoutSchema.optional(),
  /** A further way to go, less loud. */
  second: link.optional(),
  /** Drawn from the headline where it is absent. */
  picture: pictureSchema.optional(),
  /** Two to four facts beside the words. */
  points: z
    .array(z.strictObject({ title: lineSchema, value: z.string().trim().min(1).max(40).optional() }))
    .max(4)
    .optional(),
  /** Rows that a small form beside the words adds. */
  formEntity: idSchema.optional(),
  formFields: z.array(idSchema).min(1).max(5).optional(),
  submitLabel: lineSchema.optional(),
  thanks: lineSchema.optional(),
});

/** Blocks that make a site. */
export const siteBlocks = [
  /** A part of a site that is read: what is offered, how it goes, when it is open, figures, who is behind it, or what to do next. */
  z.strictObject({
    kind: kind("section"),
    ...base,
    look: z.enum(["features", "steps", "hours", "facts", "people", "callout"]),
    body: textSchema.optional(),
    items: z
      .array(
        z.strictObject({
          title: lineSchema,
          body: z.string().trim().min(1).max(400).optional(),
          icon: iconSchema.optional(),
          /** A time, a price or a figure. */
          value: z.string().trim().min(1).max(40).optional(),
        }),
      )
      .max(12)
      .optional(),
    cta: link.optional(),
  }),
  /** What is offered, with its price and where to ask for it; without `cta` a card leads to the row's own page. */
  z.strictObject({
    kind: kind("services"),
    ...rows,
    media: z.enum(["art", "image", "none"]),
    bodyField: idSchema.optional(),
    priceField: idSchema.optional(),
    cta: link.optional(),
  }),
  /** Who is behind it. */
  z.strictObject({
    kind: kind("team"),
    ...rows,
    imageField: idSchema.optional(),
    roleField: idSchema.optional(),
    bodyField: idSchema.optional(),
  }),
  /** Names or marks of partners and customers, as the owner enters them. Visitors see nothing of an empty one. */
  z.strictObject({ kind: kind("logos"), ...rows, imageField: idSchema.optional(), urlField: idSchema.optional() }),
  /** Two pictures of a row on top of each other, with a handle to slide between them. */
  z.strictObject({
    kind: kind("beforeAfter"),
    ...rows,
    beforeField: idSchema,
    afterField: idSchema,
    captionField: idSchema.optional(),
  }),
  /** One line to leave an email address, kept as a row once per address. */
  z.strictObject({
    kind: kind("newsletter"),
    ...base,
    entity: idSchema,
    emailField: idSchema,
    body: z.string().trim().min(1).max(400).optional(),
    submitLabel: lineSchema,
    thanks: lineSchema.optional(),
  }),
] as const;
