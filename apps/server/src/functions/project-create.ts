import { LIMITS } from "@sayhey/contract/limits";
import { defineFunction } from "../platform/functions/define-function.ts";
import { checkProjectQuota, readUsage } from "../platform/functions/plan-usage.ts";
import { projectSlug } from "../platform/functions/slug.ts";

/** Plans an app and makes it a project; its proof and filming are queued in the same transaction. */
export const projectCreate = defineFunction(
  "project-create",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    // Before the work, so that a full account is told at once; decided again under the lock below.
    checkProjectQuota(await readUsage(sql, userId));
    const { spec, appHash } = await context.workshop.run("plan", { idea: input.idea, seed: input.seed });
    const projectId = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      checkProjectQuota(usage);
      const [row] = await tx<{ id: string }[]>`
      insert into projects (user_id, name, idea, slug, spec, app_hash, aspect)
      values (${userId}, ${spec.identity.name.slice(0, LIMITS.projectNameLength)}, ${input.idea}, ${projectSlug(spec.identity.name)},
        ${tx.json(spec as never)}, ${appHash}, ${input.aspect})
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
    return { projectId };
  },
);
