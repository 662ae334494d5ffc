import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readRemote } from "../git/saved-remote.ts";

/** Where a project was pushed to last. */
export const gitGet = defineFunction(
  "git-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const { id } = await ownProject(sql, userId, input.projectId);
    const kept = await readRemote(sql, id);
    if (kept === null) return { remote: null };
    const { url, branch, username, version } = kept;
    return {
      remote: {
        url,
        branch,
        username,
        version,
        tokenHint: kept.token_hint,
        commit: kept.commit_id,
        pushedAt: kept.pushed_at,
      },
    };
  },
);
