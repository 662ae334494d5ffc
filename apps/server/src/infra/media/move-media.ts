import { rm } from "node:fs/promises";
import { openFolderStore } from "./folder-store.ts";
import { incomingPath } from "./incoming-files.ts";
import type { MediaFile, MediaSettings, MediaStore } from "./media-store.ts";
import { PARTS_AREA } from "./part-files.ts";
import type { S3Settings } from "./s3-settings.ts";
import { openS3Store } from "./s3-store.ts";

/** What was moved. */
export interface MovedMedia {
  files: number;
  bytes: number;
}

/**
 * Moves every file of the folder to the bucket, while servers that know the bucket go on. A file leaves the folder when the bucket has all of it, so it
 * may be stopped and begun again at any moment.
 */
export async function moveToBucket(
  settings: MediaSettings,
  s3: S3Settings,
  { signal }: { signal?: AbortSignal } = {},
): Promise<MovedMedia> {
  const [folder, bucket] = [openFolderStore(settings), openS3Store(settings, s3)];
  return moveEach(settings, folder, bucket, async ({ key }) => folder.remove(key), signal);
}

/** Copies every file of the bucket to the folder, for servers that are to go on without it; the bucket stays as it is. */
export async function copyToFolder(
  settings: MediaSettings,
  s3: S3Settings,
  { signal }: { signal?: AbortSignal } = {},
): Promise<MovedMedia> {
  return moveEach(settings, openS3Store(settings, s3), openFolderStore(settings), async () => undefined, signal);
}

async function moveEach(
  settings: MediaSettings,
  from: MediaStore,
  to: MediaStore,
  after: (file: MediaFile) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<MovedMedia> {
  const moved = { files: 0, bytes: 0 };
  for await (const file of from.list()) {
    signal?.throwIfAborted();
    // What arrives in parts stays where it has begun; it is done within days.
    if (file.key.startsWith(`${PARTS_AREA}/`)) continue;
    const path = await incomingPath(settings.folder);
    try {
      // Keys are written once: one of the same size is the same file.
      if ((await to.stat(file.key))?.bytes !== file.bytes) {
        await from.copyTo(file.key, path);
        await to.putFile(file.key, path);
        moved.files += 1;
        moved.bytes += file.bytes;
      }
      await after(file);
    } finally {
      await rm(path, { force: true });
    }
  }
  return moved;
}
