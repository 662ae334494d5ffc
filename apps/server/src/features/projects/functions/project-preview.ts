import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";

/** Where a project's app can be opened, and the hash of what is served there now. */
export const projectPreview = defineFunction(
  "project-preview",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const project = await ownProject(context.sql, context.userId, input.projectId);
    const appHash =
      project.app_hash ?? (await context.compilePool.run("hash", { spec: project.spec }, context.userId)).appHash;
    return { origin: context.appOrigin(project.slug), appHash };
  },
);
