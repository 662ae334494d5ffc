import { z } from "zod";
import { base, kind } from "./block-base.ts";
import { iconSchema, idSchema, lineSchema, textSchema } from "./entity.ts";

/** Ways a question can be answered. */
export const QUESTION_TYPES = [
  "single",
  "multiple",
  "trueFalse",
  "picture",
  "shortText",
  "longText",
  "email",
  "number",
  "date",
  "scale",
  "nps",
  "likert",
  "matrix",
  "ranking",
] as const;

/** A choice of a question; what it stands for depends on the mode: right, points, an outcome. */
const optionSchema = z.strictObject({
  label: z.string().trim().min(1).max(160),
  right: z.boolean().optional(),
  points: z.number().min(-100).max(100).optional(),
  outcome: idSchema.optional(),
  icon: iconSchema.optional(),
});

/** Where one goes on after an answer; without `to` that is the end, without `when` after any answer. */
const jumpSchema = z.strictObject({
  is: z.enum(["eq", "ne", "atMost", "atLeast"]).optional(),
  when: z.string().trim().min(1).max(160).optional(),
  to: idSchema.optional(),
});

const questionSchema = z.strictObject({
  id: idSchema,
  prompt: z.string().trim().min(1).max(240),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean().optional(),
  options: z.array(optionSchema).max(20).optional(),
  /** Statements of a Likert question, rows of a matrix. */
  rows: z
    .array(z.strictObject({ label: z.string().trim().min(1).max(160) }))
    .max(12)
    .optional(),
  /** A scale goes from 1 to this number; its ends can be named. */
  steps: z.number().int().min(2).max(10).optional(),
  low: z.string().trim().min(1).max(40).optional(),
  high: z.string().trim().min(1).max(40).optional(),
  /** Right answers to a text or number, with `/` between them. */
  answer: z.string().trim().min(1).max(160).optional(),
  isTrue: z.boolean().optional(),
  points: z.number().min(0).max(100).optional(),
  explain: z.string().trim().min(1).max(400).optional(),
  help: z.string().trim().min(1).max(240).optional(),
  /** Begins a page of a survey with this title. */
  section: lineSchema.optional(),
  shuffle: z.boolean().optional(),
  jumps: z.array(jumpSchema).max(8).optional(),
});

/** Blocks that ask people, and that show what they answered. */
export const askBlocks = [
  /**
   * Questions one after the other, with what they come to: feedback at once (`quiz`), marks at the end (`exam`), the outcome most answers
   * stand for (`personality`), thanks (`survey`) or the band the points fall into (`assessment`). Each run is kept as a row of `logEntity`.
   */
  z.strictObject({
    kind: kind("questionnaire"),
    ...base,
    mode: z.enum(["quiz", "exam", "personality", "survey", "assessment"]),
    intro: z.string().trim().min(1).max(600).optional(),
    questions: z.array(questionSchema).min(1).max(60),
    outcomes: z
      .array(
        z.strictObject({
          id: idSchema,
          title: lineSchema,
          body: z.string().trim().min(1).max(600).optional(),
          icon: iconSchema.optional(),
        }),
      )
      .max(12)
      .optional(),
    bands: z
      .array(
        z.strictObject({
          title: lineSchema,
          from: z.number(),
          to: z.number(),
          body: z.string().trim().min(1).max(600).optional(),
        }),
      )
      .max(10)
      .optional(),
    /** Per cent that pass an exam. */
    passMark: z.number().min(0).max(100).optional(),
    minutes: z.number().positive().max(600).optional(),
    shuffle: z.boolean().optional(),
    /** Asks for so many of the questions, drawn anew for each run. */
    draw: z.number().int().min(1).max(60).optional(),
    certificate: z.boolean().optional(),
    askName: z.boolean().optional(),
    /** People may answer a survey or sit an exam more than once. */
    allowRepeat: z.boolean().optional(),
    thanks: textSchema.optional(),
    logEntity: idSchema.optional(),
    logAnswersField: idSchema.optional(),
    logWhoField: idSchema.optional(),
    logDateField: idSchema.optional(),
    logScoreField: idSchema.optional(),
    logOutcomeField: idSchema.optional(),
  }),
  /** What came of the questionnaires that keep their answers in `entity`: by question, with NPS, averages and a CSV file. */
  z.strictObject({
    kind: kind("responses"),
    ...base,
    entity: idSchema,
    answersField: idSchema,
    dateField: idSchema.optional(),
    scoreField: idSchema.optional(),
    outcomeField: idSchema.optional(),
    /** Where data are shared only the owner sees it, unless this is on. */
    isPublic: z.boolean().optional(),
  }),
] as const;
