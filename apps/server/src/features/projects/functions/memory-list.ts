import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readMemory } from "../memory/memory.port.ts";
import { ownProject } from "../owned.port.ts";

/** What a project remembers for whoever changes it. */
export const memoryList = defineFunction(
  "memory-list",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, { projectId }) => {
    await ownProject(sql, userId, projectId);
    return { entries: await readMemory(sql, projectId) };
  },
);
