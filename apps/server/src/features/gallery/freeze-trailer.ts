import type { ProjectRow, RenderRow } from "@sayhey/contract/rows";
import { renderSize } from "../trailers/render/render-size.port.ts";
import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { freezeCover } from "./freeze-cover.ts";
import { drawLinkPicture } from "./link-picture.ts";

/** The trailer of a published version: files of its own, which nobody changes. */
export interface FrozenTrailer {
  render_id: string | null;
  video_path: string | null;
  poster_path: string | null;
  captions_path: string | null;
  /** Picture of 1200 x 630 px that is shown beside a link. */
  og_path: string | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
}

/** Copies a finished render's files for publication. Without a render there is only the picture of the app, if it has one. */
export async function freezeTrailer(
  sql: Database,
  media: MediaStore,
  project: Pick<ProjectRow, "id" | "user_id" | "poster_asset_id">,
  render: RenderRow | null,
): Promise<FrozenTrailer> {
  const folder = `projects/${project.user_id}/${project.id}/published`;
  // The name of a copy is that of its source, so publishing a render twice stores it once.
  const copy = async (path: string | null, source: string, name: string): Promise<string | null> => {
    if (path === null || (await media.stat(path)) === null) return null;
    const key = `${folder}/${source}/${name}${/\.[a-z0-9]+$/.exec(path)?.[0] ?? ""}`;
    if ((await media.stat(key)) === null) await media.put(key, await media.read(path));
    return key;
  };
  const drawLink = async (path: string | null, source: string): Promise<string | null> => {
    if (path === null || (await media.stat(path)) === null) return null;
    const key = `${folder}/${source}/link.jpg`;
    if ((await media.stat(key)) === null)
      await media.put(key, await drawLinkPicture(() => media.read(path), { upright: "stands" }));
    return key;
  };
  const cover = await freezeCover(sql, media, project, folder);
  if (render !== null) {
    const video = await copy(render.video_path, render.id, "trailer");
    const { width, height } = renderSize(render.aspect, render.size);
    if (video !== null)
      return {
        render_id: render.id,
        video_path: video,
        poster_path: cover?.poster ?? (await copy(render.poster_path, render.id, "poster")),
        captions_path: await copy(render.captions_path, render.id, "captions"),
        og_path:
          cover?.link ??
          (await copy(render.og_path, render.id, "link")) ??
          (await drawLink(render.poster_path, render.id)),
        width,
        height,
        duration_ms: render.duration_ms,
      };
  }
  const [poster] =
    project.poster_asset_id === null
      ? []
      : await sql<{ id: string; path: string }[]>`select id, path from assets where id = ${project.poster_asset_id}`;
  return {
    render_id: null,
    video_path: null,
    poster_path: cover?.poster ?? (poster === undefined ? null : await copy(poster.path, poster.id, "poster")),
    captions_path: null,
    og_path: cover?.link ?? (poster === undefined ? null : await drawLink(poster.path, poster.id)),
    width: null,
    height: null,
    duration_ms: null,
  };
}
