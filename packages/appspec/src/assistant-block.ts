import { z } from "zod";
import { base, kind } from "./block-base.ts";
import { idSchema, lineSchema, textSchema } from "./entity.ts";

/**
 * Answers questions from what the app itself says and keeps: FAQ entries, texts of pages and rows of `sources`. What it does not
 * find it says it has not found; `askEntity` takes such a question as a new row.
 */
export const assistantBlock = z.strictObject({
  kind: kind("assistant"),
  ...base,
  /**
   * Rows it answers from; `fields` are those it tells, all where it is absent. Where the rows are questions, `answerField` holds what
   * is answered.
   */
  sources: z
    .array(
      z.strictObject({
        entity: idSchema,
        fields: z.array(idSchema).min(1).max(12).optional(),
        answerField: idSchema.optional(),
      }),
    )
    .max(8),
  /** Answers of its own, besides those of FAQ blocks. */
  items: z
    .array(z.strictObject({ question: lineSchema, answer: textSchema }))
    .max(40)
    .optional(),
  greeting: z.string().trim().min(1).max(240).optional(),
  /** Questions to begin with; made from the rows where it is absent. */
  suggestions: z
    .array(z.strictObject({ question: lineSchema }))
    .max(6)
    .optional(),
  /** Where a question goes that it cannot answer: a new row, with the question in `askField`. */
  askEntity: idSchema.optional(),
  askField: idSchema.optional(),
  /** Lets the language model of the app's owner word answers; without one they are looked up. */
  useModel: z.boolean().optional(),
});
