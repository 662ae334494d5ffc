import type { Aspect } from "@sayhey/contract/idea";
import type { Database } from "../../infra/database/database.ts";
import { authorName } from "./publication-card.ts";

/** Path under which whoever has a render's link may read its files. */
export const SHARED_MEDIA_PATH = "/media/shared";

/** What the part of a link looks like that nobody can guess. */
export const LINK_TOKEN = "[A-Za-z0-9_-]{22}";

/** A render that its owner shows to whoever has the link. */
interface SharedRow {
  token: string;
  title: string;
  aspect: Aspect;
  size: number;
  username: string;
  full_name: string;
  video_path: string | null;
  webm_path: string | null;
  gif_path: string | null;
  poster_path: string | null;
  captions_path: string | null;
}

/** The render of a link; null when the link was switched off, the project is in the bin or the account is closed. */
export async function readSharedRender(sql: Database, token: string): Promise<SharedRow | null> {
  const [row] = await sql<SharedRow[]>`
    select l.token, project.name as title, r.aspect, r.size, author.username, author.full_name,
      r.video_path, r.webm_path, r.gif_path, r.poster_path, r.captions_path
    from private.render_links l
    join renders r on r.id = l.render_id and r.status = 'completed'
    join projects project on project.id = r.project_id and project.deleted_at is null
    join profiles author on author.id = l.user_id and not private.account_is_closed(author.id)
    where l.token = ${token}`;
  return row ?? null;
}

/** The file of the media store behind the name in a shared address; null where there is none. */
export function sharedFile(row: SharedRow, file: string): string | null {
  if (file === "trailer") return row.video_path ?? row.webm_path ?? row.gif_path;
  if (file === "poster") return row.poster_path;
  return file === "captions" ? row.captions_path : null;
}

/** What a player shows of a shared render, with its addresses. */
export function sharedTrailer(row: SharedRow) {
  const address = (file: string): string | null => {
    const extension = /\.[a-z0-9]+$/.exec(sharedFile(row, file) ?? "")?.[0];
    return extension === undefined ? null : `${SHARED_MEDIA_PATH}/${row.token}/${file}${extension}`;
  };
  const [across = 9, down = 16] = row.aspect.split(":").map(Number);
  const scale = row.size / Math.min(across, down);
  return {
    title: row.title,
    author: { username: row.username, name: authorName(row) },
    poster: address("poster"),
    video: address("trailer"),
    captions: address("captions"),
    width: Math.round(across * scale),
    height: Math.round(down * scale),
  };
}
