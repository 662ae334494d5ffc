import type { Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { EditConflict } from "@sayhey/contract/functions/project";
import type { FileOverride } from "@sayhey/contract/override";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { changeProject } from "../history/change-project.ts";
import { EditConflictError } from "../history/edit-conflict.ts";
import { planEdit } from "../history/plan-edit.ts";
import { filesBefore, rebuildVersion } from "../history/rebuild-version.ts";

/** Takes back what one version changed and leaves what came after it. */
export const projectRevert = defineFunction(
  "project-revert",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, { projectId, version, resolve, requestId }) => {
    let conflicts: EditConflict[] = [];
    const changed = await changeProject(context, {
      userId: context.userId,
      projectId,
      source: "history",
      reason: `Undid version ${version}`,
      requestId,
      plan: async (project, overrides, sql) => {
        const [edit] = await sql<{ inverse: Op[] }[]>`
          select inverse from project_edits where project_id = ${projectId} and version = ${version}`;
        if (edit === undefined || version === 1)
          throw new AppError("not-found", `Version ${version} has nothing to undo.`, {
            hint: "Choose a later one.",
          });
        const after = await rebuildVersion(sql, project, overrides, version);
        const before = await rebuildVersion(sql, project, overrides, version - 1);
        const files = takeBack(overrides, before.overrides, after.overrides);
        conflicts = files.contested.map((path) => ({ path, reason: "both-changed", what: `The file ${path}` }));
        if (resolve === "ask" && conflicts.length > 0) throw new EditConflictError(conflicts);
        const planned = planEdit(after.spec, project.spec, edit.inverse, resolve);
        conflicts = planned.conflicts;
        const left = resolve === "theirs" ? files.uncontested : files.all;
        if (planned.ops.length === 0 && filesBefore(overrides, left).length === 0) return null;
        return { ops: planned.ops, overrides: left };
      },
    });
    return { version: changed.version, appHash: changed.appHash, conflicts };
  },
);

/** The files as they would be without what one version did to them, and those that somebody changed again since. */
function takeBack(
  now: readonly FileOverride[],
  before: readonly FileOverride[],
  after: readonly FileOverride[],
): { all: FileOverride[]; uncontested: FileOverride[]; contested: string[] } {
  const textIn = (files: readonly FileOverride[], path: string) => files.find((file) => file.path === path)?.text;
  const changed = filesBefore(before, after);
  const contested = changed.map(({ path }) => path).filter((path) => textIn(now, path) !== textIn(after, path));
  const without = (paths: ReadonlySet<string>): FileOverride[] =>
    [
      ...now.filter(({ path }) => !paths.has(path)),
      ...changed.flatMap((file) => (file.before !== null && paths.has(file.path) ? [file.before] : [])),
    ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const all = changed.map(({ path }) => path);
  return {
    all: without(new Set(all)),
    uncontested: without(new Set(all.filter((path) => !contested.includes(path)))),
    contested,
  };
}
