import { MEMORY_LIMITS, type MemoryEntry } from "@sayhey/contract/memory";
import type { AppSpec, Op } from "@sayhey/appspec";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import { outdatedBy } from "./memory-of-ops.ts";
import type { NewMemory } from "./new-memory.ts";

export type { NewMemory } from "./new-memory.ts";

/** Whose project remembers. */
interface Whose {
  userId: string;
  projectId: string;
}

/** What a project remembers, oldest first. */
export async function readMemory(sql: Database | Transaction, projectId: string): Promise<MemoryEntry[]> {
  return sql<MemoryEntry[]>`
    select id, kind, text, source from project_memory where project_id = ${projectId} order by created_at, id`;
}

/** What a project remembers as lines for a model; empty where it remembers nothing. */
export const memoryLines = (entries: readonly MemoryEntry[]): string =>
  entries.map(({ kind, text }) => `${kind}: ${text}`).join("\n");

/**
 * Remembers what a run or the planner learned. What people wrote themselves stays; beyond the limit, the oldest of the others goes. The same
 * words are not remembered twice.
 */
export async function remember(
  tx: Transaction,
  { userId, projectId }: Whose,
  source: "model" | "planner",
  entries: readonly NewMemory[],
): Promise<void> {
  for (const entry of entries) {
    const text = plain(entry.text);
    if (text === "") continue;
    const about = entry.about?.slice(0, 240) ?? null;
    await tx`
      insert into project_memory (user_id, project_id, kind, text, source, about)
      select ${userId}, ${projectId}, ${entry.kind}, ${text}, ${source}, ${about}
      where not exists (select from project_memory where project_id = ${projectId} and lower(text) = lower(${text}) and kind = ${entry.kind})
      on conflict (project_id, about) where about is not null
        do update set kind = excluded.kind, text = excluded.text, source = excluded.source, updated_at = now()`;
  }
  if (entries.length > 0)
    await tx`
      delete from project_memory where id in (
        select id from project_memory where project_id = ${projectId}
        order by source = 'person' desc, updated_at desc, id offset ${MEMORY_LIMITS.entries})`;
}

/** Forgets what a change that the planner did not read, such as a model's, has put out of date. */
export const forgetOutdated = (
  tx: Transaction,
  projectId: string,
  { before, ops }: { before: AppSpec; ops: readonly Op[] },
): Promise<void> => forget(tx, projectId, outdatedBy(before, ops));

/** Forgets what was about something, such as when it is taken back. */
export async function forget(tx: Transaction, projectId: string, about: readonly string[]): Promise<void> {
  if (about.length > 0)
    await tx`delete from project_memory where project_id = ${projectId} and about = any(${[...about]}) and source <> 'person'`;
}

/** One line, without control characters, cut at a word where it is too long. */
function plain(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  if (line.length <= MEMORY_LIMITS.text) return line;
  const cut = line.slice(0, MEMORY_LIMITS.text - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MEMORY_LIMITS.text / 2)).toWellFormed()}…`;
}
