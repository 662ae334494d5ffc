import { applyOps, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";

/** Applies ops to a project: one new version, with what undoes it in the log. */
export const projectEdit = defineFunction(
  "project-edit",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    if (project.version !== input.baseVersion) throw outdated();
    const { spec, inverse } = applyOps(project.spec, input.ops as Op[]);
    const { appHash } = await context.workshop.run("hash", { spec });
    const version = project.version + 1;
    // A project still called what its app was called follows the app; one a person has named keeps that name.
    const name = project.name === project.spec.identity.name ? spec.identity.name : project.name;
    await sql.begin(async (tx) => {
      const changed = await tx`
      update projects set spec = ${tx.json(spec as never)}, version = ${version}, app_hash = ${appHash}, name = ${name},
        proof_status = case when app_hash is distinct from ${appHash} and proof_status <> 'running' then 'pending' else proof_status end
      where id = ${project.id} and user_id = ${userId} and version = ${input.baseVersion} and deleted_at is null returning 1`;
      if (changed.length === 0) throw outdated();
      await tx`
      insert into project_edits (project_id, version, user_id, ops, inverse)
      values (${project.id}, ${version}, ${userId}, ${tx.json(input.ops as never)}, ${tx.json(inverse as never)})`;
    });
    return { version, appHash };
  },
);

const outdated = (): AppError =>
  new AppError("conflict", "The project has been changed elsewhere in the meantime.", {
    hint: "Reload the project, then make the change again.",
  });
