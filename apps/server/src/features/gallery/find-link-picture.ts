import type { Database } from "../../infra/database/database.ts";
import { LINK_PICTURE, linkPicture, readPublished } from "./publication-card.ts";

/** The picture that chats show beside a link to what is published; null where it has none of its own yet. */
export async function findLinkPicture(
  sql: Database,
  publicationId: string,
  publicUrl: string,
): Promise<{ url: string; width: number; height: number } | null> {
  const row = await readPublished(sql, publicationId);
  const path = row === null ? null : linkPicture(row);
  return path === null ? null : { url: publicUrl + path, ...LINK_PICTURE };
}
