import { AppError } from "@sayhey/contract/app-error";
import { MEMORY_LIMITS, type MemoryEntry } from "@sayhey/contract/memory";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import { ownProject } from "../owned.port.ts";

/** Adds or changes what a project remembers, in the person's own words. */
export const memorySave = defineFunction(
  "memory-save",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { projectId, memoryId, kind, text }) =>
    sql.begin(async (tx) => {
      await ownProject(tx, userId, projectId);
      await tx`select 1 from projects where id = ${projectId} for no key update`;
      const entry = memoryId === undefined ? await add(tx) : await change(tx, memoryId);
      if (entry === undefined) throw new AppError("not-found", "This isn't remembered anymore.");
      return entry;

      async function change(within: Transaction, id: string): Promise<MemoryEntry | undefined> {
        const [changed] = await within<MemoryEntry[]>`
          update project_memory set kind = ${kind}, text = ${text}, source = 'person', about = null, updated_at = now()
          where id = ${id} and project_id = ${projectId} returning id, kind, text, source`;
        return changed;
      }

      async function add(within: Transaction): Promise<MemoryEntry | undefined> {
        const all = await within`select 1 from project_memory where project_id = ${projectId}`;
        if (all.length >= MEMORY_LIMITS.entries)
          throw new AppError("conflict", `A project remembers ${MEMORY_LIMITS.entries} things at most.`, {
            hint: "Remove one first.",
          });
        const [added] = await within<MemoryEntry[]>`
          insert into project_memory (user_id, project_id, kind, text, source)
          values (${userId}, ${projectId}, ${kind}, ${text}, 'person') returning id, kind, text, source`;
        return added;
      }
    }),
);
