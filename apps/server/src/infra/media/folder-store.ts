import { chmodSync, createReadStream, statSync } from "node:fs";
import { copyFile, link, lstat, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { errorCode } from "../error-code.ts";
import { log } from "../log/log.ts";
import { AtomicFsDriver } from "./atomic-fs-driver.ts";
import { checkWritable } from "./check-writable.ts";
import { contentTypeOf, SNIFF_BYTES } from "./content-type.ts";
import { diskError } from "./disk-error.ts";
import { filesOfPerson, removeFilesOfPerson } from "./files-of-person.ts";
import { sweepIncoming, writeIncoming } from "./incoming-files.ts";
import { isMediaKey } from "./media-key.ts";
import { signMediaPath } from "./media-signature.ts";
import type { MediaFile, MediaSettings, MediaStat, MediaStore } from "./media-store.ts";
import { openPartFiles } from "./part-files.ts";
import { checked, checkFile, checkKey, DEFAULT_MAX_BYTES, headOf, missing } from "./store-rules.ts";

/** Opens the media store in a folder. */
export function openFolderStore(settings: MediaSettings): MediaStore {
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
    await checkFile(key, bytes, head, maxBytes);
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
      const { path, bytes } = await writeIncoming(settings.folder, source, largest);
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
      remove: (key) => disk.delete(checked(key)),
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
    list: (prefix = "") => {
      if (prefix !== "") checkKey(prefix);
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
    sweepIncoming: (olderThanMs) => sweepIncoming(settings.folder, olderThanMs),
    checkWritable: () => checkWritable(settings.folder),
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

async function* walk(root: string, prefix: string): AsyncGenerator<MediaFile> {
  const entries = await readdir(join(root, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    const key = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (!isMediaKey(key)) continue;
    if (entry.isDirectory()) yield* walk(root, key);
    else if (entry.isFile()) {
      const file = await lstat(join(root, key)).catch(() => null); // removed since it was listed
      if (file !== null) yield { key, bytes: file.size, modifiedAt: file.mtime };
    }
  }
}
