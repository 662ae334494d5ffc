import sharp, { type Sharp } from "sharp";
import type { Pixels } from "../pixels.ts";

/** An encoded picture. */
export interface WrittenPicture {
  bytes: Uint8Array;
  extension: "jpg" | "png";
  contentType: "image/jpeg" | "image/png";
  /** A small WebP of it, at most 480 px long. */
  thumb: Uint8Array;
}

/** Quality at which a JPEG cannot be told from its picture. */
const QUALITY = 92;
const THUMB_SIDE = 480;

/** Encodes a picture without any metadata: flat areas and transparency as PNG, everything else as JPEG. */
export async function writePicture(
  { width, height, data }: Pixels,
  { flat, alpha }: { flat: boolean; alpha: boolean },
): Promise<WrittenPicture> {
  const open = (): Sharp =>
    sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
      limitInputPixels: false,
    });
  const thumb = await open()
    .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  if (flat || alpha) {
    const bytes = await (alpha ? open() : open().removeAlpha()).png({ compressionLevel: 8 }).toBuffer();
    return { bytes, extension: "png", contentType: "image/png", thumb };
  }
  const bytes = await open()
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
  return { bytes, extension: "jpg", contentType: "image/jpeg", thumb };
}
