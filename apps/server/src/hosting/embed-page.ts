import { createHash } from "node:crypto";
import type { Database } from "../platform/database.ts";
import { cardOf, readPublished } from "../platform/gallery/publication-card.ts";
import { escapeHtml } from "./escape-html.ts";

/** Path of the player for other sites. */
export const EMBED_PATH = "/embed";

const STYLE =
  "html,body{margin:0;height:100%;background:#14110f;color:#fff8f0;font:600 14px/1.4 system-ui,sans-serif}" +
  "body{display:flex;flex-direction:column}" +
  "video,.picture{flex:1;min-height:0;width:100%;object-fit:contain;background:#14110f}" +
  ".blank{flex:1;display:grid;place-items:center;padding:24px;text-align:center;background:#ff5a36;color:#14110f;font-size:28px;font-weight:800}" +
  "a{display:block;padding:9px 12px;overflow:hidden;color:inherit;text-decoration:none;text-overflow:ellipsis;white-space:nowrap}" +
  "a:hover{text-decoration:underline}a:focus-visible{outline:3px solid #3d7bff;outline-offset:-3px}";

/** The page may show its own pictures, videos and style, run nothing, and be framed by anybody. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "media-src 'self'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors *",
].join("; ");

const UUID = /^\/embed\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;

/** Answers `/embed/<publication>`: the trailer in a player without script, made to be framed by other sites. */
export function createEmbedHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const id = UUID.exec(new URL(request.url).pathname)?.[1];
    const row = id === undefined ? null : await readPublished(sql, id);
    if (row === null) {
      return page(404, "Not here any more", `<div class="blank">This trailer is not here any more.</div>`, publicUrl);
    }
    const { author, poster, trailer } = cardOf(row);
    const posterUrl = poster === null ? "" : escapeHtml(poster);
    const title = escapeHtml(row.title);
    const player =
      trailer !== null
        ? `<video controls playsinline preload="metadata" src="${escapeHtml(trailer.video)}"${posterUrl === "" ? "" : ` poster="${posterUrl}"`} aria-label="Trailer of ${title}">${trailer.captions === null ? "" : `<track kind="captions" src="${escapeHtml(trailer.captions)}" srclang="en" label="Captions">`}</video>`
        : posterUrl !== ""
          ? `<img class="picture" src="${posterUrl}" alt="${title}">`
          : `<div class="blank">${title}</div>`;
    const link = `<a href="${escapeHtml(`${publicUrl}/gallery/${row.id}`)}" target="_blank" rel="noopener">${title} by ${escapeHtml(author.name)} · SayHey</a>`;
    return page(200, row.title, player + link, publicUrl);
  };
}

function page(status: 200 | 404, title: string, body: string, publicUrl: string): Response {
  const home = status === 404 ? `<a href="${escapeHtml(publicUrl)}" target="_blank" rel="noopener">SayHey</a>` : "";
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}${home}</body></html>`,
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
        "cache-control": status === 200 ? "public, max-age=60" : "no-store",
      },
    },
  );
}

/** What another site pastes to show the player; `width` and `height` in CSS px. */
export function embedCode(
  publicUrl: string,
  publicationId: string,
  title: string,
  size: { width: number; height: number },
): string {
  return `<iframe src="${escapeHtml(`${publicUrl}${EMBED_PATH}/${publicationId}`)}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" style="border:0;border-radius:14px" allow="fullscreen" loading="lazy"></iframe>`;
}
