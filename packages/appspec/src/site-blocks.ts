import { z } from "zod";
import { base, kind } from "./block-base.ts";
import { iconSchema, idSchema, lineSchema, textSchema } from "./entity.ts";

/** Blocks of a site that are read and hold no rows. */
export const siteBlocks = [
  /** A part of a site: what is offered, how it goes, when it is open, figures, who is behind it, or what to do next. */
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
    cta: z.strictObject({ label: lineSchema, page: idSchema }).optional(),
  }),
];
