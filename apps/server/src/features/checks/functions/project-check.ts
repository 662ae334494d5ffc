import { queueCheck } from "../queue-check.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

/** Checks a project's app again, at once. */
export const projectCheck = defineFunction(
  "project-check",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const queued = await sql.begin(async (tx) => {
      // What is running now finishes first.
      await tx`update projects set check_status = 'pending' where id = ${project.id} and check_status <> 'running'`;
      return queueCheck(tx, project, { now: true });
    });
    return { queued };
  },
);
