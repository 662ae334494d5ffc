import type { FunctionOutput } from "@sayhey/contract/functions";
import { readFootageAssets } from "../footage/footage-sources.ts";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { ownProject } from "../../projects/owned.port.ts";

const SECONDS = 3600;
/** Files offered; older ones are found on the assets page and brought up by using them there. */
const FILES = 200;
/** Imports told of: an old failure is no news. */
const IMPORT_HOURS = 24;

type Files = FunctionOutput<"footage-list">["files"];
type Imports = FunctionOutput<"footage-list">["imports"];

/** Everything the scenes of a project's trailer can show. */
export const footageList = defineFunction(
  "footage-list",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, media, userId, compilePool }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    const sign = (path: string): string => media.sign(path, { expiresInSeconds: SECONDS });
    const appHash = project.app_hash ?? (await compilePool.run("hash", { spec: project.spec }, userId)).appHash;
    const footage = await readFootageAssets(sql, project.id);
    const files = await sql<(Omit<Files[number], "thumbUrl"> & { thumbPath: string | null })[]>`
      select id as "assetId", case when content_type like 'video/%' then 'video' else 'picture' end as kind, name,
        thumb_path as "thumbPath", width, height, case when content_type like 'video/%' then duration_ms end as "durationMs"
      from assets
      where user_id = ${userId} and kind in ('upload', 'image', 'transform') and deleted_at is null
        and (content_type like 'image/%' or content_type like 'video/%')
      order by created_at desc, id limit ${FILES}`;
    const imports = await sql<Imports>`
      select i.id as "importId", i.asset_id as "assetId", a.name, i.status, i.progress, i.error_message as "errorMessage"
      from footage_imports i join assets a on a.id = i.asset_id
      where i.project_id = ${project.id} and i.status in ('queued', 'processing', 'failed')
        and i.created_at > now() - make_interval(hours => ${IMPORT_HOURS})
      order by i.created_at desc, i.id limit 50`;
    return {
      sources: footage.map(({ assetId, path, thumbPath, appHash: filmed, ...rest }) => ({
        id: assetId,
        url: sign(path),
        thumbUrl: thumbPath === null ? null : sign(thumbPath),
        outOfDate: filmed !== null && filmed !== appHash,
        ...rest,
      })),
      files: files.map(({ thumbPath, ...file }) => ({
        ...file,
        thumbUrl: thumbPath === null ? null : sign(thumbPath),
      })),
      imports: [...imports],
    };
  },
);
