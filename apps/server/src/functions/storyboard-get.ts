import { readFootage } from "../jobs/read-footage.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { readStoryboardChoices } from "../jobs/read-choices.ts";

const FOOTAGE_SECONDS = 3600;

/** All that a project's trailer is written from. */
export const storyboardGet = defineFunction(
  "storyboard-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId, appOrigin, workshop }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const [{ plan }, footage, kept] = await Promise.all([
      readUsage(sql, userId),
      readFootage(sql, project.id),
      readStoryboardChoices(sql, project.id),
    ]);
    const appHash = project.app_hash ?? (await workshop.run("hash", { spec: project.spec })).appHash;
    return {
      name: project.name,
      spec: project.spec,
      aspect: project.aspect,
      watermark: plan.watermark,
      link: appOrigin(project.slug),
      footage: footage.map(({ assetId, path, weight, manifest }) => ({
        id: assetId,
        url: media.sign(path, { expiresInSeconds: FOOTAGE_SECONDS }),
        weight,
        manifest,
      })),
      outOfDate: footage.some((clip) => clip.appHash !== appHash),
      filming: project.footage_status === "pending" || project.footage_status === "running",
      ...kept,
    };
  },
);
