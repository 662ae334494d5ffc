import type { Database } from "../../infra/database/database.ts";
import { escapeHtml } from "./escape-html.ts";

/** Most addresses one sitemap may hold (https://www.sitemaps.org/protocol.html). */
const LARGEST = 50_000;
const PAGES = ["/", "/gallery", "/terms"];

/** Answers `/sitemap.xml`: the public pages, what is listed in the gallery, and who published it. */
export function createSitemapHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async () => {
    const rows = await sql<{ id: string; username: string; updated_at: string }[]>`
      select p.id, a.username, p.updated_at from publications p join profiles a on a.id = p.user_id
      where p.status = 'published' and p.listed and p.withheld_at is null and not private.account_is_closed(p.user_id) and p.version_id is not null
      order by p.updated_at desc limit ${LARGEST / 2 - PAGES.length}`;
    const people = new Map<string, string>();
    for (const row of rows) if (!people.has(row.username)) people.set(row.username, row.updated_at);
    const entries = [
      ...PAGES.map((path) => entry(publicUrl + path)),
      ...rows.map(({ id, updated_at: changed }) => entry(`${publicUrl}/gallery/${id}`, changed)),
      ...[...people].map(([username, changed]) => entry(`${publicUrl}/profile/${username}`, changed)),
    ];
    return new Response(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
      { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" } },
    );
  };
}

const entry = (url: string, changed?: string): string =>
  `<url><loc>${escapeHtml(url)}</loc>${changed === undefined ? "" : `<lastmod>${new Date(changed).toISOString()}</lastmod>`}</url>`;

/** Answers `/robots.txt`: search engines may read the public pages and are told where the sitemap is. */
export function answerRobots(publicUrl: string): Response {
  return new Response(
    `User-agent: *\nDisallow: /auth\nDisallow: /dashboard\nDisallow: /projects/\nDisallow: /functions/\nDisallow: /rest/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=600" } },
  );
}
