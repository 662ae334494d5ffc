import { createHash } from "node:crypto";
import type { Database } from "../../infra/database/database.ts";
import { cardOf, readPublished } from "./publication-card.ts";
import { LINK_TOKEN, readSharedRender, sharedTrailer } from "./shared-render.ts";
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
/** The publication whose player an address asks for; null where it is none. */
export const embeddedPublication = ({ pathname }: URL): string | null => UUID.exec(pathname)?.[1] ?? null;

const LINK = new RegExp(`^${EMBED_PATH}/(${LINK_TOKEN})/?$`);

/** What a player plays. */
interface Played {
  title: string;
  /** Where the line below it leads, and what it says. */
  link: { url: string; text: string };
  video: string | null;
  poster: string | null;
  captions: string | null;
  /** Of the page's head, HTML. */
  head: string;
  cacheControl: string;
}

/**
 * Answers `/embed/<publication>`, and `/embed/<token>` of a render whose owner shows it: the trailer in a player without script,
 * made to be framed by other sites. With `?autoplay=1` it starts by itself, muted and over and over.
 */
export function createEmbedHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const url = new URL(request.url);
    const played = (await published(sql, publicUrl, url)) ?? (await shared(sql, publicUrl, url));
    if (played === null) {
      const gone = `<div class="blank">This trailer is no longer available.</div><a href="${escapeHtml(publicUrl)}" target="_blank" rel="noopener">SayHey</a>`;
      return page(404, { title: "No longer available", body: gone, head: "", cacheControl: "no-store" });
    }
    const { link } = played;
    const line = `<a href="${escapeHtml(link.url)}" target="_blank" rel="noopener">${escapeHtml(link.text)} · SayHey</a>`;
    return page(200, { ...played, body: player(played, url.searchParams.get("autoplay") === "1") + line });
  };
}

async function published(sql: Database, publicUrl: string, url: URL): Promise<Played | null> {
  const id = embeddedPublication(url);
  const row = id === null ? null : await readPublished(sql, id);
  if (row === null) return null;
  const { author, poster, trailer } = cardOf(row);
  return {
    title: row.title,
    link: { url: `${publicUrl}/gallery/${row.id}`, text: `${row.title} by ${author.name}` },
    video: trailer?.video ?? null,
    poster,
    captions: trailer?.captions ?? null,
    head: "",
    cacheControl: "public, max-age=60",
  };
}

async function shared(sql: Database, publicUrl: string, { pathname }: URL): Promise<Played | null> {
  const token = LINK.exec(pathname)?.[1];
  const row = token === undefined ? null : await readSharedRender(sql, token);
  if (row === null || token === undefined) return null;
  const trailer = sharedTrailer(row);
  return {
    ...trailer,
    link: { url: publicUrl, text: `${trailer.title} by ${trailer.author.name}` },
    head: sharedHead(trailer, `${publicUrl}${EMBED_PATH}/${token}`, publicUrl),
    // Turned off, it is gone at once.
    cacheControl: "private, no-store",
  };
}

/** What chats show of a link to a player, and where oEmbed describes it. */
function sharedHead(trailer: ReturnType<typeof sharedTrailer>, url: string, publicUrl: string): string {
  const { title, poster, video, width, height } = trailer;
  const properties: Record<string, string> = {
    "og:site_name": "SayHey",
    "og:type": "video.other",
    "og:title": title,
    "og:url": url,
    ...(poster === null ? {} : { "og:image": publicUrl + poster, "og:image:alt": `Trailer of ${title}` }),
    ...(video?.endsWith(".mp4") === true
      ? {
          "og:video": publicUrl + video,
          "og:video:type": "video/mp4",
          "og:video:width": String(width),
          "og:video:height": String(height),
        }
      : {}),
  };
  const oembed = `${publicUrl}/oembed?url=${encodeURIComponent(url)}&format=json`;
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" title="${escapeHtml(title)}">`,
  ].join("");
}

function player({ title, video, poster, captions }: Played, autoplay: boolean): string {
  const name = escapeHtml(title);
  if (video === null) {
    return poster === null
      ? `<div class="blank">${name}</div>`
      : `<img class="picture" src="${escapeHtml(poster)}" alt="${name}">`;
  }
  if (video.endsWith(".gif")) return `<img class="picture" src="${escapeHtml(video)}" alt="Trailer of ${name}">`;
  const start = autoplay ? `autoplay muted loop preload="auto"` : `preload="metadata"`;
  const posterOf = poster === null ? "" : ` poster="${escapeHtml(poster)}"`;
  const track =
    captions === null ? "" : `<track kind="captions" src="${escapeHtml(captions)}" srclang="en" label="Captions">`;
  return `<video controls playsinline ${start} src="${escapeHtml(video)}"${posterOf} aria-label="Trailer of ${name}">${track}</video>`;
}

function page(
  status: 200 | 404,
  { title, body, head, cacheControl }: Pick<Played, "title" | "head" | "cacheControl"> & { body: string },
): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}<style>${STYLE}</style></head><body>${body}</body></html>`,
    {
      status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": POLICY,
        "cache-control": cacheControl,
      },
    },
  );
}

/** What another site pastes to show the player of a publication, or of a shared render's token; `size` in CSS px. */
export function embedCode(
  publicUrl: string,
  id: string,
  title: string,
  size: { width: number; height: number },
): string {
  return `<iframe src="${escapeHtml(`${publicUrl}${EMBED_PATH}/${id}`)}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" style="border:0;border-radius:14px" allow="autoplay; fullscreen" loading="lazy"></iframe>`;
}
