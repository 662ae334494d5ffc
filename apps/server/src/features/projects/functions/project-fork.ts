import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { checkProjectQuota, readUsage } from "../../billing/plan-usage.port.ts";
import { madeBefore } from "../../../http/rpc/request-id.ts";
import { projectSlug } from "../slug.port.ts";
import { rebuildVersion } from "../history/rebuild-version.ts";
import { readOverrides, writeOverrides } from "../overrides/app-source.port.ts";

/** Makes a project of its own from any version of a project, and keeps where it comes from. */
export const projectFork = defineFunction(
  "project-fork",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, jobs, compilePool, userId }, input) => {
    const id = input.requestId ?? randomUUID();
    const earlier = await madeBefore(sql, "projects", input.requestId, userId);
    if (earlier !== null) return { projectId: earlier };
    checkProjectQuota(await readUsage(sql, userId));
    const project = await ownProject(sql, userId, input.projectId);
    const version = input.version ?? project.version;
    const source = await rebuildVersion(sql, project, await readOverrides(sql, project.id), version);
    const { appHash, broken } = await compilePool.run("build", source, userId);
    if (broken !== null)
      throw new AppError("bad-request", `Version ${version} does not compile, so it cannot be forked.`, {
        hint: `Choose another version. ${broken}`.slice(0, 300),
      });
    const name = input.name ?? [...`${project.name} (fork)`].slice(0, LIMITS.projectNameLength).join("");
    return sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      const meanwhile = await madeBefore(tx, "projects", input.requestId, userId);
      if (meanwhile !== null) return { projectId: meanwhile };
      checkProjectQuota(usage);
      await tx`
        insert into projects (id, user_id, name, idea, slug, spec, app_hash, aspect, forked_from, forked_version)
        values (${id}, ${userId}, ${name}, ${project.idea}, ${projectSlug(source.spec.identity.name)}, ${tx.json(source.spec as never)},
          ${appHash}, ${project.aspect}, ${project.id}, ${version})`;
      await tx`
        update project_edits set source = 'fork', reason = ${`Forked from ${project.name}, version ${version}`} where project_id = ${id}`;
      await tx`
        insert into project_memory (user_id, project_id, kind, text, source, about, created_at, updated_at)
        select ${userId}, ${id}, kind, text, source, about, created_at, updated_at from project_memory where project_id = ${project.id}`;
      await writeOverrides(tx, { id, user_id: userId }, source.overrides);
      const { queuePriority: priority } = usage.plan;
      await jobs.enqueue(tx, "film", { projectId: id, userId, force: false }, { key: id, priority });
      return { projectId: id };
    });
  },
);
