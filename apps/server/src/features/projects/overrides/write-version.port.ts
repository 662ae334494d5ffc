import { describeOps, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { VersionSource } from "@sayhey/contract/functions/history";
import type { CheckReport } from "@sayhey/contract/rows";
import { checkEditable } from "../../billing/read-only.port.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import type { OwnedProject } from "../owned.port.ts";
import { queueCheck } from "../../checks/queue-check.port.ts";
import { queueRefilm } from "../../trailers/footage/refilm.port.ts";
import { filesBefore, SNAPSHOT_EVERY } from "../history/rebuild-version.ts";
import type { AppSource } from "./app-source.port.ts";

/** Sentences kept with a version. */
const CHANGES = 6;

/** One new version of a project's app. */
export interface NextVersion {
  source: AppSource;
  appHash: string;
  /** Why it does not compile; null when it does. */
  broken: string | null;
  /** For the log: what was done, and what undoes it. */
  ops: readonly Op[];
  inverse: readonly Op[];
  /** Where it comes from. */
  editSource: VersionSource;
  reason?: string;
  /** Chosen by who sent it; no other version of the project has the same one. */
  requestId?: string;
  /** What the project is called from now on; as before when absent. */
  name?: string;
}

/**
 * Writes a new version of a project, with its entry in the log. Where it does not compile, `before` stays what is shown until
 * a later version compiles. Files changed by hand are written by the caller, in the same transaction.
 *
 * @throws AppError conflict when the project is no longer at the version that was read, quota when it is beyond its owner's plan
 */
export async function writeVersion(
  tx: Transaction,
  project: OwnedProject,
  before: AppSource,
  next: NextVersion,
): Promise<{ version: number; appHash: string }> {
  await checkEditable(tx, project);
  const version = project.version + 1;
  // What is shown stays as it was while the new version does not compile.
  const appHash = next.broken === null ? next.appHash : (project.app_hash ?? next.appHash);
  const changed = await tx`
    update projects set spec = ${tx.json(next.source.spec as never)}, version = ${version}, app_hash = ${appHash},
      name = ${next.name ?? project.name},
      check_status = case when (app_hash is distinct from ${appHash} or exists (select from private.working_apps w where w.project_id = projects.id))
        and check_status <> 'running' then 'pending' else check_status end
    where id = ${project.id} and user_id = ${project.user_id} and version = ${project.version} and deleted_at is null returning 1`;
  if (changed.length === 0) throw outdated();
  if (next.broken === null) await tx`delete from private.working_apps where project_id = ${project.id}`;
  else {
    await tx`
      insert into private.working_apps (project_id, spec, overrides, broken)
      values (${project.id}, ${tx.json(before.spec as never)}, ${tx.json(before.overrides as never)}, ${next.broken})
      on conflict (project_id) do update set broken = excluded.broken`;
    await tx`
      update projects set check_status = 'failed', check_report = ${tx.json(brokenReport(next.broken) as never)}
      where id = ${project.id}`;
  }
  const files = filesBefore(before.overrides, next.source.overrides);
  const changes = [
    ...describeOps(before.spec, next.ops, CHANGES),
    ...files.slice(0, CHANGES).map((file) => fileChange(file.path, file.before !== null, next.source)),
  ].slice(0, CHANGES);
  const snapshot = version % SNAPSHOT_EVERY === 0 ? tx.json(next.source.spec as never) : null;
  await tx`
    insert into project_edits (project_id, version, user_id, ops, inverse, reason, source, request_id, changes, files, snapshot, app_hash)
    values (${project.id}, ${version}, ${project.user_id}, ${tx.json(next.ops as never)}, ${tx.json(next.inverse as never)},
      ${next.reason ?? null}, ${next.editSource}, ${next.requestId ?? null}, ${tx.json(changes)}, ${tx.json(files as never)},
      ${snapshot}, ${appHash})`;
  if (next.broken === null && project.app_hash !== appHash) {
    await queueRefilm(tx, project);
    await queueCheck(tx, project);
  }
  return { version, appHash };
}

function fileChange(path: string, wasChanged: boolean, after: AppSource): string {
  const isChanged = after.overrides.some((file) => file.path === path);
  return isChanged
    ? `Changed the file ${path}`
    : wasChanged
      ? `Gave back the file ${path}`
      : `Removed the file ${path}`;
}

/** What is told of a version that does not compile. */
function brokenReport(broken: string): CheckReport {
  return { checks: [{ kind: "compile", name: "The app compiles", passed: false, message: broken, ms: 0 }] };
}

/** The refusal of a change that was made against an older version. */
export const outdated = (): AppError =>
  new AppError("conflict", "The project has been changed elsewhere in the meantime.", {
    hint: "Reload the project, then make the change again.",
  });
