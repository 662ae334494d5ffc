import { diffSpecs } from "@sayhey/appspec";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { changeProject } from "../history/change-project.ts";
import { filesBefore, rebuildVersion } from "../history/rebuild-version.ts";

/** Makes a project's app what it was at a version, files changed by hand included. */
export const projectRestore = defineFunction(
  "project-restore",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, { projectId, version, requestId }) => {
    const changed = await changeProject(context, {
      userId: context.userId,
      projectId,
      source: "history",
      reason: `Restored version ${version}`,
      requestId,
      plan: async (project, overrides, sql) => {
        const wanted = await rebuildVersion(sql, project, overrides, version);
        const ops = diffSpecs(project.spec, wanted.spec);
        if (ops.length === 0 && filesBefore(overrides, wanted.overrides).length === 0) return null;
        return { ops, overrides: wanted.overrides };
      },
    });
    return { version: changed.version, appHash: changed.appHash };
  },
);
