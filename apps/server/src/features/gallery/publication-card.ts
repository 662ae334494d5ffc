import type { GalleryCard } from "@sayhey/contract/functions/gallery";
import type { Database } from "../../infra/database/database.ts";

/** What a card is made of, as the database answers it. */
export interface CardRow {
  id: string;
  user_id: string;
  project_id: string;
  slug: string;
  listed: boolean;
  title: string;
  description: string;
  hashtags: string[];
  category: string;
  published_at: string;
  updated_at: string;
  username: string;
  full_name: string;
  version_id: string;
  number: number;
  app_hash: string;
  video_path: string | null;
  poster_path: string | null;
  captions_path: string | null;
  og_path: string | null;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  likes: number;
  remixes: number;
}

/** Columns of a card, to select from `cardTables`. Likes and remixes are counted, never stored; a remix of one's own app is none. */
export const cardColumns = (sql: Database) => sql`
  p.id, p.user_id, p.project_id, p.slug, p.listed, p.title, p.description, p.hashtags, p.category, p.published_at, p.updated_at,
  author.username, author.full_name, v.id as version_id, v.number, v.app_hash, v.video_path, v.poster_path, v.captions_path, v.og_path,
  v.width, v.height, v.duration_ms,
  (select count(*)::int from publication_likes l where l.publication_id = p.id) as likes,
  (select count(distinct r.user_id)::int from remixes r where r.publication_id = p.id and r.user_id <> p.user_id) as remixes`;

/** Tables of a card: the publication, its author (none whose account is closed) and the version that is shown. */
export const cardTables = (sql: Database) => sql`
  publications p
  join profiles author on author.id = p.user_id and not private.account_is_closed(author.id)
  join publication_versions v on v.id = p.version_id`;

/** Holds for what everybody may see who has the link; of `cardTables`, which leave closed accounts out. */
export const isPublic = (sql: Database) => sql`p.status = 'published' and p.withheld_at is null`;

/** A published app by id, or null when there is none that the public may see. */
export async function readPublished(sql: Database, publicationId: string): Promise<CardRow | null> {
  const [row] = await sql<CardRow[]>`
    select ${cardColumns(sql)} from ${cardTables(sql)} where p.id = ${publicationId} and ${isPublic(sql)}`;
  return row ?? null;
}

/** Path under which everybody may read the media of what is published. */
export const PUBLISHED_MEDIA_PATH = "/media/published";

/** Names of the files of a publication, as their public addresses end. */
export const PUBLISHED_FILES = {
  trailer: "video_path",
  poster: "poster_path",
  captions: "captions_path",
  link: "og_path",
} as const;

/** Public address of one file of a publication; another version is another address, so caches cannot mix them up. */
function publishedMedia(row: CardRow, file: keyof typeof PUBLISHED_FILES): string | null {
  const extension = /\.[a-z0-9]+$/.exec(row[PUBLISHED_FILES[file]] ?? "")?.[0];
  return extension === undefined ? null : `${PUBLISHED_MEDIA_PATH}/${row.id}/${file}${extension}?v=${row.number}`;
}

/** Address of the picture that is shown beside a link, LINK_PICTURE large; null for versions without one. */
export const linkPicture = (row: CardRow): string | null => publishedMedia(row, "link");

/** Size of the picture beside a link, px. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** How an author is called: the full name, or the user name where there is none. */
export const authorName = (row: Pick<CardRow, "full_name" | "username">): string =>
  row.full_name === "" ? row.username : row.full_name;

/** The card of a row. */
export function cardOf(row: CardRow): GalleryCard {
  const video = publishedMedia(row, "trailer");
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    hashtags: row.hashtags,
    author: { username: row.username, name: authorName(row) },
    poster: publishedMedia(row, "poster"),
    trailer:
      video === null || row.width === null || row.height === null || row.duration_ms === null
        ? null
        : {
            video,
            captions: publishedMedia(row, "captions"),
            width: row.width,
            height: row.height,
            durationMs: row.duration_ms,
          },
    likes: row.likes,
    remixes: row.remixes,
    publishedAt: row.published_at,
  };
}
