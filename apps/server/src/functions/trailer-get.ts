import { createStoryboard } from "@sayhey/trailer";
import { readFootage } from "../jobs/read-footage.ts";
import { defineFunction } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { readUsage } from "../platform/functions/plan-usage.ts";

const DURATION_MS = 10_000;
const FOOTAGE_SECONDS = 3600;

/** The storyboard a render would use and the footage for the player. */
export const trailerGet = defineFunction(
  "trailer-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const [{ plan }, footage] = await Promise.all([readUsage(sql, userId), readFootage(sql, project.id)]);
    const appHash = project.app_hash ?? (await context.workshop.run("hash", { spec: project.spec })).appHash;
    const storyboard = createStoryboard(project.spec, {
      aspect: input.aspect ?? project.aspect,
      durationMs: input.durationMs ?? DURATION_MS,
      watermark: plan.watermark,
      link: context.appOrigin(project.slug),
      footage: footage.map(({ assetId, manifest, weight }) => ({ id: assetId, manifest, weight })),
    });
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
