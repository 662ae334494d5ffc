import type { Database } from "../platform/database.ts";
import { cardOf, readPublished } from "../platform/gallery/publication-card.ts";
import { embedCode } from "./embed-page.ts";

const UUID = /^\/gallery\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\/?$/i;
/** Height of the line below the player, CSS px. */
const LINE = 38;
/** Longest side of the player where the asker sets no limit, CSS px. */
const LONGEST = 640;

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8" } });

/** Answers `GET /oembed?url=` as oEmbed 1.0 (https://oembed.com): the player of a gallery item for other sites. */
export function createOembedHandler(sql: Database, publicUrl: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    const query = new URL(request.url).searchParams;
    if ((query.get("format") ?? "json") !== "json") return plain(501, "Only json is answered here.");
    const asked = query.get("url") ?? "";
    if (!URL.canParse(asked)) return plain(400, "url: the address of a gallery item is missing.");
    const url = new URL(asked);
    const id = url.origin === new URL(publicUrl).origin ? UUID.exec(url.pathname)?.[1] : undefined;
    const row = id === undefined ? null : await readPublished(sql, id);
    if (row === null) return plain(404, "There is no such app in the gallery.");

    const { author, poster, trailer } = cardOf(row);
    const shape = trailer ?? { width: 16, height: 9 };
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
        type: trailer === null ? "rich" : "video",
        provider_name: "SayHey",
        provider_url: publicUrl,
        title: row.title,
        author_name: author.name,
        author_url: `${publicUrl}/profile/${author.username}`,
        ...(poster === null || trailer === null
          ? {}
          : { thumbnail_url: publicUrl + poster, thumbnail_width: trailer.width, thumbnail_height: trailer.height }),
        html: embedCode(publicUrl, row.id, row.title, size),
        ...size,
      },
      { headers: { "access-control-allow-origin": "*", "cache-control": "public, max-age=60" } },
    );
  };
}
