import { AppError } from "@sayhey/contract/app-error";
import { checkPicture } from "../../../shared/pictures/check-picture.ts";

/** Longest side that is sent, px. */
const SIDE = 2048;
const QUALITY = 0.86;

/**
 * A picture as it is sent: no larger than it needs to be, written anew so that nothing of what a camera adds goes along.
 * @throws AppError as `checkPicture`, bad-request when it cannot be decoded
 */
export async function shrinkPicture(file: Blob, field: string): Promise<Blob> {
  const { width, height } = await checkPicture(file, field);
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, scale < 1 ? { resizeWidth: size.width, resizeQuality: "high" } : {});
  } catch (cause) {
    throw new AppError("bad-request", `${field}: This picture cannot be read.`, {
      cause,
      hint: "Save it again and retry.",
    });
  }
  try {
    const canvas = document.createElement("canvas");
    // A camera held upright writes its pictures lying; the browser has turned them.
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext("2d");
    if (context === null) throw new AppError("unavailable", "This browser cannot draw pictures.");
    context.drawImage(picture, 0, 0);
    const sent = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", QUALITY));
    if (sent === null) throw new AppError("unavailable", "This browser cannot write pictures.");
    return sent;
  } finally {
    picture.close();
  }
}
