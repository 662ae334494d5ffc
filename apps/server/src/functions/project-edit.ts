import { applyOps, type Op } from "@sayhey/appspec";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readOverrides } from "../platform/overrides/app-source.ts";
import { holdsVisitorRows, keepAccess } from "../platform/overrides/keep-access.ts";
import { outdated, writeVersion } from "../platform/overrides/write-version.ts";

/** Applies ops to a project: one new version, with what undoes it in the log. */
export const projectEdit = defineFunction(
  "project-edit",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    if (project.version !== input.baseVersion) throw outdated();
    const ops = keepAccess(project.spec, input.ops as Op[], await holdsVisitorRows(sql, project.id));
    const { spec, inverse } = applyOps(project.spec, ops);
    const overrides = await readOverrides(sql, project.id);
    const built = await context.workshop.run("build", { spec, overrides });
    // A project still called what its app was called follows the app; one a person has named keeps that name.
    const name = project.name === project.spec.identity.name ? spec.identity.name : project.name;
    return sql.begin((tx) =>
      writeVersion(
        tx,
        project,
        { spec: project.spec, overrides },
        {
          source: { spec, overrides },
          ...built,
          ops,
          inverse,
          name,
          ...(input.reason === undefined ? {} : { reason: input.reason }),
        },
      ),
    );
  },
);
