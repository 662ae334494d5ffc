import { randomBytes } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import { mediaSettings, s3Settings } from "../../infra/media/media-settings.ts";
import { copyToFolder, moveToBucket, type MovedMedia } from "../../infra/media/move-media.ts";
import { readSettings } from "../../infra/settings/settings.ts";

/**
 * Moves the media of an environment's settings from the data folder to the bucket, or copies them back.
 * @throws AppError bad-request when no bucket is set, unavailable when it doesn't answer
 */
export async function runMediaMove(
  environment: Readonly<Record<string, string | undefined>>,
  { to, signal }: { to: "bucket" | "folder"; signal?: AbortSignal },
): Promise<MovedMedia> {
  const settings = readSettings(environment);
  const s3 = s3Settings(settings);
  if (s3 === null)
    throw new AppError("bad-request", "No bucket is set.", { hint: "Set S3_BUCKET; docs/SETTINGS.md says how." });
  // Nothing is signed here, so it needs no secret of the installation.
  const media = mediaSettings(settings, randomBytes(32).toString("hex"));
  const options = signal === undefined ? {} : { signal };
  return to === "bucket" ? moveToBucket(media, s3, options) : copyToFolder(media, s3, options);
}
