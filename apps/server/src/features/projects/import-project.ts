import { applyOps, diffSpecs } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import type { ImportAnswer } from "@sayhey/contract/project-import";
import { ownProject } from "./owned.port.ts";
import { checkProjectQuota, readUsage } from "../billing/plan-usage.port.ts";
import { projectSlug } from "./slug.port.ts";
import { readOverrides, writeOverrides } from "./overrides/app-source.port.ts";
import { holdsVisitorRows, keepAccess } from "./overrides/keep-access.port.ts";
import { writeVersion } from "./overrides/write-version.port.ts";
import type { ImportServices } from "./import-services.ts";

const REASON = "Imported a ZIP";

/**
 * Makes the app of a ZIP the next version of a project: the app it was generated from, and what differs as files changed by hand.
 * @throws AppError naming the file to blame, conflict when the project was changed meanwhile
 */
export async function importInto(
  { sql, compilePool }: ImportServices,
  userId: string,
  projectId: string,
  zip: Uint8Array,
): Promise<ImportAnswer> {
  const project = await ownProject(sql, userId, projectId);
  const before = { spec: project.spec, overrides: await readOverrides(sql, project.id) };
  const {
    spec: wanted,
    overrides,
    left,
    ...own
  } = await compilePool.run("import", { zip, present: project.spec }, userId);
  const ops = keepAccess(project.spec, diffSpecs(project.spec, wanted), await holdsVisitorRows(sql, project.id));
  const { spec, inverse } = applyOps(project.spec, ops);
  const changed = overrides.map(({ path }) => path);
  const same = ops.length === 0 && JSON.stringify(overrides) === JSON.stringify(before.overrides);
  if (same) return { projectId, version: project.version, before: null, changed, left, broken: own.broken };
  // What access was kept back shows in the app.
  const built = ops.length === 0 ? own : await compilePool.run("build", { spec, overrides }, userId);
  const { version } = await sql.begin(async (tx) => {
    const written = await writeVersion(tx, project, before, {
      source: { spec, overrides },
      appHash: built.appHash,
      broken: built.broken,
      editSource: "import",
      ops,
      inverse,
      reason: REASON,
      ...(project.name === project.spec.identity.name && { name: spec.identity.name }),
    });
    await writeOverrides(tx, project, overrides);
    return written;
  });
  return { projectId, version, before: project.version, changed, left, broken: built.broken };
}

/** Makes the app of a ZIP a new project of a person. @throws AppError naming the file to blame, quota */
export async function importNew(services: ImportServices, userId: string, zip: Uint8Array): Promise<ImportAnswer> {
  const { sql, jobs, compilePool } = services;
  checkProjectQuota(await readUsage(sql, userId));
  const { spec, overrides, left } = await compilePool.run("import", { zip, present: null }, userId);
  const { appHash } = await compilePool.run("hash", { spec }, userId);
  const projectId = await sql.begin(async (tx) => {
    const usage = await readUsage(tx, userId, { lock: true });
    checkProjectQuota(usage);
    const [row] = await tx<{ id: string }[]>`
      insert into projects (user_id, name, idea, slug, spec, app_hash, aspect)
      values (${userId}, ${spec.identity.name.slice(0, LIMITS.projectNameLength)}, ${spec.identity.idea}, ${projectSlug(spec.identity.name)},
        ${tx.json(spec as never)}, ${appHash}, '9:16')
      returning id`;
    if (row === undefined) throw new Error("the project was not inserted");
    await jobs.enqueue(
      tx,
      "film",
      { projectId: row.id, userId, force: false },
      { key: row.id, priority: usage.plan.queuePriority },
    );
    return row.id;
  });
  // The files are a version of their own: should they not compile, the app without them is what is shown.
  if (overrides.length === 0) return { projectId, version: 1, before: null, changed: [], left, broken: null };
  return { ...(await importInto(services, userId, projectId, zip)), before: null };
}
