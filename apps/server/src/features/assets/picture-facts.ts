import { readFile } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { workOnPicture } from "../../infra/processes/picture-pool.ts";
import { UnreadablePicture } from "../../infra/processes/picture-process.ts";

/** What an uploaded picture is, and its small picture. */
export interface PictureFacts {
  /** As it is shown: the camera's orientation is taken into account. px */
  width: number;
  height: number;
  meta: Record<string, unknown>;
  /** WebP. */
  thumb: Uint8Array;
}

const THUMB_SIDE = 480;

/**
 * Measures a picture by its header, refuses it when it would be too large to decode, then decodes it once for its thumbnail; all of it in
 * another process.
 * @throws AppError too-large naming the limit; bad-request when the file is damaged; OwnFailure when the process died
 */
export async function readPicture(path: string): Promise<PictureFacts> {
  try {
    const { width, height, orientation, frames, hasAlpha, thumb } = await workOnPicture(
      "measure",
      () => readFile(path),
      { thumbSide: THUMB_SIDE },
    );
    return {
      width,
      height,
      meta: {
        ...(orientation === undefined ? {} : { orientation }),
        ...(frames === undefined ? {} : { frames }),
        ...(hasAlpha ? { alpha: true } : {}),
      },
      thumb,
    };
  } catch (cause) {
    if (!(cause instanceof UnreadablePicture)) throw cause;
    throw new AppError("bad-request", "The picture is damaged or was cut off, so it cannot be opened.", {
      cause,
      hint: "Save or download it again, then upload the new file.",
    });
  }
}
