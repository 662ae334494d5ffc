import { isEditablePath } from "@sayhey/contract/functions/code";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";

/** Every file of a project's app, and how it came about. */
export const projectSource = defineFunction(
  "project-source",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, input) => {
    const { id, spec, version } = await ownProject(sql, userId, input.projectId);
    const files = await compilePool.run("source", { spec, overrides: await readOverrides(sql, id) }, userId);
    const [shown] = await sql<{ broken: string }[]>`select broken from private.working_apps where project_id = ${id}`;
    return {
      version,
      files: files.map(({ path, text, state }) => ({
        path,
        bytes: Buffer.byteLength(text),
        state,
        editable: isEditablePath(path),
      })),
      broken: shown?.broken ?? null,
    };
  },
);
