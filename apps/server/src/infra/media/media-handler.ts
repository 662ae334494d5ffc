import { Readable } from "node:stream";
import { parseByteRange } from "./byte-range.ts";
import { isMediaKey } from "./media-key.ts";
import { verifyMediaGrant } from "./media-signature.ts";
import type { MediaStore } from "./media-store.ts";

/**
 * Answers `GET` and `HEAD /media/<key>` for signed addresses, with byte ranges (RFC 9110, 14), validators and a content type
 * that is never guessed by the browser. `now` in ms.
 */
export function createMediaHandler(
  store: MediaStore,
  now: () => number = Date.now,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return plain(405, "Only GET and HEAD are answered here.", { allow: "GET, HEAD" });
    const url = new URL(request.url);
    const key = decodeKey(url.pathname);
    if (key === null) return plain(404, "There is no such file.");
    const grant = verifyMediaGrant(store.secret, key, url.searchParams, now());
    if (grant === "expired") return plain(403, "This link has expired. Open the page again to get a new one.");
    if (grant === "invalid") return plain(403, "This link is not valid. Open the page again to get a new one.");
    const file = await store.stat(key);
    if (file === null) return plain(404, "This file no longer exists.");

    const headers = new Headers({
      ...SAFETY,
      "content-type": file.contentType,
      "accept-ranges": "bytes",
      etag: file.etag,
      "last-modified": file.modifiedAt.toUTCString(),
      "cache-control": `private, max-age=${Math.max(0, Math.floor(grant.expiresAt - now() / 1000))}`,
      "content-disposition": disposition(grant.downloadName, file.contentType),
    });
    if (matches(request.headers.get("if-none-match"), file.etag)) return new Response(null, { status: 304, headers });

    const range = rangeHolds(request.headers.get("if-range"), file.etag)
      ? parseByteRange(request.headers.get("range"), file.bytes)
      : null;
    if (range === "unsatisfiable") {
      return plain(416, "That part of the file does not exist.", { "content-range": `bytes */${file.bytes}` });
    }
    const length = range === null ? file.bytes : range.end - range.start + 1;
    headers.set("content-length", String(length));
    if (range !== null) headers.set("content-range", `bytes ${range.start}-${range.end}/${file.bytes}`);
    const status = range === null ? 200 : 206;
    if (request.method === "HEAD" || length === 0) return new Response(null, { status, headers });
    const stream = await store.open(key, range ?? undefined);
    return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
  };
}

const SAFETY = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
  "cross-origin-resource-policy": "same-site",
  "referrer-policy": "no-referrer",
};

/** The key in a path, or null. Segments are decoded one by one, so an encoded slash stays a bad character. */
function decodeKey(pathname: string): string | null {
  if (!pathname.startsWith("/media/")) return null;
  try {
    const key = pathname.slice("/media/".length).split("/").map(decodeURIComponent);
    return key.some((segment) => segment.includes("/")) || !isMediaKey(key.join("/")) ? null : key.join("/");
  } catch {
    return null; // a stray % is no name of a file
  }
}

function disposition(downloadName: string | undefined, contentType: string): string {
  if (downloadName === undefined) return contentType === "application/octet-stream" ? "attachment" : "inline";
  const ascii = downloadName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(downloadName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));

/** A part of an older file must not be mixed with this one. */
const rangeHolds = (ifRange: string | null, etag: string): boolean => ifRange === null || ifRange.trim() === etag;

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { ...SAFETY, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
