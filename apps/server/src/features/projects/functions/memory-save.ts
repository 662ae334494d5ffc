import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { MEMORY_LIMITS, type MemoryEntry } from "@sayhey/contract/memory";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";

/** Adds or changes what a project remembers, in the person's own words. */
export const memorySave = defineFunction(
  "memory-save",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { projectId, id = randomUUID(), kind, text }) =>
    sql.begin(async (tx) => {
      await ownProject(tx, userId, projectId);
      await tx`select 1 from projects where id = ${projectId} for no key update`;
      const others = await tx`select 1 from project_memory where project_id = ${projectId} and id <> ${id}`;
      if (others.length >= MEMORY_LIMITS.entries)
        throw new AppError("conflict", `A project remembers ${MEMORY_LIMITS.entries} things at most.`, {
          hint: "Remove one first.",
        });
      const [entry] = await tx<MemoryEntry[]>`
        insert into project_memory (id, user_id, project_id, kind, text, source)
        values (${id}, ${userId}, ${projectId}, ${kind}, ${text}, 'person')
        on conflict (id) do update set kind = excluded.kind, text = excluded.text, source = 'person', about = null, updated_at = now()
          where project_memory.project_id = excluded.project_id
        returning id, kind, text, source`;
      if (entry === undefined) throw new AppError("not-found", "This isn't remembered anymore.");
      return entry;
    }),
);
