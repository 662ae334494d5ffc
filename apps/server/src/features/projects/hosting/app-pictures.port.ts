import { uploadedPicturePath, uploadedPictures, type AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { workOnPicture } from "../../../infra/processes/picture-pool.ts";
import { findSource, readHosted, type HostedSource } from "../compile/app-library.ts";

/** Longest side of a picture in an app, px. */
const SIDE = 1280;
const QUALITY = 80;
/** Bytes of pictures that are kept in memory. */
const KEPT_BYTES = 48 * 1024 ** 2;
const PATH = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;
/** Pictures that an export, a push or a check takes along. */
export const MOST_PICTURES = 300;

/** Uploaded pictures as apps show them: small, upright, and with nothing in them but the picture. */
export interface AppPictures {
  /** Answers the request for a picture of the app under a slug; null when the request is for something else. */
  answer(slug: string, path: string): Promise<Response | null>;
  /** The pictures of an app by the path it asks for; what is gone is left out. `below` comes before each path. */
  of(spec: AppSpec, whose: Whose, below?: string): Promise<Record<string, Uint8Array>>;
}

interface Whose {
  projectId: string;
  userId: string;
}

/** A picture is shown by apps of whoever uploaded it, and by remixes of what they published with it; by no other. */
export function createAppPictures(sql: Database, media: MediaStore): AppPictures {
  const kept = new Map<string, Uint8Array>();
  let bytes = 0;

  const drawn = async (key: string): Promise<Uint8Array | null> => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    let picture: Uint8Array;
    try {
      picture = (await workOnPicture("shrink", () => media.read(key), { side: SIDE, quality: QUALITY })).bytes;
    } catch (error) {
      if (error instanceof AppError && error.kind === "not-found") return null;
      throw error;
    }
    kept.set(key, picture);
    bytes += picture.byteLength;
    for (const [oldest, held] of kept) {
      if (bytes <= KEPT_BYTES || oldest === key) break;
      kept.delete(oldest);
      bytes -= held.byteLength;
    }
    return picture;
  };

  const pathsOf = async (ids: readonly string[], { projectId, userId }: Whose): Promise<Map<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await sql<{ id: string; path: string }[]>`
      select a.id, a.path from assets a
      where a.id = any(${[...ids]}::uuid[]) and a.deleted_at is null and a.content_type like 'image/%'
        and (a.user_id = ${userId} or exists (
          select from remixes r
          join publications p on p.id = r.publication_id and p.user_id = a.user_id
          join publication_versions v on v.publication_id = p.id
          where r.project_id = ${projectId} and position('asset:' || a.id::text in v.spec::text) > 0))`;
    return new Map(rows.map(({ id, path }) => [id, path]));
  };

  const whose = async ({ table, id }: HostedSource): Promise<Whose | null> => {
    const [row] =
      table === "projects"
        ? await sql<Whose[]>`select id as "projectId", user_id as "userId" from projects where id = ${id}`
        : table === "ai_drafts"
          ? await sql<Whose[]>`select project_id as "projectId", user_id as "userId" from ai_runs where id = ${id}`
          : await sql<Whose[]>`
              select p.project_id as "projectId", v.user_id as "userId" from publication_versions v
              join publications p on p.id = v.publication_id where v.id = ${id}`;
    return row ?? null;
  };

  return {
    answer: async (slug, path) => {
      const id = PATH.exec(path)?.[1];
      if (id === undefined) return null;
      const source = await findSource(sql, slug);
      if (source === null || "movedTo" in source) return missing();
      const [owner, { spec }] = await Promise.all([whose(source), readHosted(sql, source)]);
      if (owner === null || !uploadedPictures(spec).includes(id)) return missing();
      const key = (await pathsOf([id], owner)).get(id);
      const picture = key === undefined ? null : await drawn(key);
      if (picture === null) return missing();
      return new Response(Buffer.from(picture), {
        headers: {
          "content-type": "image/webp",
          "content-length": String(picture.byteLength),
          "cache-control": "private, max-age=300",
          "x-content-type-options": "nosniff",
        },
      });
    },
    of: async (spec, owner, below = "") => {
      const ids = uploadedPictures(spec).slice(0, MOST_PICTURES);
      const paths = await pathsOf(ids, owner);
      const files: Record<string, Uint8Array> = {};
      for (const id of ids) {
        const key = paths.get(id);
        const picture = key === undefined ? null : await drawn(key);
        if (picture !== null) files[`${below}${uploadedPicturePath(id)}`] = picture;
      }
      return files;
    },
  };
}

const missing = (): Response =>
  new Response("Not found", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
