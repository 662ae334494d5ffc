import { studioChoicesSchema, type StudioChoices } from "@sayhey/contract/studio";
import type { Database, Transaction } from "../platform/database.ts";

/** What was chosen in the studio for a project, and how often it was saved; nothing and 0 before the first time. */
export async function readStoryboardChoices(
  sql: Database | Transaction,
  projectId: string,
): Promise<{ choices: StudioChoices; version: number }> {
  const [row] = await sql<{ choices: unknown; version: number }[]>`
    select choices, version from storyboard_settings where project_id = ${projectId}`;
  return { choices: parseChoices(row?.choices), version: row?.version ?? 0 };
}

/** Choices as they are kept; those of another make of the studio that no longer mean anything are none. */
export function parseChoices(value: unknown): StudioChoices {
  const parsed = studioChoicesSchema.safeParse(value);
  return parsed.success ? parsed.data : {};
}
