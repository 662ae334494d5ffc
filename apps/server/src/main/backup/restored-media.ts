import { copyFile, mkdir, readdir, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { filePath, type BackupManifest } from "../../infra/backup/manifest.ts";
import { makeFolder } from "../../infra/make-folder.ts";
import type { MediaSettings, MediaStore } from "../../infra/media/media-store.ts";
import { openMediaStore } from "../../infra/media/open-media-store.ts";

/** How the files of a backup get into a media store, in two steps around the moment at which the database has its rows. */
export interface RestoredMedia {
  /** Brings every file of the backup. What the store has stays as it is. */
  bring(folder: string, manifest: BackupManifest): Promise<void>;
  /** Makes the store hold what the backup has and nothing else. */
  exchange(manifest: BackupManifest): Promise<void>;
  /** Removes what a restore that broke off left beside the store. */
  clear(): Promise<void>;
}

/** Opens a store for what a restore brings. */
export function openRestoredMedia(settings: MediaSettings): RestoredMedia {
  return settings.s3 === undefined ? intoFolder(settings.folder) : intoBucket(openMediaStore(settings));
}

/** Names that begin with a dot are no keys, so nothing of the store is ever there. */
const ARRIVING = ".restored";
const REPLACED = ".replaced";

/** Puts the files beside the store, where nobody sees them, and exchanges both by a rename for each folder at the top. */
function intoFolder(media: string): RestoredMedia {
  const clear = async (): Promise<void> => {
    await makeFolder(media);
    for (const name of [ARRIVING, REPLACED]) await rm(join(media, name), { recursive: true, force: true });
  };
  return {
    clear,
    bring: async (folder, { files }) => {
      for (const { key, modifiedMs } of files) {
        const target = join(media, ARRIVING, key);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        // Never a second name for the backup's own bytes: the store may go on writing a file.
        await copyFile(join(folder, filePath(key)), target);
        await utimes(target, new Date(modifiedMs), new Date(modifiedMs));
      }
    },
    exchange: async () => {
      await mkdir(join(media, REPLACED), { recursive: true, mode: 0o700 });
      for (const name of await readdir(media))
        if (!name.startsWith(".")) await rename(join(media, name), join(media, REPLACED, name));
      const arrived = join(media, ARRIVING);
      for (const name of await readdir(arrived).catch(() => [])) await rename(join(arrived, name), join(media, name));
    },
  };
}

/** Keys are written once, so a file that is there under the same key and size is the same file. */
function intoBucket(store: MediaStore): RestoredMedia {
  return {
    clear: () => Promise.resolve(),
    bring: async (folder, { files }) => {
      for (const { key, bytes } of files)
        if ((await store.stat(key))?.bytes !== bytes) await store.putFile(key, join(folder, filePath(key)));
    },
    exchange: async ({ files }) => {
      const wanted = new Set(files.map(({ key }) => key));
      for await (const { key } of store.list()) if (!wanted.has(key)) await store.remove(key);
    },
  };
}
