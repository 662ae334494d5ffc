import { Readable } from "node:stream";
import { AppError } from "@sayhey/contract/app-error";
import { UPLOAD_PATH } from "@sayhey/contract/upload";
import { ZipFile } from "yazl";
import type { Database } from "../../infra/database/database.ts";
import { errorResponse } from "../../http/error-response.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";

/** Path of archives; what follows is the grant. */
export const ARCHIVE_PATH = `${UPLOAD_PATH}/archive`;
const MINUTES = 10;

/** An address that gives a ZIP of own assets to whoever holds it, for ten minutes. */
export async function grantArchive(sql: Database, userId: string, assetIds: readonly string[]): Promise<string> {
  await sql`delete from private.asset_archives where expires_at < now()`;
  const [row] = await sql<{ id: string }[]>`
    insert into private.asset_archives (user_id, asset_ids, expires_at)
    values (${userId}, ${assetIds as string[]}::uuid[], now() + make_interval(mins => ${MINUTES})) returning id`;
  if (row === undefined) throw new Error("the archive was not granted");
  return `${ARCHIVE_PATH}/${row.id}`;
}

interface Packed {
  name: string;
  folder: string;
  path: string;
  created_at: string;
}

/** Answers `GET` of such an address. Files flow through one after the other; none is held whole. */
export function createArchiveHandler({
  sql,
  media,
}: {
  sql: Database;
  media: MediaStore;
}): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const id = new URL(request.url).pathname.slice(ARCHIVE_PATH.length + 1);
      if (request.method !== "GET" || !/^[0-9a-f-]{36}$/.test(id)) throw gone();
      const [grant] = await sql<{ user_id: string; asset_ids: string[] }[]>`
        select user_id, asset_ids from private.asset_archives where id = ${id} and expires_at > now()
          and not private.account_is_closed(user_id)`;
      if (grant === undefined) throw gone();
      const assets = await sql<Packed[]>`
        select name, folder, path, created_at from assets
        where user_id = ${grant.user_id} and id = any(${grant.asset_ids}::uuid[]) and deleted_at is null order by folder, name, id`;
      return new Response(Readable.toWeb(pack(media, assets)) as ReadableStream<Uint8Array>, {
        headers: {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="assets.zip"',
          "cache-control": "no-store",
          "x-content-type-options": "nosniff",
        },
      });
    } catch (error) {
      return errorResponse(error);
    }
  };
}

/** Pictures, videos and sounds are compressed already. */
function pack(media: MediaStore, assets: readonly Packed[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  const taken = new Set<string>();
  for (const asset of assets) {
    zip.addReadStreamLazy(entryName(asset, taken), { compress: false, mtime: new Date(asset.created_at) }, (give) => {
      media.open(asset.path).then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

/** `Brand/logo.png`, and `Brand/logo (2).png` for the next of that name, whatever the case; with its extension always. */
function entryName({ name, folder, path }: Packed, taken: Set<string>): string {
  const clean = (text: string): string => text.replace(/[/\\:*?"<>|\p{Cc}]/gu, "_").replace(/^\.+$/, "_");
  const extension = path.slice(path.lastIndexOf("."));
  const whole = clean(/\.[a-z0-9]{2,5}$/i.test(name) ? name : `${name}${extension}`);
  const dot = whole.lastIndexOf(".");
  const place = folder === "" ? "" : `${folder.split("/").map(clean).join("/")}/`;
  for (let count = 1; ; count++) {
    const entry = `${place}${whole.slice(0, dot)}${count === 1 ? "" : ` (${count})`}${whole.slice(dot)}`;
    if (taken.has(entry.toLowerCase())) continue;
    taken.add(entry.toLowerCase());
    return entry;
  }
}

const gone = (): AppError =>
  new AppError("not-found", "This download has expired.", { hint: "Download the files again from your assets." });
