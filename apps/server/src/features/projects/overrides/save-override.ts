import type { OverrideChange } from "@sayhey/codegen";
import type { OverrideOutcome } from "@sayhey/contract/functions/override";
import type { Database } from "../../../infra/database/database.ts";
import { ownProject } from "../owned.port.ts";
import type { CompilePool } from "../compile/compile-pool.port.ts";
import { readOverrides, writeOverrides } from "./app-source.port.ts";
import { outdated, writeVersion } from "./write-version.port.ts";

/** A change of one file of a project's app, made against `baseVersion`. */
export interface OverrideInput extends OverrideChange {
  userId: string;
  projectId: string;
  baseVersion: number;
  /** For the log; 'Changed <path> by hand' when absent. */
  reason?: string;
  /** Whether to ask the type checker; true when absent. */
  checkTypes?: boolean;
}

/**
 * Changes one file of a project's app and makes that a version of the project; `text` null gives the file back to the
 * generator. What comes from people goes through `override-save` and `override-remove`; whoever else edits files (an agent)
 * calls this with a path that `overridePathSchema` accepts and a text that `overrideTextSchema` accepts. A file that does not
 * compile is kept and told as `broken`, while what compiled last goes on being shown.
 *
 * @throws AppError not-found, conflict when the project is at another version, and those of `changeOverride`
 */
export async function saveOverride(
  { sql, compilePool }: { sql: Database; compilePool: CompilePool },
  { userId, projectId, baseVersion, reason, checkTypes = true, ...change }: OverrideInput,
): Promise<OverrideOutcome> {
  const project = await ownProject(sql, userId, projectId);
  if (project.version !== baseVersion) throw outdated();
  const before = { spec: project.spec, overrides: await readOverrides(sql, project.id) };
  const { overrides, conflicts, tree, ...built } = await compilePool.run("override", { ...before, change }, userId);
  const types = checkTypes && built.broken === null ? await compilePool.checkTypes(tree) : [];
  const written = await sql.begin(async (tx) => {
    const version = await writeVersion(tx, project, before, {
      source: { spec: project.spec, overrides },
      ...built,
      ops: [],
      inverse: [],
      editSource: "code",
      reason: reason ?? `${change.text === null ? "Gave back" : "Changed"} ${change.path}`,
    });
    await writeOverrides(tx, project, overrides);
    return version;
  });
  return { ...written, broken: built.broken, types, conflicts };
}
