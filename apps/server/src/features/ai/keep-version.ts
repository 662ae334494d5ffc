import { isDeepStrictEqual } from "node:util";
import { applyOps, diffSpecs, mergeSpecs, type AppSpec, type Op } from "@sayhey/appspec";
import type { FileOverride } from "@sayhey/contract/override";
import type { Database, Transaction } from "../../infra/database/database.ts";
import type { OwnedProject } from "../projects/owned.port.ts";
import { readOverrides, writeOverrides, type AppSource } from "../projects/overrides/app-source.port.ts";
import { holdsVisitorRows, keepAccess } from "../projects/overrides/keep-access.port.ts";
import { writeVersion } from "../projects/overrides/write-version.port.ts";
import type { CompilePool } from "../projects/compile/compile-pool.port.ts";
import type { CompileTasks } from "../projects/compile/compile-messages.port.ts";

/** What a run wants to leave behind in its project. */
export interface RunOutcome {
  /** What the run started from. */
  from: AppSource & { version: number };
  ops: readonly Op[];
  /** The files changed by hand as the run left them. */
  overrides: readonly FileOverride[];
  reason: string;
}

/** What was kept of it. */
export interface SavedVersion {
  version: number;
  spec: AppSpec;
  /** The app before. */
  before: AppSpec;
  ops: Op[];
  /** Each file that it changed, before and after; null where there was no change by hand. */
  files: { path: string; before: FileOverride | null; after: FileOverride | null }[];
  /** Where somebody had changed the same meanwhile, which stayed; paths in the document. */
  conflicts: string[];
}

/** What a run makes of a project as it is. */
interface PlannedVersion {
  next: AppSource;
  present: readonly FileOverride[];
  ops: Op[];
  inverse: Op[];
  files: SavedVersion["files"];
  conflicts: string[];
}

/** A source and how it builds. */
export interface BuiltSource {
  source: AppSource;
  built: CompileTasks["build"]["output"];
}

/** Builds what a run would make of its project now, before anything is locked for it; null when nothing is left of the run. */
export async function buildVersion(
  { sql, compilePool }: { sql: Database; compilePool: CompilePool },
  project: OwnedProject,
  outcome: RunOutcome,
): Promise<BuiltSource | null> {
  const planned = await planVersion(sql, project, outcome);
  if (planned === null) return null;
  return { source: planned.next, built: await compilePool.run("build", planned.next, project.user_id) };
}

/**
 * Makes a run's ops and files one version of its project, with what undoes the ops in the log. When the project was changed while the model
 * was at work, both are merged, and what a person changed wins. Null when nothing of the run is left. `ready` is what was built of it before.
 */
export async function keepVersion(
  tx: Transaction,
  compilePool: CompilePool,
  project: OwnedProject,
  outcome: RunOutcome,
  ready: BuiltSource | null,
): Promise<SavedVersion | null> {
  const planned = await planVersion(tx, project, outcome);
  if (planned === null) return null;
  const { next, present, ops, inverse, files, conflicts } = planned;
  const built =
    ready !== null && isDeepStrictEqual(ready.source, next)
      ? ready.built
      : await compilePool.run("build", next, project.user_id);
  const { version } = await writeVersion(
    tx,
    project,
    { spec: project.spec, overrides: [...present] },
    {
      source: next,
      ...built,
      ops,
      inverse,
      editSource: "model",
      reason: outcome.reason,
      name: project.name === project.spec.identity.name ? next.spec.identity.name : project.name,
    },
  );
  await writeOverrides(tx, project, next.overrides);
  return { version, spec: next.spec, before: project.spec, ops, files, conflicts };
}

async function planVersion(
  sql: Database | Transaction,
  project: OwnedProject,
  { from, ops: wanted, overrides: left }: RunOutcome,
): Promise<PlannedVersion | null> {
  const unchanged = project.version === from.version;
  const present = unchanged ? from.overrides : await readOverrides(sql, project.id);
  const files = changedFiles(from.overrides, left).filter(
    ({ path, before }) => unchanged || textOf(present, path) === (before?.text ?? null),
  );
  const holdsRows = await holdsVisitorRows(sql, project.id);
  const { ops: fits, conflicts } = unchanged ? { ops: wanted, conflicts: [] } : merged(from.spec, project.spec, wanted);
  const ops = keepAccess(project.spec, fits, holdsRows);
  if (ops.length === 0 && files.length === 0) return null;
  const { spec, inverse } = applyOps(project.spec, ops);
  const touched = new Set(files.map(({ path }) => path));
  const overrides = [
    ...present.filter(({ path }) => !touched.has(path)),
    ...files.flatMap(({ after }) => (after === null ? [] : [after])),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { next: { spec, overrides }, present, ops, inverse, files, conflicts };
}

const textOf = (overrides: readonly FileOverride[], path: string): string | null =>
  overrides.find((one) => one.path === path)?.text ?? null;

/** Files that differ between two lists. */
function changedFiles(before: readonly FileOverride[], after: readonly FileOverride[]): SavedVersion["files"] {
  const paths = new Set([...before, ...after].map(({ path }) => path));
  return [...paths].sort().flatMap((path) => {
    const file = {
      path,
      before: before.find((one) => one.path === path) ?? null,
      after: after.find((one) => one.path === path) ?? null,
    };
    return file.before?.text === file.after?.text ? [] : [file];
  });
}

/** What leads from the app as somebody has changed it to that and the model's app in one, and where the model's gave way. */
function merged(base: AppSpec, present: AppSpec, wanted: readonly Op[]): { ops: Op[]; conflicts: string[] } {
  const { spec, conflicts } = mergeSpecs(base, present, applyOps(base, wanted).spec);
  return { ops: diffSpecs(present, spec), conflicts: conflicts.map(({ path }) => path) };
}
