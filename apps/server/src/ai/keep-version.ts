import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import type { FileOverride } from "@sayhey/contract/override";
import type { Transaction } from "../platform/database.ts";
import type { OwnedProject } from "../platform/functions/owned.ts";
import { readOverrides, writeOverrides, type AppSource } from "../platform/overrides/app-source.ts";
import { holdsVisitorRows, keepAccess } from "../platform/overrides/keep-access.ts";
import { whyBroken } from "../platform/overrides/why-broken.ts";
import { writeVersion } from "../platform/overrides/write-version.ts";

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
export interface KeptVersion {
  version: number;
  spec: AppSpec;
  /** The app before. */
  before: AppSpec;
  ops: Op[];
  /** Each file that it changed, before and after; null where there was no change by hand. */
  files: { path: string; before: FileOverride | null; after: FileOverride | null }[];
}

/**
 * Makes a run's ops and files one version of its project, with what undoes the ops in the log. When the project was changed while the model
 * was at work, what still fits is applied to what it is now. Null when nothing does.
 */
export async function keepVersion(
  tx: Transaction,
  project: OwnedProject,
  { from, ops: wanted, overrides: left, reason }: RunOutcome,
): Promise<KeptVersion | null> {
  const unchanged = project.version === from.version;
  const present = unchanged ? from.overrides : await readOverrides(tx, project.id);
  const files = changedFiles(from.overrides, left).filter(
    ({ path, before }) => unchanged || textOf(present, path) === (before?.text ?? null),
  );
  const holdsRows = await holdsVisitorRows(tx, project.id);
  const ops = keepAccess(project.spec, unchanged ? wanted : fitting(project.spec, wanted), holdsRows);
  if (ops.length === 0 && files.length === 0) return null;
  const { spec, inverse } = applyOps(project.spec, ops);
  const touched = new Set(files.map(({ path }) => path));
  const overrides = [
    ...present.filter(({ path }) => !touched.has(path)),
    ...files.flatMap(({ after }) => (after === null ? [] : [after])),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const { tree } = generateApp(spec, overrides);
  const { version } = await writeVersion(
    tx,
    project,
    { spec: project.spec, overrides: present },
    {
      source: { spec, overrides },
      appHash: hashTree(tree),
      broken: overrides.length === 0 ? null : await whyBroken(tree),
      ops,
      inverse,
      editSource: "model",
      reason,
      name: project.name === project.spec.identity.name ? spec.identity.name : project.name,
    },
  );
  await writeOverrides(tx, project, overrides);
  return { version, spec, before: project.spec, ops, files };
}

const textOf = (overrides: readonly FileOverride[], path: string): string | null =>
  overrides.find((one) => one.path === path)?.text ?? null;

/** Files that differ between two lists. */
function changedFiles(before: readonly FileOverride[], after: readonly FileOverride[]): KeptVersion["files"] {
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

function fitting(spec: AppSpec, ops: readonly Op[]): Op[] {
  let present = spec;
  return ops.filter((op) => {
    try {
      present = applyOps(present, [op]).spec;
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  });
}
