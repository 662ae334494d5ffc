import type { Database } from "../platform/database.ts";
import { listPublications } from "../platform/gallery/list-publications.ts";
import { cardOf, type CardRow } from "../platform/gallery/publication-card.ts";
import { type PublicProfile, readProfile } from "../platform/gallery/read-profile.ts";
import { escapeHtml } from "./escape-html.ts";
import { describeItem } from "./page-head.ts";

const ITEMS = 48;

/**
 * Answers `/profile/<username>/feed.xml` (RSS 2.0, https://www.rssboard.org/rss-specification) and `feed.json`
 * (JSON Feed 1.1, https://jsonfeed.org/version/1.1): what a person has in the gallery, newest first.
 */
export function createProfileFeedHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, username = "", kind] = /^\/profile\/([^/]+)\/feed\.(xml|json)$/.exec(new URL(request.url).pathname) ?? [];
    const profile = await readProfile(sql, username);
    if (profile === null)
      return new Response("There is nobody of that name.", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    const { rows } = await listPublications(sql, { sort: "new", author: profile.username, limit: ITEMS });
    const headers = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };
    return kind === "json"
      ? Response.json(jsonFeed(profile, rows, publicUrl), {
          headers: { ...headers, "content-type": "application/feed+json; charset=utf-8" },
        })
      : new Response(rss(profile, rows, publicUrl), {
          headers: { ...headers, "content-type": "application/rss+xml; charset=utf-8" },
        });
  };
}

const pageOf = (profile: PublicProfile, publicUrl: string): string => `${publicUrl}/profile/${profile.username}`;

function jsonFeed(profile: PublicProfile, rows: readonly CardRow[], publicUrl: string): unknown {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: `Apps by ${profile.name}`,
    home_page_url: pageOf(profile, publicUrl),
    feed_url: `${pageOf(profile, publicUrl)}/feed.json`,
    ...(profile.bio === "" ? {} : { description: profile.bio }),
    authors: [{ name: profile.name, url: pageOf(profile, publicUrl) }],
    items: rows.map((row) => {
      const { poster, trailer } = cardOf(row);
      return {
        id: row.id,
        url: `${publicUrl}/gallery/${row.id}`,
        title: row.title,
        content_text: describeItem(row),
        date_published: row.published_at,
        date_modified: row.updated_at,
        tags: row.hashtags,
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

function rss(profile: PublicProfile, rows: readonly CardRow[], publicUrl: string): string {
  const page = escapeHtml(pageOf(profile, publicUrl));
  const items = rows.map((row) => {
    const url = escapeHtml(`${publicUrl}/gallery/${row.id}`);
    return `<item><title>${escapeHtml(row.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(row.published_at).toUTCString()}</pubDate><description>${escapeHtml(describeItem(row))}</description>${row.hashtags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join("")}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(`Apps by ${profile.name}`)}</title><link>${page}</link><description>${escapeHtml(profile.bio || `Apps that ${profile.name} published on SayHey.`)}</description><atom:link href="${page}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
