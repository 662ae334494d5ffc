import { randomUUID } from "node:crypto";
import type { FootageManifest } from "@sayhey/contract/footage";
import { LIMITS } from "@sayhey/contract/limits";
import type { BrowserPool } from "../../../infra/browser/browser-pool.ts";
import { filmStills } from "../../../infra/browser/film-stills.ts";
import { VIEWPORT } from "../../../infra/browser/film-probe.ts";
import type { WorkerServices } from "../../../infra/queue/job-definition.ts";
import { packFootage } from "./footage-zip.ts";
import type { BuiltApp } from "../../checks/check-project.port.ts";
import { drawFootageThumb } from "./store-footage.ts";

const SHOWN_MS = 1000;

interface StoredStill {
  manifest: FootageManifest;
  scheme: "light" | "dark";
  path: string;
  thumbPath: string;
  bytes: number;
}

/** Whether the stills of a project show this very app. */
async function areCurrent({ sql }: WorkerServices, { app }: BuiltApp): Promise<boolean> {
  const [row] = await sql<{ all: number; current: number }[]>`
    select count(*)::int as all, count(*) filter (where meta->>'appHash' = ${app.appHash})::int as current
    from assets where project_id = ${app.projectId} and kind = 'still'`;
  return row !== undefined && row.all > 0 && row.all === row.current;
}

/** Films each page of a project's app, light and dark, unless that has been done; the old stills' place is taken at once. */
export async function filmProjectStills(
  services: WorkerServices,
  pool: BrowserPool,
  built: BuiltApp,
  options: { signal: AbortSignal; force: boolean },
): Promise<void> {
  const { app, compiled } = built;
  if (!options.force && (await areCurrent(services, built))) return;
  const stills = await filmStills(pool, compiled, app.paths, options);
  const folder = `projects/${app.userId}/${app.projectId}/stills/${randomUUID()}`;
  const stored: StoredStill[] = [];
  try {
    for (const { path: page, title, scheme, picture } of stills) {
      const { manifest, zip } = packFootage({
        flowId: `page ${page} ${scheme}`,
        caption: title.slice(0, LIMITS.assetNameLength),
        appHash: app.appHash,
        width: VIEWPORT.width * VIEWPORT.scale,
        height: VIEWPORT.height * VIEWPORT.scale,
        scale: VIEWPORT.scale,
        fps: 30,
        durationMs: SHOWN_MS,
        pictures: [{ atMs: 0, bytes: picture }],
      });
      const name = `${folder}/${stored.length}-${scheme}`;
      const { bytes } = await services.media.put(`${name}.zip`, zip);
      await services.media.put(`${name}.webp`, await drawFootageThumb(picture));
      stored.push({ manifest, scheme, path: `${name}.zip`, thumbPath: `${name}.webp`, bytes });
    }
    const old = await services.sql.begin(async (tx) => {
      const gone = await tx<{ path: string; thumb_path: string | null }[]>`
        delete from assets where project_id = ${app.projectId} and kind = 'still' returning path, thumb_path`;
      for (const { manifest, scheme, path, thumbPath, bytes } of stored) {
        const meta = { flowId: manifest.flowId, weight: 0, appHash: app.appHash, scheme, manifest };
        await tx`
          insert into assets (user_id, project_id, kind, name, path, thumb_path, content_type, bytes, width, height, duration_ms, meta)
          values (${app.userId}, ${app.projectId}, 'still', ${manifest.caption}, ${path}, ${thumbPath}, 'application/zip', ${bytes},
            ${VIEWPORT.width * VIEWPORT.scale}, ${VIEWPORT.height * VIEWPORT.scale}, ${SHOWN_MS}, ${tx.json(meta as never)})`;
      }
      return gone;
    });
    for (const path of old.flatMap((still) => [still.path, still.thumb_path]))
      if (path !== null)
        await services.media
          .remove(path)
          .catch((error: unknown) => services.warn("An old still could not be removed.", error));
  } catch (error) {
    await services.media.removeAll(folder);
    throw error;
  }
}
