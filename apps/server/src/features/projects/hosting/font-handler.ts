import { readFile } from "node:fs/promises";
import { resolveFontFile } from "@sayhey/trailer/node";

/** Path under which the typefaces of trailers are served to the player. */
export const FONTS_PATH = "/fonts";

/** Answers `/fonts/<package>/files/<file>.woff2` and `/fonts/<package>/unicode.json` from the installed font packages. */
export async function answerFont(request: Request): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
  }
  const path = new URL(request.url).pathname.slice(FONTS_PATH.length + 1);
  const file = resolveFontFile(path);
  const bytes = file === null ? null : await readFile(file).catch(() => null);
  if (bytes === null) return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: {
      "content-type": path.endsWith(".json") ? "application/json" : "font/woff2",
      "content-length": String(bytes.byteLength),
      // The packages are pinned; a day keeps an update of one from being missed for long.
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
}
