import { z } from "zod";

/** Limits of an assistant that answers through the model of its app's owner. */
export const ASSISTANT_LIMITS = {
  /** Characters of a question. */
  question: 1000,
  /** Passages that go to the model with it. */
  passages: 6,
  /** Characters of a passage. */
  passage: 900,
  /** Characters of an answer. */
  answer: 1500,
  /** Questions of a visitor in a day, and of all visitors of an app. */
  perVisitor: 30,
  perApp: 200,
} as const;

/** A question to the model, with where the app found something about it: names of texts and rows, never the words themselves. */
export const assistantQuestionSchema = z.strictObject({
  /** Id of the assistant's block. */
  block: z.string().max(40),
  question: z.string().trim().min(1).max(ASSISTANT_LIMITS.question),
  /** `page/<text>` or `<entity>/<row>`, the nearest first. */
  passages: z
    .array(z.string().regex(/^[a-zA-Z][a-zA-Z0-9]{0,39}\/[\w-]{1,80}$/))
    .min(1)
    .max(ASSISTANT_LIMITS.passages),
});
/** A question to the model. */
export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** An answer and the passages it is from; null where there is none in them. */
export const assistantAnswerSchema = z.object({
  answer: z.string().max(ASSISTANT_LIMITS.answer).nullable(),
  cites: z.array(z.string()).max(ASSISTANT_LIMITS.passages),
});
/** An answer and the passages it is from. */
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;
