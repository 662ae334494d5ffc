import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { contentTypeOf, SNIFF_BYTES } from "./content-type.ts";
import { diskError } from "./disk-error.ts";
import { sweepIncoming, writeIncoming } from "./incoming-files.ts";
import { isMediaKey } from "./media-key.ts";
import { signMediaPath } from "./media-signature.ts";
import type { MediaFile, MediaSettings, MediaStat, MediaStore } from "./media-store.ts";
import { openS3Objects } from "./s3-objects.ts";
import { fileOfPiece, openS3Parts } from "./s3-parts.ts";
import type { S3Settings } from "./s3-settings.ts";
import { checked, checkFile, checkKey, DEFAULT_MAX_BYTES, headOf, missing } from "./store-rules.ts";

/** Objects that are removed at a time. One by one: not every server takes a list of them. */
const REMOVED_AT_A_TIME = 8;

/**
 * Opens the media store in a bucket, so that any number of machines share it. The folder of the settings holds nothing but files on their way in.
 */
export function openS3Store(settings: MediaSettings, s3: S3Settings): MediaStore {
  const { folder, maxBytes = DEFAULT_MAX_BYTES } = settings;
  const objects = openS3Objects(s3);

  const statOf = async (key: string): Promise<MediaStat | null> => {
    const found = await objects.head(checked(key));
    return found === null ? null : { ...found, contentType: contentTypeOf(key) };
  };
  const written = async (key: string): Promise<MediaStat> => {
    const found = await statOf(key);
    if (found === null) throw new Error(`${key}: vanished right after it was written`);
    return found;
  };
  const keepFile = async (key: string, path: string): Promise<void> => {
    const { size } = await stat(path);
    await objects.putFile(checked(key), path, size, contentTypeOf(key));
  };
  const streamOf = async (...args: Parameters<typeof objects.get>) => {
    const stream = await objects.get(...args);
    if (stream === null) throw missing(args[0]);
    return stream;
  };
  async function* list(prefix: string): AsyncGenerator<MediaFile> {
    let before: MediaFile | null = null as MediaFile | null;
    for await (const { name, bytes, modifiedAt } of objects.list(prefix)) {
      const key = fileOfPiece(name) ?? name;
      // Pieces of one file follow each other.
      if (key === before?.key) before = { key, bytes: before.bytes + bytes, modifiedAt };
      else {
        if (before !== null) yield before;
        before = isMediaKey(key) ? { key, bytes, modifiedAt } : null;
      }
    }
    if (before !== null) yield before;
  }
  const removeAll = async (prefix: string): Promise<void> => {
    let batch: Promise<void>[] = [];
    for await (const { name } of objects.list(prefix)) {
      if (batch.push(objects.remove(name)) < REMOVED_AT_A_TIME) continue;
      await Promise.all(batch);
      batch = [];
    }
    await Promise.all(batch);
  };

  return {
    secret: settings.secret,
    stat: statOf,
    put: async (key, contents) => {
      await checkFile(key, contents.byteLength, contents.subarray(0, SNIFF_BYTES), maxBytes);
      await objects.put(key, contents, contentTypeOf(key));
      return written(key);
    },
    putFile: async (key, path) => {
      const { size } = await stat(path);
      await checkFile(key, size, await headOf(path), maxBytes);
      await keepFile(key, path);
      return written(key);
    },
    receive: async (source, largest) => {
      const { path, bytes } = await writeIncoming(folder, source, largest);
      const discard = (): Promise<void> => rm(path, { force: true });
      const keep = (key: string): Promise<void> => keepFile(key, path).then(discard);
      return { path, bytes, keep, discard };
    },
    parts: openS3Parts(objects, folder, keepFile),
    read: async (key) => buffer(await streamOf(checked(key))),
    copyTo: async (key, path) => {
      const stream = await streamOf(checked(key));
      await pipeline(stream, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
        throw diskError(error);
      });
    },
    open: (key, range) => streamOf(checked(key), range),
    remove: (key) => objects.remove(checked(key)),
    list: (prefix = "") => list(prefix === "" ? "" : `${checked(prefix)}/`),
    removeAll: (prefix) => removeAll(`${checked(prefix)}/`),
    filesOf: async function* (userId) {
      for (const area of await objects.areas())
        for await (const { key, bytes } of list(`${area}/${userId}/`)) yield { key, bytes };
    },
    removeFilesOf: async (userId) => {
      for (const area of await objects.areas()) await removeAll(`${area}/${userId}/`);
    },
    sign: (key, options) => {
      checkKey(key);
      const expiresAt = Math.floor(Date.now() / 1000) + options.expiresInSeconds;
      return signMediaPath(settings.secret, { key, expiresAt, downloadName: options.downloadName });
    },
    sweepIncoming: (olderThanMs) => sweepIncoming(folder, olderThanMs),
    checkWritable: async () => {
      const name = `.check/${crypto.randomUUID()}`;
      await objects.put(name, new Uint8Array([49]), "text/plain");
      await objects.remove(name);
    },
  };
}
