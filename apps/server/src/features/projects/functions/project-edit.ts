import type { Op } from "@sayhey/appspec";
import type { EditConflict } from "@sayhey/contract/functions/project";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { keepTimeZone } from "../../shared-data/keep-time-zone.port.ts";
import { changeProject } from "../history/change-project.ts";
import { planEdit } from "../history/plan-edit.ts";
import { rebuildSpec } from "../history/rebuild-version.ts";

/** Applies ops to a project, merged with what happened since they were made: one new version, with what undoes it in the log. */
export const projectEdit = defineFunction(
  "project-edit",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    let conflicts: EditConflict[] = [];
    let isMerged = false;
    let isShared = false;
    const changed = await changeProject(context, {
      userId: context.userId,
      projectId: input.projectId,
      source: input.source,
      reason: input.reason,
      requestId: input.requestId,
      plan: async (project, _overrides, sql) => {
        if (input.baseVersion > project.version)
          throw new FieldError("baseVersion", `The project is at version ${project.version} only.`, {
            hint: "Reload the project, then make the change again.",
          });
        isMerged = input.baseVersion < project.version;
        isShared = project.spec.sharing === "shared";
        const base = await rebuildSpec(sql, project, input.baseVersion);
        const planned = planEdit(base, project.spec, input.ops as Op[], input.resolve);
        conflicts = planned.conflicts;
        return planned.ops.length === 0 ? null : planned;
      },
    });
    const { version, appHash, spec } = changed;
    const shares = (input.ops as Op[]).some((op) => op.op === "set-sharing" && op.sharing === "shared");
    if (input.timeZone !== undefined && (shares || isShared))
      await keepTimeZone(context.sql, input.projectId, input.timeZone, shares);
    // Of a request that was carried out before only its version is known.
    const merged = isMerged || version !== input.baseVersion + 1;
    return { version, appHash, merged, conflicts, ...(merged && spec !== null ? { spec } : {}) };
  },
);
