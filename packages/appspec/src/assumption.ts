import { z } from "zod";
import { appOpSchema } from "./app-op.ts";
import { lineSchema } from "./entity.ts";

/** Another way to read the idea, and the ops that turn the app into that. They do not touch assumptions themselves. */
export const choiceSchema = z.strictObject({ label: lineSchema, ops: z.array(appOpSchema).min(1).max(40) });
/** Another way to read the idea. */
export type Choice = z.infer<typeof choiceSchema>;

/** What the planner took for granted; shown as a chip that offers its choices. */
export const assumptionSchema = z.strictObject({
  id: z.string().min(1).max(60),
  text: lineSchema,
  choices: z.array(choiceSchema).min(1).max(6).optional(),
});
/** What the planner took for granted. */
export type Assumption = z.infer<typeof assumptionSchema>;
