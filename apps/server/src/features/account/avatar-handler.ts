import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";

/** Path under which the pictures of public pages are served. */
export const AVATARS_PATH = "/avatars";

const KEY = /^avatars\/[0-9a-f-]{36}\/[0-9a-f]{16}\.webp$/;

/**
 * Answers `/avatars/<profile>/<hash>.webp`, for everybody while the account is open: the pages that show
 * them are public. A new picture has a new address.
 */
export function createAvatarHandler(media: MediaStore, sql: Database): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Method not allowed", { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const key = new URL(request.url).pathname.slice(1);
    const file = KEY.test(key) && (await isShown(sql, key)) ? await media.stat(key) : null;
    if (file === null) return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
    return new Response(request.method === "HEAD" ? null : Buffer.from(await media.read(key)), {
      headers: {
        "content-type": "image/webp",
        "content-length": String(file.bytes),
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  };
}

async function isShown(sql: Database, key: string): Promise<boolean> {
  const [profile] = await sql`select from profiles where avatar_key = ${key} and not private.account_is_closed(id)`;
  return profile !== undefined;
}
