import { queueProof } from "../queue-proof.port.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

/** Proves a project's app again, at once. */
export const projectProve = defineFunction(
  "project-prove",
  { rateLimit: { hits: 20, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const queued = await sql.begin(async (tx) => {
      // What is running now finishes first.
      await tx`update projects set proof_status = 'pending' where id = ${project.id} and proof_status <> 'running'`;
      return queueProof(tx, project, { now: true });
    });
    return { queued };
  },
);
