import { AppError } from "@sayhey/contract/app-error";
import type { EffectPicture } from "./effect-messages.ts";

/** Longest side of a preview, px. */
const PREVIEW_SIDE = 720;

/**
 * Decodes a picture for the preview: upright, at most `PREVIEW_SIDE` px long.
 * @throws AppError bad-request when the browser cannot read it
 */
export async function readPicture(blob: Blob): Promise<EffectPicture> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(blob, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new AppError("bad-request", "Your browser cannot show this picture.", {
      cause,
      hint: "It may be damaged, or of a kind this browser does not know.",
    });
  }
  try {
    const scale = Math.min(1, PREVIEW_SIDE / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) throw new Error("This browser cannot draw.");
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return { width, height, data: new Uint8ClampedArray(data) };
  } finally {
    bitmap.close();
  }
}
