import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";

/** What compiler and type checker say of a project's present version. */
export const sourceProblems = defineFunction(
  "source-problems",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, { projectId }) => {
    const { id, spec, version } = await ownProject(sql, userId, projectId);
    const { tree, broken } = await compilePool.run("tree", { spec, overrides: await readOverrides(sql, id) }, userId);
    return { version, broken, problems: await compilePool.checkTypes(tree) };
  },
);
