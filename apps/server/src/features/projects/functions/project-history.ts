import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readEntries } from "../history/version-entry.ts";

/** The versions of a project, newest first. */
export const projectHistory = defineFunction(
  "project-history",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, { projectId, before, sources, named, limit }) => {
    const project = await ownProject(context.sql, context.userId, projectId);
    const found = await readEntries(context, project, { before, sources, named, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return { entries, next: found.length > limit ? (entries.at(-1)?.version ?? null) : null, present: project.version };
  },
);
