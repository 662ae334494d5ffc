import { ART_DIRECTIONS, applyOps, artDirectionSchema, parseAppSpec } from "@sayhey/appspec";
import { compileApp, hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { ProjectRow } from "@sayhey/contract/rows";
import { restyleOps, type Settings } from "@sayhey/transforms";
import type { Database, Transaction } from "../platform/database.ts";
import { checkProjectQuota, readUsage } from "../platform/functions/plan-usage.ts";
import { readOverrides, writeOverrides } from "../platform/overrides/app-source.ts";
import { projectSlug } from "../platform/functions/slug.ts";
import { enqueueJob } from "../platform/jobs/enqueue-job.ts";

/**
 * Works out a copy of a project in another art direction. The answer writes it, with its proof and filming queued, and gives
 * its id; nothing is written before.
 * @throws AppError not-found when the project is gone, conflict when it looks so already, quota when the plan is full,
 * bad-request when files changed by hand do not compile with it
 */
export async function restyleProject(
  sql: Database,
  userId: string,
  projectId: string | null,
  settings: Settings,
): Promise<(tx: Transaction) => Promise<string>> {
  const [project] = await sql<ProjectRow[]>`
    select * from projects where id = ${projectId} and user_id = ${userId} and deleted_at is null`;
  if (project === undefined) {
    throw new AppError("not-found", "The project of this transform has been deleted.", {
      hint: "Restore it, or choose another one.",
    });
  }
  const direction = artDirectionSchema.parse(settings["direction"]);
  const style = ART_DIRECTIONS[direction];
  const present = parseAppSpec(project.spec);
  if (present.theme.direction === direction) {
    throw new AppError("conflict", `${project.name} is in the art direction '${style.name}' already.`, {
      hint: "Choose another one.",
    });
  }
  const { spec } = applyOps(present, restyleOps(direction));
  const overrides = await readOverrides(sql, project.id);
  const { tree } = generateApp(spec, overrides);
  if (overrides.length > 0) await compileApp(tree); // only what was changed by hand can fail to
  const appHash = hashTree(tree);
  const ending = ` (${style.name})`;
  const stem = [...project.name].slice(0, LIMITS.projectNameLength - ending.length).join("");
  return async (tx) => {
    const usage = await readUsage(tx, userId, { lock: true });
    checkProjectQuota(usage);
    const [row] = await tx<{ id: string }[]>`
      insert into projects (user_id, name, idea, slug, spec, app_hash, aspect)
      values (${userId}, ${stem + ending}, ${project.idea}, ${projectSlug(spec.identity.name)}, ${tx.json(spec as never)},
        ${appHash}, ${project.aspect})
      returning id`;
    if (row === undefined) throw new Error("the project was not inserted");
    await writeOverrides(tx, { id: row.id, user_id: userId }, overrides);
    await tx`
      update project_edits set source = 'restyle', reason = ${`Restyled from ${project.name}, version ${project.version}`}
      where project_id = ${row.id}`;
    await enqueueJob(
      tx,
      "film",
      { projectId: row.id, userId, force: false },
      { key: row.id, priority: usage.plan.queuePriority },
    );
    return row.id;
  };
}
