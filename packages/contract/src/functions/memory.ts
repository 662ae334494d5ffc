import { z } from "zod";
import { MEMORY_LIMITS, memoryEntrySchema, memoryKindSchema } from "../memory.ts";
import type { FunctionContracts } from "./function-contract.ts";

const text = z
  .string()
  .trim()
  .min(1, "Enter what to remember.")
  .max(MEMORY_LIMITS.text, "Use at most 200 characters.")
  .regex(/^[^\p{C}]*$/u, "Leave out line breaks and control characters.");

/** Functions of what a project remembers. */
export const MEMORY_FUNCTIONS = {
  /** What a project remembers for whoever changes it, oldest first. */
  "memory-list": {
    auth: "session",
    input: z.strictObject({ projectId: z.uuid() }),
    output: z.object({ entries: z.array(memoryEntrySchema) }),
  },
  /** Adds an entry to what a project remembers, or changes the one with this id. */
  "memory-save": {
    auth: "session",
    input: z.strictObject({ projectId: z.uuid(), memoryId: z.uuid().optional(), kind: memoryKindSchema, text }),
    output: memoryEntrySchema,
  },
  /** Removes an entry from what a project remembers. */
  "memory-remove": {
    auth: "session",
    input: z.strictObject({ memoryId: z.uuid() }),
    output: z.object({}),
  },
} as const satisfies FunctionContracts;
