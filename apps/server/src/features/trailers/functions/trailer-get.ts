import { readFootageAssets } from "../footage/footage-sources.ts";
import { readSavedTrailer, readOwnMusic, writeTrailer } from "../storyboard/saved-trailer.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

const FOOTAGE_SECONDS = 3600;

/** The storyboard a render would use and the footage for the player. */
export const trailerGet = defineFunction(
  "trailer-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, media, userId } = context;
    const project = await ownProject(sql, userId, input.projectId);
    const [{ plan }, footage, kept] = await Promise.all([
      readUsage(sql, userId),
      readFootageAssets(sql, project.id),
      readSavedTrailer(sql, project.id),
    ]);
    const appHash = project.app_hash ?? (await context.compilePool.run("hash", { spec: project.spec }, userId)).appHash;
    const { storyboard } = writeTrailer(
      kept,
      {
        spec: project.spec,
        aspect: project.aspect,
        watermark: plan.watermark,
        link: context.appOrigin(project.slug),
        footage,
        music: await readOwnMusic(sql, userId, kept.edited?.document),
      },
      { aspect: input.aspect, durationMs: input.durationMs },
    );
    return {
      storyboard,
      footage: footage.map(({ assetId, path }) => ({
        id: assetId,
        url: media.sign(path, { expiresInSeconds: FOOTAGE_SECONDS }),
      })),
      outOfDate: footage.some((clip) => clip.kind === "clip" && clip.appHash !== appHash),
    };
  },
);
