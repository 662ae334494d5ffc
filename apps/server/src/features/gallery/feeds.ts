import { createHash } from "node:crypto";
import { galleryCategorySchema, hashtagSchema } from "@sayhey/contract/publication";
import type { Database } from "../../infra/database/database.ts";
import { listPublications } from "./list-publications.ts";
import { cardOf, type CardRow } from "./publication-card.ts";
import { readProfile } from "./read-profile.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { escapeHtml } from "./escape-html.ts";
import { describeItem } from "./page-head.ts";

const ITEMS = 48;
const LANGUAGE = "en";

/** What a feed says of itself, and what it holds, newest first. */
interface Feed {
  title: string;
  description: string;
  /** The page it belongs to, and its own address without the ending. */
  page: string;
  self: (kind: "xml" | "json") => string;
  /** Picture of it, null where there is none; for JSON Feed, since RSS knows no WebP. */
  icon: string | null;
  rows: readonly CardRow[];
}

/**
 * Answers `/profile/<username>/feed.xml` and `/gallery/feed.xml` (RSS 2.0, https://www.rssboard.org/rss-specification, trailers also as
 * https://www.rssboard.org/media-rss) and the same as `feed.json` (JSON Feed 1.1, https://jsonfeed.org/version/1.1): what a person
 * has in the gallery, or everybody, of one category (`?category=`) or hashtag (`?tag=`).
 */
export function createFeedHandler(
  sql: Database,
  media: Pick<MediaStore, "stat">,
  publicUrl: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const url = new URL(request.url);
    const [, username, kind] = /^\/(?:profile\/([^/]+)|gallery)\/feed\.(xml|json)$/.exec(url.pathname) ?? [];
    const feed =
      username === undefined
        ? await galleryFeed(sql, publicUrl, url.searchParams)
        : await profileFeed(sql, publicUrl, username);
    if (feed === null)
      return new Response("There is no such feed.", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    const body =
      kind === "json"
        ? JSON.stringify(jsonFeed(feed, publicUrl))
        : rss(feed, publicUrl, await sizesOf(media, feed.rows));
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = {
      "content-type": `${kind === "json" ? "application/feed+json" : "application/rss+xml"}; charset=utf-8`,
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
      etag,
    };
    // Readers come back every few minutes; mostly there is nothing new.
    if (request.headers.get("if-none-match")?.replace(/^W\//, "") === etag)
      return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

async function profileFeed(sql: Database, publicUrl: string, username: string): Promise<Feed | null> {
  const profile = await readProfile(sql, username);
  if (profile === null) return null;
  const page = `${publicUrl}/profile/${profile.username}`;
  const { rows } = await listPublications(sql, { sort: "new", author: profile.username, limit: ITEMS });
  return {
    title: `Apps by ${profile.name}`,
    description: profile.bio || `Apps that ${profile.name} published on SayHey.`,
    page,
    self: (kind) => `${page}/feed.${kind}`,
    icon: profile.avatarKey === null ? null : `${publicUrl}/${profile.avatarKey}`,
    rows,
  };
}

async function galleryFeed(sql: Database, publicUrl: string, asked: URLSearchParams): Promise<Feed | null> {
  const category = galleryCategorySchema.optional().safeParse(asked.get("category") ?? undefined);
  const hashtag = hashtagSchema.optional().safeParse(asked.get("tag") ?? undefined);
  if (!category.success || !hashtag.success) return null;
  const query = new URLSearchParams({
    ...(category.data === undefined ? {} : { category: category.data }),
    ...(hashtag.data === undefined ? {} : { tag: hashtag.data }),
  }).toString();
  const suffix = query === "" ? "" : `?${query}`;
  const of = [category.data, hashtag.data === undefined ? undefined : `#${hashtag.data}`].filter(
    (part) => part !== undefined,
  );
  const { rows } = await listPublications(sql, {
    sort: "new",
    category: category.data,
    hashtag: hashtag.data,
    limit: ITEMS,
  });
  return {
    title: ["New in the SayHey gallery", ...of].join(" · "),
    description: "Apps people made with SayHey, each with its trailer.",
    page: `${publicUrl}/gallery${suffix}`,
    self: (kind) => `${publicUrl}/gallery/feed.${kind}${suffix}`,
    icon: null,
    rows,
  };
}

const personPage = (publicUrl: string, username: string): string => `${publicUrl}/profile/${username}`;

function jsonFeed({ title, description, page, self, icon, rows }: Feed, publicUrl: string): unknown {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: page,
    feed_url: self("json"),
    description,
    language: LANGUAGE,
    favicon: `${publicUrl}/icon.svg`,
    ...(icon === null ? {} : { icon }),
    items: rows.map((row) => {
      const { author, poster, trailer } = cardOf(row);
      return {
        id: row.id,
        url: `${publicUrl}/gallery/${row.id}`,
        title: row.title,
        content_text: describeItem(row),
        date_published: row.published_at,
        date_modified: row.updated_at,
        authors: [{ name: author.name, url: personPage(publicUrl, author.username) }],
        tags: [row.category, ...row.hashtags],
        ...(poster === null ? {} : { image: publicUrl + poster }),
        ...(trailer === null
          ? {}
          : {
              attachments: [
                {
                  url: publicUrl + trailer.video,
                  mime_type: "video/mp4",
                  duration_in_seconds: trailer.durationMs / 1000,
                },
              ],
            }),
      };
    }),
  };
}

/** Bytes of each trailer, by publication: an enclosure has to say so. */
async function sizesOf(
  media: Pick<MediaStore, "stat">,
  rows: readonly CardRow[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = await Promise.all(
    rows.map(
      async (row) => [row.id, row.video_path === null ? 0 : ((await media.stat(row.video_path))?.bytes ?? 0)] as const,
    ),
  );
  return new Map(sizes);
}

function rss(
  { title, description, page, self, rows }: Feed,
  publicUrl: string,
  sizes: ReadonlyMap<string, number>,
): string {
  const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
  const items = rows.map((row) => {
    const { author, poster, trailer } = cardOf(row);
    const url = `${publicUrl}/gallery/${row.id}`;
    const video = trailer === null ? null : escapeHtml(publicUrl + trailer.video);
    return [
      "<item>",
      element("title", row.title),
      element("link", url),
      `<guid isPermaLink="true">${escapeHtml(url)}</guid>`,
      element("pubDate", new Date(row.published_at).toUTCString()),
      element("dc:creator", author.name),
      element("description", describeItem(row)),
      ...[row.category, ...row.hashtags].map((tag) => element("category", tag)),
      ...(video === null || trailer === null
        ? []
        : [
            `<enclosure url="${video}" length="${sizes.get(row.id) ?? 0}" type="video/mp4"/>`,
            `<media:content url="${video}" type="video/mp4" medium="video" width="${trailer.width}" height="${trailer.height}" duration="${Math.round(trailer.durationMs / 1000)}"/>`,
          ]),
      ...(poster === null ? [] : [`<media:thumbnail url="${escapeHtml(publicUrl + poster)}"/>`]),
      "</item>",
    ].join("");
  });
  const newest = rows[0]?.published_at;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel>${element("title", title)}${element("link", page)}${element("description", description)}${element("language", LANGUAGE)}${newest === undefined ? "" : element("lastBuildDate", new Date(newest).toUTCString())}<atom:link href="${escapeHtml(self("xml"))}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
