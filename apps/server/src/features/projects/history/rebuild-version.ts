import { applyOps, parseAppSpec, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { fileOverrideSchema, type FileOverride } from "@sayhey/contract/override";
import { z } from "zod";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import type { OwnedProject } from "../owned.port.ts";
import type { AppSource } from "../overrides/app-source.port.ts";

/** A whole AppSpec is kept with every so many versions. */
export const SNAPSHOT_EVERY = 50;
/** Ops applied as one step; `applyOps` takes no more. */
const MOST_OPS = 2000;

const fileBeforeSchema = z.object({ path: z.string(), before: fileOverrideSchema.nullable() });
/** A file changed by hand as it was before a version. */
export type FileBefore = z.infer<typeof fileBeforeSchema>;

/**
 * A project's app as it was at a version: the nearest later AppSpec that is kept, and the inverses from there back.
 * @throws AppError not-found when the project has no such version, or its log does not lead back to it
 */
export async function rebuildVersion(
  sql: Database | Transaction,
  project: OwnedProject,
  overrides: readonly FileOverride[],
  version: number,
): Promise<AppSource> {
  if (version === project.version) return { spec: project.spec, overrides: [...overrides] };
  const spec = await rebuildSpec(sql, project, version);
  return { spec, overrides: await rebuildFiles(sql, project, overrides, version) };
}

/** The AppSpec of a version. @throws AppError as `rebuildVersion` */
export async function rebuildSpec(
  sql: Database | Transaction,
  project: OwnedProject,
  version: number,
): Promise<AppSpec> {
  if (version === project.version) return project.spec;
  if (version > project.version) throw missing(version);
  const [kept] = await sql<{ version: number; snapshot: unknown }[]>`
    select version, snapshot from project_edits
    where project_id = ${project.id} and version between ${version} and ${project.version - 1} and snapshot is not null
    order by version limit 1`;
  const from = kept?.version ?? project.version;
  const edits = await sql<{ version: number; inverse: Op[] }[]>`
    select version, inverse from project_edits
    where project_id = ${project.id} and version > ${version} and version <= ${from} order by version desc`;
  // Without one entry for each step the way back is unknown.
  if (edits.length !== from - version) throw missing(version);
  let spec = kept === undefined ? project.spec : parseAppSpec(kept.snapshot);
  let waiting: Op[] = [];
  for (const { inverse } of edits) {
    if (waiting.length + inverse.length > MOST_OPS) {
      spec = applyOps(spec, waiting).spec;
      waiting = [];
    }
    waiting.push(...inverse);
  }
  return waiting.length === 0 ? spec : applyOps(spec, waiting).spec;
}

/** The files changed by hand of a version: for each that changed since, as it was before the first of these changes. */
async function rebuildFiles(
  sql: Database | Transaction,
  project: OwnedProject,
  overrides: readonly FileOverride[],
  version: number,
): Promise<FileOverride[]> {
  const rows = await sql`
    select distinct on (f ->> 'path') f ->> 'path' as path, f -> 'before' as before
    from project_edits e, jsonb_array_elements(e.files) f
    where e.project_id = ${project.id} and e.version > ${version} and e.version <= ${project.version}
    order by f ->> 'path', e.version`;
  const files = new Map(overrides.map((file) => [file.path, file]));
  for (const { path, before } of z.array(fileBeforeSchema).parse(rows)) {
    if (before === null) files.delete(path);
    else files.set(path, before);
  }
  return [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The files that differ between two sources, as they are in the first. */
export function filesBefore(before: readonly FileOverride[], after: readonly FileOverride[]): FileBefore[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((file) => [file.path, file])));
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort();
  return paths
    .filter((path) => was?.get(path)?.text !== is?.get(path)?.text || was?.get(path)?.base !== is?.get(path)?.base)
    .map((path) => ({ path, before: was?.get(path) ?? null }));
}

const missing = (version: number): AppError =>
  new AppError("not-found", `Version ${version} of this project no longer exists.`, {
    hint: "Choose another one from its history.",
  });
