import { openFolderStore } from "./folder-store.ts";
import type { MediaSettings, MediaStore } from "./media-store.ts";
import { openMovingStore } from "./moving-store.ts";
import { openS3Store } from "./s3-store.ts";

/** Opens the media store in a folder or a bucket. @throws TypeError naming the setting that is wrong. */
export function openMediaStore(settings: MediaSettings): MediaStore {
  if (settings.secret.length < 32) throw new TypeError("media.secret: must be at least 32 characters");
  const folder = openFolderStore(settings);
  return settings.s3 === undefined ? folder : openMovingStore(openS3Store(settings, settings.s3), folder);
}
