import { describeOps, diffSpecs } from "@sayhey/appspec";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../owned.port.ts";
import { filesBefore, rebuildVersion } from "../history/rebuild-version.ts";
import { readEntry } from "../history/version-entry.ts";
import { readOverrides } from "../overrides/app-source.port.ts";
import { versionSlug } from "../compile/version-slug.ts";

/** Sentences in one answer. */
const MOST_CHANGES = 100;

/** A project's app at one version, and what leads there from another one. */
export const projectVersion = defineFunction(
  "project-version",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const entry = await readEntry(context, project, input.version);
    const overrides = await readOverrides(sql, project.id);
    const comparedTo = input.compareTo ?? Math.max(1, input.version - 1);
    const after = await rebuildVersion(sql, project, overrides, input.version);
    const before = comparedTo === input.version ? after : await rebuildVersion(sql, project, overrides, comparedTo);
    const files = filesBefore(before.overrides, after.overrides).map(({ path, before: was }) => {
      const isThere = after.overrides.some((file) => file.path === path);
      return {
        path,
        change: was === null ? ("added" as const) : isThere ? ("changed" as const) : ("removed" as const),
      };
    });
    const originOf = (version: number): string | null => {
      const slug = versionSlug(project.slug, version);
      return slug === null ? null : context.appOrigin(slug);
    };
    return {
      entry,
      spec: after.spec,
      comparedTo,
      changes: describeOps(before.spec, diffSpecs(before.spec, after.spec), MOST_CHANGES),
      files,
      origin: originOf(input.version),
      comparedOrigin: originOf(comparedTo),
    };
  },
);
