import { link, mkdir, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { errorCode } from "../error-code.ts";
import type { MediaStore } from "../media/media-store.ts";
import { filePath, type BackupFile } from "./manifest.ts";
import { writeDigested } from "./written-file.ts";

type StoredFile = Omit<BackupFile, "sha256">;

/** What copies read: a store lists its files and opens them. */
export type CopiedStore = Pick<MediaStore, "list" | "open">;

async function listStored(media: CopiedStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const { key, bytes, modifiedAt } of media.list())
    files.push({ key, bytes, modifiedMs: modifiedAt.getTime() });
  return files;
}

/** Copies of media files in the folder of a backup. */
export interface MediaCopies {
  /** Copies what is in the store now and not here yet, and takes out what has left the store. */
  follow(): Promise<void>;
  /** Copies what has come since, and takes nothing out. */
  complete(): Promise<void>;
  files(): BackupFile[];
}

/**
 * Copies a media store while it is in use. A file that an earlier backup beside this one has already, and that has not changed since, takes no further
 * space: keys are written once, so both backups name the same bytes.
 */
export function openMediaCopies(options: {
  media: CopiedStore;
  folder: string;
  earlier: { folder: string; files: readonly BackupFile[] } | null;
  signal?: AbortSignal | undefined;
}): MediaCopies {
  const { media, folder, earlier, signal } = options;
  const known = new Map(earlier?.files.map((file) => [file.key, file]));
  const copied = new Map<string, BackupFile>();
  const isSame = (file: BackupFile | undefined, { bytes, modifiedMs }: StoredFile): file is BackupFile =>
    file !== undefined && file.bytes === bytes && file.modifiedMs === modifiedMs;

  const linkEarlier = async (file: BackupFile, target: string): Promise<boolean> => {
    if (earlier === null) return false;
    const source = join(earlier.folder, filePath(file.key));
    const found = await stat(source).catch(() => null);
    if (found?.size !== file.bytes) return false;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    return link(source, target).then(
      () => true,
      () => false,
    );
  };

  const copy = async (stored: StoredFile): Promise<void> => {
    signal?.throwIfAborted();
    const { key, modifiedMs } = stored;
    if (isSame(copied.get(key), stored)) return;
    const target = join(folder, filePath(key));
    await rm(target, { force: true });
    const before = known.get(key);
    if (isSame(before, stored) && (await linkEarlier(before, target))) return void copied.set(key, before);
    try {
      const written = await writeDigested(target, () => media.open(key), { signal });
      await utimes(target, new Date(modifiedMs), new Date(modifiedMs));
      copied.set(key, { key, modifiedMs, ...written });
    } catch (error) {
      await rm(target, { force: true });
      copied.delete(key);
      // Removed since it was listed.
      if (errorCode(error) !== "ENOENT" && !(error instanceof AppError && error.kind === "not-found")) throw error;
    }
  };

  return {
    follow: async () => {
      const stored = await listStored(media);
      for (const file of stored) await copy(file);
      const present = new Set(stored.map(({ key }) => key));
      for (const key of [...copied.keys()].filter((each) => !present.has(each))) {
        await rm(join(folder, filePath(key)), { force: true });
        copied.delete(key);
      }
    },
    complete: async () => {
      for (const file of await listStored(media)) await copy(file);
    },
    files: () => [...copied.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
