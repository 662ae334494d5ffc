import { createStudioStoryboard } from "@sayhey/trailer";
import { readFootage } from "../jobs/read-footage.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";
import { readStoryboardChoices } from "../jobs/read-choices.ts";

const FOOTAGE_SECONDS = 3600;

/** The storyboard a render would use and the footage for the player. */
export const trailerGet = defineFunction(
  "trailer-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const [{ plan }, footage, { choices }] = await Promise.all([
      readUsage(sql, userId),
      readFootage(sql, project.id),
      readStoryboardChoices(sql, project.id),
    ]);
    const appHash = project.app_hash ?? (await context.workshop.run("hash", { spec: project.spec })).appHash;
    const storyboard = createStudioStoryboard(
      project.spec,
      choices,
      {
        aspect: project.aspect,
        watermark: plan.watermark,
        link: context.appOrigin(project.slug),
        footage: footage.map(({ assetId, manifest, weight }) => ({ id: assetId, manifest, weight })),
      },
      { aspect: input.aspect, durationMs: input.durationMs },
    );
    return {
      storyboard,
      footage: footage.map(({ assetId, path }) => ({
        id: assetId,
        url: media.sign(path, { expiresInSeconds: FOOTAGE_SECONDS }),
      })),
      outOfDate: footage.some((clip) => clip.appHash !== appHash),
    };
  },
);
