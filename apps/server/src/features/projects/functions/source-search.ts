import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";

/** Places in all files of a project's app. */
export const sourceSearch = defineFunction(
  "source-search",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, { projectId, query: text, ...how }) => {
    const { id, spec, version } = await ownProject(sql, userId, projectId);
    const overrides = await readOverrides(sql, id);
    return { version, ...(await compilePool.run("search", { spec, overrides, query: { text, ...how } }, userId)) };
  },
);
