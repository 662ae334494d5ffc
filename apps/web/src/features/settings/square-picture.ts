import { AppError } from "@sayhey/contract/app-error";

const SIDE = 512;
const QUALITY = 0.9;

/**
 * Cuts the middle of a picture to a square of 512 px, so that little has to be sent. Answers base64 of a JPEG.
 * @throws AppError bad-request when the browser cannot read the file
 */
export async function squarePicture(file: File): Promise<string> {
  const unreadable = (cause: unknown) =>
    new AppError("bad-request", "This file isn't a picture we can read.", {
      cause,
      hint: "Use a PNG, JPEG or WebP file.",
    });
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const context = canvas.getContext("2d");
  if (context === null) throw unreadable(undefined);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  bitmap.close();
  const bytes = new Uint8Array(
    await (await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY })).arrayBuffer(),
  );
  let binary = "";
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}
