import { z } from "zod";

/** How much a project remembers: entries, and characters of one. */
export const MEMORY_LIMITS = { entries: 24, text: 200 } as const;

/** Kinds of what a project remembers, in the words of the screen. */
export const MEMORY_KINDS = {
  decision: "Decision",
  vocabulary: "Wording",
  style: "Style",
  refused: "Refused",
} as const;
/** Kind of what a project remembers. */
export const memoryKindSchema = z.enum(["decision", "vocabulary", "style", "refused"]);
/** Kind of what a project remembers. */
export type MemoryKind = z.infer<typeof memoryKindSchema>;

/** One thing that a project remembers for whoever changes it. */
export const memoryEntrySchema = z.object({
  id: z.uuid(),
  kind: memoryKindSchema,
  text: z.string(),
  /** Who wrote it: a person, a model, or the built-in planner from what was typed. */
  source: z.enum(["person", "model", "planner"]),
});
/** One thing that a project remembers. */
export type MemoryEntry = z.infer<typeof memoryEntrySchema>;
