import { log } from "../log/log.ts";
import { chmodSync, createReadStream, createWriteStream, statSync } from "node:fs";
import { copyFile, link, lstat, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@sayhey/contract/app-error";
import { Disk } from "flydrive";
import { errorCode } from "../error-code.ts";
import { AtomicFsDriver } from "./atomic-fs-driver.ts";
import type { ByteRange } from "./byte-range.ts";
import { contentTypeOf, SNIFF_BYTES, sniffMismatch } from "./content-type.ts";
import { filesOfPerson, removeFilesOfPerson, type PersonFile } from "./files-of-person.ts";
import { isMediaKey } from "./media-key.ts";
import { signMediaPath } from "./media-signature.ts";
import { openPartFiles, type PartOptions } from "./part-files.ts";

/** Where files live and how their addresses are signed. */
export interface MediaSettings {
  /** Folder of the store; made when missing. */
  folder: string;
  /** Secret of the signatures, at least 32 characters. */
  secret: string;
  /** Largest file, bytes. 4 GB when absent. */
  maxBytes?: number;
}

/** What the store knows of a file. */
interface MediaStat {
  bytes: number;
  contentType: string;
  etag: string;
  modifiedAt: Date;
}

/** A file that has arrived but has no key yet. */
export interface Incoming {
  /** Where it lies on this machine. */
  path: string;
  bytes: number;
  /** Gives it a key; its bytes must have been looked at. */
  keep(key: string): Promise<void>;
  /** Removes it; what was kept stays. */
  discard(): Promise<void>;
}

/** Files of projects, renders and uploads, by key. Keys are write-once by convention: a new file gets a new key. */
export interface MediaStore {
  /** Stores bytes whole or not at all. @throws AppError disk-full, too-large, bad-request when the bytes are not what the extension says. */
  put(key: string, contents: Uint8Array): Promise<MediaStat>;
  /** Stores a copy of a local file whole or not at all. @throws as `put`. */
  putFile(key: string, path: string): Promise<MediaStat>;
  /**
   * Writes a stream to a file that has no key yet, so that it can be looked at first. The caller keeps or discards it.
   * @throws AppError too-large past `maxBytes`, disk-full; nothing is left then, nor when the stream breaks off
   */
  receive(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Incoming>;
  /** Files that arrive in parts, under keys of their own. */
  parts: {
    /** Bytes that are there; 0 when there is no such file. */
    size(key: string): Promise<number>;
    /**
     * Adds a stream to the end of a file; what has come stays when the stream breaks off. Whoever calls sees to it that nobody else does.
     * @returns bytes written @throws RangeError when more than `limit` come, AppError disk-full
     */
    write(key: string, source: AsyncIterable<Uint8Array>, options: PartOptions): Promise<number>;
    /** Takes bytes off the end. */
    cut(key: string, size: number): Promise<void>;
    /** The file as one that has arrived; kept, it is still here too, until it is discarded. */
    whole(key: string): Promise<Incoming>;
  };
  /** @throws AppError not-found */
  read(key: string): Promise<Uint8Array>;
  /** Puts a file where a process that knows no keys can read it; nobody may write to it. @throws AppError not-found, disk-full */
  copyTo(key: string, path: string): Promise<void>;
  /** Null when there is no such file. */
  stat(key: string): Promise<MediaStat | null>;
  /** A stream of the file or of part of it. The caller consumes or destroys it. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file under a folder, in no order. */
  list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }>;
  /** Removes every file under a folder. */
  removeAll(prefix: string): Promise<void>;
  /** Every file of a person: by convention the second part of a key says whose it is. */
  filesOf(userId: string): AsyncIterable<PersonFile>;
  /** Removes every file of a person. */
  removeFilesOf(userId: string): Promise<void>;
  /** Path and query that lets whoever holds it read one file for a while. */
  sign(key: string, options: { expiresInSeconds: number; downloadName?: string }): string;
  /** Removes half-written files left by a process that died. `olderThanMs` spares the ones being written now. */
  sweepIncoming(olderThanMs: number): Promise<number>;
  /** Checks the signatures `sign` makes. */
  readonly secret: string;
}

const DEFAULT_MAX_BYTES = 4 * 1024 ** 3;

/** Opens the media store in a folder. @throws TypeError naming the setting that is wrong. */
export function openMediaStore(settings: MediaSettings): MediaStore {
  if (settings.secret.length < 32) throw new TypeError("media.secret: must be at least 32 characters");
  const maxBytes = settings.maxBytes ?? DEFAULT_MAX_BYTES;
  closeToOthers(settings.folder);
  const driver = new AtomicFsDriver(settings.folder);
  const disk = new Disk(driver);
  const parts = openPartFiles(settings.folder);

  const statOf = async (key: string): Promise<MediaStat | null> => {
    checkKey(key);
    try {
      // flydrive's metadata has no time zone-proof tag of its own kind; the file's size and time make one.
      // A link is no file of ours: it may lead out of the store.
      const file = await lstat(join(settings.folder, key));
      if (!file.isFile()) return null;
      const etag = `"${file.size.toString(16)}-${Math.round(file.mtimeMs).toString(16)}"`;
      return { bytes: file.size, contentType: contentTypeOf(key), etag, modifiedAt: file.mtime };
    } catch (error) {
      if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return null;
      throw error;
    }
  };

  const store = async (
    key: string,
    bytes: number,
    head: Uint8Array,
    write: () => Promise<void>,
  ): Promise<MediaStat> => {
    checkKey(key);
    if (bytes > maxBytes) {
      throw new AppError("too-large", `The file has ${mega(bytes)}, the largest allowed is ${mega(maxBytes)}.`, {
        hint: "Use a smaller file.",
      });
    }
    const other = await sniffMismatch(key, head);
    if (other !== null)
      throw new AppError("bad-request", `${key}: the file is ${other}, not what its name says.`, {
        hint: "Use the extension that matches the file.",
      });
    try {
      await write();
    } catch (error) {
      throw diskError(error);
    }
    const written = await statOf(key);
    if (written === null) throw new Error(`${key}: vanished right after it was written`);
    return written;
  };

  return {
    secret: settings.secret,
    stat: statOf,
    put: (key, contents) =>
      store(key, contents.byteLength, contents.subarray(0, SNIFF_BYTES), () => disk.put(key, contents)),
    putFile: async (key, path) => {
      const { size } = await stat(path);
      return store(key, size, await headOf(path), () => disk.putStream(key, createReadStream(path)));
    },
    receive: async (source, largest) => {
      const path = await driver.temporary();
      let bytes = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of source) {
          bytes += chunk.byteLength;
          if (bytes > largest) throw tooLarge(largest);
          yield chunk;
        }
      }
      try {
        await pipeline(counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true });
        throw diskError(error);
      }
      return {
        path,
        bytes,
        keep: async (key) => {
          checkKey(key);
          await driver.adopt(path, key).catch((error: unknown) => {
            throw diskError(error);
          });
        },
        discard: () => rm(path, { force: true }),
      };
    },
    parts: {
      size: (key) => parts.size(checked(key)),
      write: (key, source, options) =>
        parts.write(checked(key), source, options).catch((error: unknown) => {
          throw diskError(error);
        }),
      cut: (key, size) => parts.cut(checked(key), size),
      whole: async (key) => ({
        path: join(settings.folder, checked(key)),
        bytes: await parts.size(key),
        keep: async (target) => {
          await driver.adopt(join(settings.folder, key), checked(target), { copy: true }).catch((error: unknown) => {
            throw diskError(error);
          });
        },
        discard: () => disk.delete(key),
      }),
    },
    read: async (key) => {
      if ((await statOf(key)) === null) throw missing(key);
      return disk.getBytes(key);
    },
    copyTo: async (key, path) => {
      if ((await statOf(key)) === null) throw missing(key);
      const from = join(settings.folder, key);
      // A second name costs nothing, however large the file; another disk needs the bytes.
      await link(from, path).catch(() =>
        copyFile(from, path).catch((error: unknown) => {
          throw diskError(error);
        }),
      );
    },
    open: async (key, range) => {
      if ((await statOf(key)) === null) throw missing(key);
      return range === undefined
        ? disk.getStream(key)
        : createReadStream(join(settings.folder, key), { start: range.start, end: range.end });
    },
    remove: async (key) => {
      checkKey(key);
      await disk.delete(key);
    },
    list: (prefix) => {
      checkKey(prefix);
      return walk(settings.folder, prefix);
    },
    removeAll: async (prefix) => {
      checkKey(prefix);
      await disk.deleteAll(prefix);
    },
    filesOf: (userId) => filesOfPerson(settings.folder, userId),
    removeFilesOf: (userId) => removeFilesOfPerson(settings.folder, userId),
    sign: (key, options) => {
      checkKey(key);
      const expiresAt = Math.floor(Date.now() / 1000) + options.expiresInSeconds;
      return signMediaPath(settings.secret, { key, expiresAt, downloadName: options.downloadName });
    },
    sweepIncoming: (olderThanMs) => sweep(join(settings.folder, ".incoming"), olderThanMs),
  };
}

