import { AppError } from "@sayhey/contract/app-error";
import { isEditablePath } from "@sayhey/contract/functions/code";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { readOverrides } from "../overrides/app-source.port.ts";

/** One file of a project's app beside what the generator writes there. */
export const projectFile = defineFunction(
  "project-file",
  { rateLimit: { hits: 600, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, { projectId, path }) => {
    const { id, spec, version } = await ownProject(sql, userId, projectId);
    const file = await compilePool.run("file", { spec, overrides: await readOverrides(sql, id), path }, userId);
    if (file === null)
      throw new AppError("not-found", `The app has no file ${path}.`, {
        hint: "A later change may have removed it.",
      });
    return { version, path, bytes: Buffer.byteLength(file.text), editable: isEditablePath(path), ...file };
  },
);
