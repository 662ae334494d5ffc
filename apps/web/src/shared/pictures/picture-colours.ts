import { pictureColours, type PictureColour } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { checkPicture } from "./check-picture.ts";

/** Largest file that is read, bytes. */
const LARGEST = 20 * 1024 * 1024;
/** A picture is looked at this small, px a side: its colours are the same. */
const SIDE = 96;
const HINT = "Use a PNG, JPEG, WebP, GIF or AVIF file.";

/**
 * The main colours of a picture file, decoded by the browser and never sent anywhere.
 * @throws AppError too-large over 20 MB or with too many pixels, bad-request when it is no picture or nothing is to be seen on it
 */
export async function readPictureColours(file: Blob): Promise<PictureColour[]> {
  if (file.size > LARGEST)
    throw new AppError("too-large", "The picture is larger than 20 MB.", { hint: "Use a smaller one." });
  // Its size is known before it is decoded.
  await checkPicture(file, "Picture");
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE, resizeQuality: "medium" });
  } catch (cause) {
    throw new AppError("bad-request", "This picture cannot be read.", { cause, hint: HINT });
  }
  try {
    const canvas = document.createElement("canvas");
    canvas.width = SIDE;
    canvas.height = SIDE;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new AppError("unavailable", "This browser cannot read pictures.");
    context.drawImage(picture, 0, 0);
    const colours = pictureColours(context.getImageData(0, 0, SIDE, SIDE).data);
    if (colours.length === 0) throw new AppError("bad-request", "This picture is empty.", { hint: HINT });
    return colours;
  } finally {
    picture.close();
  }
}