/** A folder that an earlier release made may be open to everybody on the machine; what lies in it is reached through it alone. */
function closeToOthers(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & 0o077) === 0 || process.platform === "win32") return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    log.warn(`Others on this machine can read the media folder ${folder}: its access could not be changed.`, error);
  }
}

/** Turns a full disk, however deep in the causes, into an error a person can act on; anything else passes through. */
export function diskError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  let cause = error;
  for (let depth = 0; depth < 5 && !FULL.has(errorCode(cause) ?? ""); depth++)
    cause = cause instanceof Error ? cause.cause : undefined;
  if (!FULL.has(errorCode(cause) ?? "")) return error;
  return new AppError("disk-full", "The disk is full, so the file could not be saved.", {
    cause: error,
    hint: "Free some space on the server's disk, then try again.",
  });
}

const FULL = new Set(["ENOSPC", "EDQUOT"]);

async function* walk(root: string, prefix: string): AsyncGenerator<{ key: string; modifiedAt: Date }> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(root, key);
    else {
      const file = await stat(join(root, key)).catch(() => null); // removed since it was listed
      if (file !== null) yield { key, modifiedAt: file.mtime };
    }
  }
}

async function sweep(folder: string, olderThanMs: number): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file === null || Date.now() - file.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function checked(key: string): string {
  checkKey(key);
  return key;
}

function checkKey(key: string): void {
  if (!isMediaKey(key)) throw new AppError("bad-request", `'${key.slice(0, 80)}' is not the name of a stored file.`);
}

const tooLarge = (limit: number): AppError =>
  new AppError("too-large", `The file is larger than ${mega(limit)}, the largest allowed.`, {
    hint: "Use a smaller file.",
  });
const missing = (key: string): AppError => new AppError("not-found", `There is no file ${key}.`);
const mega = (bytes: number): string => `${Number((bytes / 1024 ** 2).toFixed(1))} MB`;
