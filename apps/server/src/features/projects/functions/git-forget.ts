import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";

/** Forgets where a project was pushed to. */
export const gitForget = defineFunction(
  "git-forget",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const { id } = await ownProject(sql, userId, input.projectId);
    await sql`delete from private.git_remotes where project_id = ${id}`;
    return {};
  },
);
