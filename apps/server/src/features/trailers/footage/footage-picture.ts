import { randomUUID } from "node:crypto";
import { AppError } from "@sayhey/contract/app-error";
import type { Database } from "../../../infra/database/database.ts";
import type { MediaStore } from "../../../infra/media/media-store.ts";
import { workOnPicture } from "../../../infra/processes/picture-pool.ts";
import { UnreadablePicture } from "../../../infra/processes/picture-process.ts";
import { packFootage } from "./footage-zip.ts";
import { FOOTAGE_THUMB, storeOwnFootage, type OriginFile } from "./store-footage.ts";

/** A picture is kept no finer than a 4K trailer shows it, px. */
const LONGEST_SIDE = 3840;
const QUALITY = 90;
const SHOWN_MS = 1000;

/**
 * Makes footage of one picture of a picture file, and answers the asset's id; the same again for a file that is footage of
 * the project already. An animation gives its first picture.
 * @throws AppError bad-request when it is damaged, quota when the storage is full
 */
export async function makePictureFootage(
  services: { sql: Database; media: MediaStore },
  userId: string,
  projectId: string,
  origin: OriginFile,
): Promise<string> {
  const [known] = await services.sql<{ id: string }[]>`
    select id from assets where project_id = ${projectId} and kind = 'clip' and deleted_at is null
      and meta->>'originAssetId' = ${origin.id} and meta->>'originPath' = ${origin.path} limit 1`;
  if (known !== undefined) return known.id;
  const { bytes, width, height } = await workOnPicture("shrink", () => services.media.read(origin.path), {
    side: LONGEST_SIDE,
    quality: QUALITY,
  }).catch((cause: unknown) => {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    throw new AppError("bad-request", `The picture ${origin.name} is damaged, so it cannot be shown in a trailer.`, {
      cause,
      hint: "Upload it again, or choose another one.",
    });
  });
  const { manifest, zip } = packFootage({
    flowId: "picture",
    caption: origin.name,
    appHash: "",
    width,
    height,
    scale: 1,
    fps: 30,
    durationMs: SHOWN_MS,
    pictures: [{ atMs: 0, bytes }],
  });
  // Drawn by whoever opened the picture: what that answered is a stranger's too.
  const { bytes: thumb } = await workOnPicture("shrink", async () => bytes, FOOTAGE_THUMB);
  return services.sql.begin(async (tx) =>
    storeOwnFootage(tx, services.media, {
      id: randomUUID(),
      userId,
      projectId,
      origin,
      of: "picture",
      manifest,
      zip,
      thumb,
    }),
  );
}
