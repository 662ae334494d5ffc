import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { ModelPicture } from "@sayhey/planner/model";
import type { Database, Transaction } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { workOnPicture } from "../../infra/processes/picture-pool.ts";
import { UnreadablePicture } from "../../infra/processes/picture-process.ts";

/** Longest side that a model is shown, px, and bytes at most. */
const SIDE = 1024;
const BYTES = 900_000;
const QUALITIES = [82, 60, 40];

/** Refuses what is no picture of the person's own. @throws FieldError naming pictureId */
export async function checkRunPicture(tx: Transaction, userId: string, pictureId: string): Promise<void> {
  const [asset] = await tx<{ content_type: string; width: number | null; height: number | null }[]>`
    select content_type, width, height from assets where id = ${pictureId} and user_id = ${userId} and deleted_at is null`;
  if (asset === undefined)
    throw new FieldError("pictureId", "There is no such picture.", { hint: "It may have been deleted." });
  if (!asset.content_type.startsWith("image/"))
    throw new FieldError("pictureId", "This isn't a picture.", { hint: "Choose a PNG, JPEG, WebP or GIF file." });
  if ((asset.width ?? 0) * (asset.height ?? 0) > LIMITS.uploadPixels)
    throw new FieldError("pictureId", "This picture is too large for a model.", {
      hint: "Make it smaller.",
    });
}

/**
 * The picture of a run as a model is shown it: small, upright, a JPEG with nothing in it but the picture. Null when it is gone.
 * @throws AppError bad-request when it cannot be read, OwnFailure when the process that draws it died
 */
export async function readRunPicture(
  { sql, media }: { sql: Database; media: MediaStore },
  userId: string,
  pictureId: string | null,
): Promise<ModelPicture | null> {
  if (pictureId === null) return null;
  const [asset] = await sql<{ path: string }[]>`
    select path from assets where id = ${pictureId} and user_id = ${userId} and deleted_at is null and content_type like 'image/%'`;
  if (asset === undefined) return null;
  try {
    const { bytes } = await workOnPicture("pack", () => media.read(asset.path), {
      side: SIDE,
      qualities: QUALITIES,
      mostBytes: BYTES,
    });
    if (bytes !== null) return { mediaType: "image/jpeg", base64: Buffer.from(bytes).toString("base64") };
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    throw new AppError("bad-request", "The picture cannot be read.", { cause, hint: "Save it again, then retry." });
  }
  throw new AppError("too-large", "The picture is too large for a model.", { hint: "Make it smaller." });
}
