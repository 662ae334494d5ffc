import { z } from "zod";

/** Where a ZIP of an exported app is posted; `?projectId=` makes it a version of that project, else it becomes a new one. */
export const IMPORT_PATH = "/imports/v1";

/** Largest ZIP, bytes. */
export const IMPORT_BYTES = 8 * 1024 ** 2;

/** What came of an import. */
export const importAnswerSchema = z.object({
  projectId: z.uuid(),
  version: z.number().int(),
  /** The version before it, to go back to; null for a new project, and when nothing differed. */
  before: z.number().int().nullable(),
  /** Files that are changed by hand now. */
  changed: z.array(z.string()),
  /** Files that were left out, each with the reason. */
  left: z.array(z.object({ path: z.string(), why: z.string() })),
  /** Why the app does not compile, with file and line; null when it does. */
  broken: z.string().nullable(),
});
/** What came of an import. */
export type ImportAnswer = z.infer<typeof importAnswerSchema>;
