import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";

/** Keeps what was chosen in the studio, unless somebody saved something else in between. */
export const storyboardSave = defineFunction(
  "storyboard-save",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const choices = sql.json(input.choices as never);
    // One statement each: of two that save upon the same version one finds it gone.
    const [saved] =
      input.baseVersion === 0
        ? await sql<{ version: number }[]>`
            insert into storyboard_settings (project_id, user_id, choices) values (${project.id}, ${userId}, ${choices})
            on conflict (project_id) do nothing returning version`
        : await sql<{ version: number }[]>`
            update storyboard_settings set choices = ${choices}, version = version + 1
            where project_id = ${project.id} and version = ${input.baseVersion} returning version`;
    if (saved === undefined) {
      throw new AppError("conflict", "This trailer was changed in another tab.", {
        hint: "Load what was saved there, or keep what you have here.",
      });
    }
    return { version: saved.version };
  },
);
