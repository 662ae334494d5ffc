import type { ProjectRow } from "@sayhey/contract/rows";
import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { workOnPicture } from "../../infra/processes/picture-pool.ts";
import { drawLinkPicture } from "./link-picture.ts";

/** Pictures of a cover, as keys of the media store. */
export interface FrozenCover {
  poster: string;
  /** In the shape that links are shown in. */
  link: string;
}

/** Longest side of the picture on a card, px. */
const POSTER_SIDE = 1920;
const POSTER_QUALITY = 84;

/**
 * Draws the cover that somebody chose for a project for its publication; null for a project that has none but what was filmed. Doing it
 * twice stores it once.
 */
export async function freezeCover(
  sql: Database,
  media: MediaStore,
  project: Pick<ProjectRow, "user_id" | "poster_asset_id">,
  folder: string,
): Promise<FrozenCover | null> {
  if (project.poster_asset_id === null) return null;
  const [cover] = await sql<{ path: string }[]>`
    select path from assets where id = ${project.poster_asset_id} and user_id = ${project.user_id}
      and kind in ('upload', 'image', 'transform') and content_type like 'image/%'`;
  if (cover === undefined || (await media.stat(cover.path)) === null) return null;
  // Each file of an asset has a folder of its own, so that one that was replaced is drawn anew.
  const source = `${folder}/cover-${cover.path.split("/").at(-2) ?? ""}`;
  const frozen = { poster: `${source}/poster.webp`, link: `${source}/link.jpg` };
  if ((await media.stat(frozen.poster)) !== null && (await media.stat(frozen.link)) !== null) return frozen;
  const read = (): Promise<Uint8Array> => media.read(cover.path);
  const { bytes: poster } = await workOnPicture("shrink", read, { side: POSTER_SIDE, quality: POSTER_QUALITY });
  const link = await drawLinkPicture(read, { upright: "fills" });
  await media.put(frozen.poster, poster);
  await media.put(frozen.link, link);
  return frozen;
}
