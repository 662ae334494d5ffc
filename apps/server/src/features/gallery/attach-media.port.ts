import type { ProjectRow, RenderRow } from "@sayhey/contract/rows";
import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { freezeTrailer } from "./freeze-trailer.ts";

interface Waiting {
  id: string;
  app_hash: string;
  awaits_trailer: boolean;
  poster_path: string | null;
  og_path: string | null;
}

/**
 * Adds to the published versions of a project what they lacked: a picture as soon as the app has been filmed, and the first finished
 * trailer of the very app they show, unless their owner chose to have none. Doing it twice adds it once.
 */
export async function attachMedia(
  { sql, media }: { sql: Database; media: MediaStore },
  projectId: string,
): Promise<void> {
  const versions = await sql<Waiting[]>`
    select v.id, v.app_hash, v.awaits_trailer, v.poster_path, v.og_path from publication_versions v
    join publications p on p.id = v.publication_id
    where p.project_id = ${projectId} and v.video_path is null and (v.awaits_trailer or v.poster_path is null or v.og_path is null)`;
  if (versions.length === 0) return;
  const [project] = await sql<Pick<ProjectRow, "id" | "user_id" | "poster_asset_id">[]>`
    select id, user_id, poster_asset_id from projects where id = ${projectId}`;
  if (project === undefined) return;
  for (const version of versions) {
    const [render] = version.awaits_trailer
      ? await sql<RenderRow[]>`
          select * from renders where project_id = ${projectId} and status = 'completed' and video_path is not null
            and app_hash = ${version.app_hash} order by finished_at limit 1`
      : [];
    const found = await freezeTrailer(sql, media, project, render ?? null);
    const poster = found.poster_path ?? version.poster_path;
    const link = found.og_path ?? version.og_path;
    if (found.video_path === null && poster === version.poster_path && link === version.og_path) continue;
    await sql`
      update publication_versions set render_id = ${found.render_id}, video_path = ${found.video_path}, captions_path = ${found.captions_path},
        width = ${found.width}, height = ${found.height}, duration_ms = ${found.duration_ms}, poster_path = ${poster}, og_path = ${link},
        awaits_trailer = awaits_trailer and ${found.video_path === null}
      where id = ${version.id} and video_path is null`;
  }
}

/** Adds what versions still lack where the process that finished it died before it could, in every project that has it by now. */
export async function attachLateMedia(services: { sql: Database; media: MediaStore }): Promise<void> {
  const projects = await services.sql<{ id: string }[]>`
    select distinct p.project_id as id from publication_versions v join publications p on p.id = v.publication_id
    join projects on projects.id = p.project_id
    where v.video_path is null and (
      (projects.poster_asset_id is not null and (v.poster_path is null or v.og_path is null))
      or (v.awaits_trailer and exists (select from renders r where r.project_id = p.project_id and r.status = 'completed'
        and r.video_path is not null and r.app_hash = v.app_hash)))
    limit 500`;
  for (const { id } of projects) await attachMedia(services, id);
}
