import { z } from "zod";
import { aspectSchema, coloursSchema } from "../idea.ts";
import type { FunctionContracts } from "./function-contract.ts";

const slug = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "must be the name of a template");
const line = (most: number, what: string) =>
  z
    .string()
    .max(most * 4, `${what} is too long.`)
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cf}]/gu, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .refine((text) => text.length <= most, `${what} has at most ${most} characters.`);

/** Functions of templates. */
export const TEMPLATE_FUNCTIONS = {
  /** Makes a project of a template, under a name and with a twist of one's own. */
  "template-use": {
    auth: "session",
    scope: "projects:write",
    input: z.strictObject({
      template: slug,
      /** What the app is called; named by the planner when empty. */
      name: line(40, "The name").default(""),
      /** What makes it one's own: `for dog owners`. */
      twist: line(200, "The twist").default(""),
      aspect: aspectSchema.default("9:16"),
      colours: coloursSchema.optional(),
      /** Chosen by the caller: becomes the project's id, so that asking twice makes one project. */
      requestId: z.uuid().optional(),
    }),
    output: z.object({ projectId: z.uuid() }),
  },
  /** The origin on which a template's app can be tried. What is entered there stays in the browser. */
  "template-try": {
    auth: "session",
    scope: "projects:read",
    input: z.strictObject({ template: slug }),
    output: z.object({ origin: z.url() }),
  },
} as const satisfies FunctionContracts;
