import type { Database } from "../../infra/database/database.ts";
import { cardOf, readPublished } from "./publication-card.ts";
import { LINK_TOKEN, readSharedRender, sharedTrailer } from "./shared-render.ts";
import { EMBED_PATH, embedCode } from "./embed-page.ts";

const UUID = /^\/gallery\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;
const LINK = new RegExp(`^${EMBED_PATH}/(${LINK_TOKEN})/?$`);
/** Height of the line below the player, CSS px. */
const LINE = 38;
/** Longest side of the player where the asker sets no limit, CSS px. */
const LONGEST = 640;

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** What is described. */
interface Described {
  /** Of the player's address. */
  id: string;
  title: string;
  author: { name: string; username: string };
  poster: string | null;
  /** Of the video, px; null where there is none. */
  shape: { width: number; height: number } | null;
  cacheControl: string;
}

async function describe(sql: Database, { pathname }: URL): Promise<Described | null> {
  const id = UUID.exec(pathname)?.[1];
  const row = id === undefined ? null : await readPublished(sql, id);
  if (row !== null) {
    const { title, author, poster, trailer } = cardOf(row);
    return { id: row.id, title, author, poster, shape: trailer, cacheControl: "public, max-age=60" };
  }
  const token = LINK.exec(pathname)?.[1];
  const render = token === undefined ? null : await readSharedRender(sql, token);
  if (render === null) return null;
  const { title, author, poster, width, height } = sharedTrailer(render);
  return { id: render.token, title, author, poster, shape: { width, height }, cacheControl: "private, no-store" };
}

/** Answers `GET /oembed?url=` as oEmbed 1.0 (https://oembed.com): the player of a gallery item or a shared render for other sites. */
export function createOembedHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const query = new URL(request.url).searchParams;
    if ((query.get("format") ?? "json") !== "json") return plain(501, "Only json is answered here.");
    const asked = query.get("url") ?? "";
    if (!URL.canParse(asked)) return plain(400, "url: the address of a gallery item is missing.");
    const url = new URL(asked);
    const found = url.origin === new URL(publicUrl).origin ? await describe(sql, url) : null;
    if (found === null) return plain(404, "There is no such app in the gallery.");

    const { author, poster } = found;
    const shape = found.shape ?? { width: 16, height: 9 };
    const limit = (name: string): number => {
      const value = Number(query.get(name));
      return Number.isInteger(value) && value > 0 ? value : LONGEST;
    };
    const scale = Math.min(
      Math.min(LONGEST, limit("maxwidth")) / shape.width,
      Math.max(1, Math.min(LONGEST, limit("maxheight")) - LINE) / shape.height,
    );
    const size = {
      width: Math.max(1, Math.floor(shape.width * scale)),
      height: Math.max(1, Math.floor(shape.height * scale)) + LINE,
    };
    return Response.json(
      {
        version: "1.0",
        type: found.shape === null ? "rich" : "video",
        provider_name: "SayHey",
        provider_url: publicUrl,
        title: found.title,
        author_name: author.name,
        author_url: `${publicUrl}/profile/${author.username}`,
        ...(poster === null || found.shape === null
          ? {}
          : { thumbnail_url: publicUrl + poster, thumbnail_width: shape.width, thumbnail_height: shape.height }),
        html: embedCode(publicUrl, found.id, found.title, size),
        ...size,
      },
      { headers: { "access-control-allow-origin": "*", "cache-control": found.cacheControl } },
    );
  };
}
