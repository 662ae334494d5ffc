import { readFootageAssets } from "../footage/footage-sources.ts";
import { readSavedTrailer, readOwnMusic, writeTrailer } from "../storyboard/saved-trailer.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { readUsage } from "../../billing/plan-usage.port.ts";

const FOOTAGE_SECONDS = 3600;

/** A project's trailer as it is edited, and all that it is written from. */
export const storyboardGet = defineFunction(
  "storyboard-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId, appOrigin, compilePool }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const [{ plan }, footage, { version, ...kept }] = await Promise.all([
      readUsage(sql, userId),
      readFootageAssets(sql, project.id),
      readSavedTrailer(sql, project.id),
    ]);
    const appHash = project.app_hash ?? (await compilePool.run("hash", { spec: project.spec }, userId)).appHash;
    const link = appOrigin(project.slug);
    const { storyboard, base } = writeTrailer(kept, {
      spec: project.spec,
      aspect: project.aspect,
      watermark: plan.watermark,
      link,
      footage,
      music: await readOwnMusic(sql, userId, kept.edited?.document),
    });
    return {
      name: project.name,
      spec: project.spec,
      aspect: project.aspect,
      watermark: plan.watermark,
      link,
      document: storyboard,
      base,
      edited: kept.edited !== null,
      footage: footage.map(({ assetId, path, weight, manifest, kind, name }) => ({
        id: assetId,
        url: media.sign(path, { expiresInSeconds: FOOTAGE_SECONDS }),
        weight,
        manifest,
        kind,
        name,
      })),
      outOfDate: footage.some((clip) => clip.kind === "clip" && clip.appHash !== appHash),
      filming: project.footage_status === "pending" || project.footage_status === "running",
      choices: kept.choices,
      version,
    };
  },
);
