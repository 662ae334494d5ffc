import type { Database } from "../../infra/database/database.ts";
import { slugify } from "../projects/slug.port.ts";
import { PUBLISHED_FILES, PUBLISHED_MEDIA_PATH, readPublished } from "./publication-card.ts";
import { LINK_TOKEN, readSharedRender, SHARED_MEDIA_PATH, sharedFile } from "./shared-render.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";

const ADDRESS = new RegExp(
  `^${PUBLISHED_MEDIA_PATH}/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/(trailer|poster|captions|link)\\.[a-z0-9]+$`,
);
const SHARED_ADDRESS = new RegExp(`^${SHARED_MEDIA_PATH}/(${LINK_TOKEN})/(trailer|poster|captions)\\.[a-z0-9]+$`);

/** How long a cache may go on showing what has been unpublished meanwhile, seconds. */
const FRESH_SECONDS = 60;

const isFile = (name: string | undefined): name is keyof typeof PUBLISHED_FILES =>
  name !== undefined && Object.hasOwn(PUBLISHED_FILES, name);

type AnswerMedia = (request: Request) => Promise<Response>;

/** A file of the media store, and what to call it. */
interface Found {
  key: string;
  title: string;
  file: string;
}

/**
 * Answers `/media/published/<publication>/<trailer|poster|captions|link>.<extension>` for everybody, as long as it is published;
 * `?download` saves it under the app's name. `answerMedia` answers signed addresses of the media store.
 */
export function createPublishedMediaHandler(
  sql: Database,
  media: MediaStore,
  answerMedia: AnswerMedia,
): (request: Request) => Promise<Response> {
  const find = async (pathname: string): Promise<Found | null> => {
    const [, id, file] = ADDRESS.exec(pathname) ?? [];
    const row = id === undefined ? null : await readPublished(sql, id);
    const key = row === null || !isFile(file) ? null : row[PUBLISHED_FILES[file]];
    return row === null || key === null || file === undefined ? null : { key, title: row.title, file };
  };
  return createHandler(media, answerMedia, find, `public, max-age=${FRESH_SECONDS}`);
}

/** Answers `/media/shared/<token>/<trailer|poster|captions>.<extension>` for whoever has the link of a render, while it is on. */
export function createSharedMediaHandler(
  sql: Database,
  media: MediaStore,
  answerMedia: AnswerMedia,
): (request: Request) => Promise<Response> {
  const find = async (pathname: string): Promise<Found | null> => {
    const [, token = "", file = ""] = SHARED_ADDRESS.exec(pathname) ?? [];
    const row = token === "" ? null : await readSharedRender(sql, token);
    const key = row === null ? null : sharedFile(row, file);
    return row === null || key === null ? null : { key, title: row.title, file };
  };
  // Turned off, it is gone at once: a cache asks again each time.
  return createHandler(media, answerMedia, find, "private, no-cache");
}

function createHandler(
  media: MediaStore,
  answerMedia: AnswerMedia,
  find: (pathname: string) => Promise<Found | null>,
  cacheControl: string,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const found = await find(url.pathname);
    if (found === null) {
      return new Response("There is no such file.", {
        status: 404,
        headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      });
    }
    const { key, title, file } = found;
    const name = `${slugify(title, 60) || "sayhey"}-${file}${/\.[a-z0-9]+$/.exec(key)?.[0] ?? ""}`;
    const signed = media.sign(key, {
      expiresInSeconds: FRESH_SECONDS,
      ...(url.searchParams.has("download") ? { downloadName: name } : {}),
    });
    const answer = await answerMedia(
      new Request(new URL(signed, url), { method: request.method, headers: request.headers }),
    );
    const headers = new Headers(answer.headers);
    if (answer.ok || answer.status === 304) {
      headers.set("cache-control", cacheControl);
      headers.set("cross-origin-resource-policy", "cross-origin");
    }
    return new Response(answer.body, { status: answer.status, headers });
  };
}
