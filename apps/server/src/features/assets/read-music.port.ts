import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "@sayhey/contract/app-error";
import { musicFactsSchema, type MusicFacts } from "@sayhey/contract/music";
import { musicRange } from "@sayhey/trailer";
import { musicInProcess } from "./music-process.ts";
import type { Database } from "../../infra/database/database.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { createLane } from "../../infra/processes/lane.ts";
import { checkStorageQuota, readStorage } from "./storage-quota.port.ts";

/** An own sound that trailers can play. */
export interface OwnMusic {
  assetId: string;
  name: string;
  /** Key of its samples in the media store. */
  path: string;
  facts: MusicFacts;
}

interface Services {
  sql: Database;
  media: MediaStore;
}

interface Sound {
  id: string;
  name: string;
  path: string;
  content_type: string;
}

/** Folders of sounds being decoded; what a killed server leaves behind is swept by its prefix. */
export const MUSIC_PREFIX = "sayhey-music-";
/** Decoding takes a core. */
const inLane = createLane(1);
const LONGEST_MS = 60_000;

/**
 * The music of a sound of the caller: decoded when nobody has done so since its file came.
 * @throws AppError not-found for what is not there or not the caller's, bad-request for what is no music, too-large, quota
 */
export async function decodeOwnMusic(services: Services, userId: string, assetId: string): Promise<OwnMusic> {
  const sound = await findSound(services.sql, userId, assetId);
  return (await findMusic(services.sql, sound)) ?? inLane(() => make(services, userId, sound));
}

async function findSound(sql: Database, userId: string, assetId: string): Promise<Sound> {
  const [sound] = await sql<Sound[]>`
    select id, name, path, content_type from assets where id = ${assetId} and user_id = ${userId} and deleted_at is null`;
  if (sound === undefined) {
    throw new AppError("not-found", "The music no longer exists.", {
      hint: "Restore it from the trash in Assets, or choose another one.",
    });
  }
  if (sound.content_type.startsWith("audio/")) return sound;
  const what = { image: "a picture", video: "a video" }[sound.content_type.split("/")[0] ?? ""] ?? "not a sound";
  throw new AppError("bad-request", `${sound.name} is ${what}, so it cannot be the music of a trailer.`, {
    hint: "Choose an MP3, M4A, WAV, OGG or FLAC file.",
  });
}

async function findMusic(sql: Database, sound: Sound): Promise<OwnMusic | null> {
  const [row] = await sql<{ path: string; facts: unknown }[]>`
    select path, facts from music where asset_id = ${sound.id} and source_path = ${sound.path}`;
  const facts = musicFactsSchema.safeParse(row?.facts);
  if (row === undefined || !facts.success) return null;
  return { assetId: sound.id, name: sound.name, path: row.path, facts: facts.data };
}

async function make(services: Services, userId: string, sound: Sound): Promise<OwnMusic> {
  const { sql, media } = services;
  // Somebody else may have waited for the same one.
  const meanwhile = await findMusic(sql, sound);
  if (meanwhile !== null) return meanwhile;
  const work = await mkdtemp(join(tmpdir(), MUSIC_PREFIX));
  const path = `music/${userId}/${sound.id}/${randomUUID()}.wav`;
  let kept = false;
  try {
    const inputPath = join(work, "input");
    const outPath = join(work, "music.wav");
    await media.copyTo(sound.path, inputPath);
    const facts = await musicInProcess({ inputPath, outPath }, { signal: limit() });
    const { bytes } = await media.putFile(path, outPath);
    const old = await sql.begin(async (tx) => {
      checkStorageQuota(await readStorage(tx, userId, { lock: true }), bytes);
      const [before] = await tx<{ path: string }[]>`select path from music where asset_id = ${sound.id} for update`;
      // The asset may have been removed meanwhile: then the key it refers to is missing, and nothing is kept.
      await tx`
        insert into music (asset_id, user_id, source_path, path, bytes, facts)
        values (${sound.id}, ${userId}, ${sound.path}, ${path}, ${bytes}, ${tx.json(facts as never)})
        on conflict (asset_id) do update set source_path = excluded.source_path, path = excluded.path, bytes = excluded.bytes, facts = excluded.facts`;
      return before?.path;
    });
    kept = true;
    if (old !== undefined) await media.remove(old).catch(() => undefined); // nobody refers to it any more; the sweep tries again
    return { assetId: sound.id, name: sound.name, path, facts };
  } finally {
    if (!kept) await media.remove(path).catch(() => undefined);
    await rm(work, { recursive: true, force: true });
  }
}

function limit(): AbortSignal {
  const stop = new AbortController();
  setTimeout(
    () =>
      stop.abort(
        new AppError("too-large", `Reading the music takes longer than ${LONGEST_MS / 1000} seconds.`, {
          hint: "Make it shorter, then upload it again.",
        }),
      ),
    LONGEST_MS,
  ).unref();
  return stop.signal;
}

/** A stretch of an own sound. */
export interface SoundStretch {
  assetId: string;
  /** Where it begins, ms of the sound. */
  startMs: number;
  durationMs: number;
}

/**
 * Copies the samples of a stretch that a trailer plays to a file, as `unpackMusic` reads them. What lies past the end of the sound is
 * missing.
 * @throws as `decodeOwnMusic`
 */
export async function copyStretch(
  services: Services,
  userId: string,
  { assetId, startMs, durationMs }: SoundStretch,
  outPath: string,
): Promise<void> {
  const { path } = await decodeOwnMusic(services, userId, assetId);
  const { start, end } = musicRange(startMs, durationMs);
  const size = (await services.media.stat(path))?.bytes ?? 0;
  if (start >= size) await writeFile(outPath, new Uint8Array());
  else
    await pipeline(
      await services.media.open(path, { start, end: Math.min(end, size - 1) }),
      createWriteStream(outPath),
    );
}
