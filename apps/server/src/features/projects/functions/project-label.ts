import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";

/** Names a version of a project, or takes its name away. */
export const projectLabel = defineFunction(
  "project-label",
  { rateLimit: { hits: 120, windowMs: 60_000 } },
  async ({ sql, userId }, { projectId, version, label }) => {
    const project = await ownProject(sql, userId, projectId);
    const changed = await sql`
      update project_edits set label = ${label} where project_id = ${project.id} and version = ${version} returning 1`;
    if (changed.length === 0)
      throw new AppError("not-found", `This project has no version ${version}.`, {
        hint: "Choose another one from its history.",
      });
    return { label };
  },
);
