import { join } from "node:path";
import type { Settings } from "../settings/settings-schema.ts";
import type { MediaSettings } from "./media-store.ts";
import type { S3Settings } from "./s3-settings.ts";

/** Folder where media lie or, with a bucket, arrive. */
export const mediaFolder = (settings: Pick<Settings, "DATA_DIR">): string => join(settings.DATA_DIR, "media");

/** Where an installation keeps its media. */
export function mediaSettings(settings: Settings, secret: string): MediaSettings {
  const s3 = s3Settings(settings);
  return { folder: mediaFolder(settings), secret, ...(s3 === null ? {} : { s3 }) };
}

/** The bucket of an installation; null when its media lie in the data folder. */
export function s3Settings(settings: Settings): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PREFIX: prefix } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined) return null;
  return {
    bucket,
    region: settings.S3_REGION,
    isPathStyle: settings.S3_PATH_STYLE ?? endpoint !== undefined,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(prefix === undefined ? {} : { prefix }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  };
}
