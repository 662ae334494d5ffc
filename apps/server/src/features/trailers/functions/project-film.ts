import { checkEditable } from "../../billing/read-only.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

/** Queues a new check and filming; `queued` is false when one is waiting or running already. */
export const projectFilm = defineFunction(
  "project-film",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    await checkEditable(sql, project);
    const { plan } = await readUsage(sql, userId);
    const queued = await sql.begin(async (tx) => {
      const fresh = await jobs.enqueue(
        tx,
        "film",
        { projectId: project.id, userId, force: true },
        { key: project.id, priority: plan.queuePriority },
      );
      if (fresh) {
        await tx`
        update projects set footage_status = 'pending', footage_progress = 0, footage_message = null, check_status = 'pending'
        where id = ${project.id}`;
      }
      return fresh;
    });
    return { queued };
  },
);
