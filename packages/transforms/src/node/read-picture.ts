import { AppError } from "@sayhey/contract/app-error";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { PICTURE_LIMITS } from "../picture-limits.ts";
import type { Pixels } from "../pixels.ts";

/** Kinds that are decoded, by what their first bytes say. SVG is none of them: it can refer to files and unfold without end. */
const DECODED = new Map([
  ["image/jpeg", "JPEG"],
  ["image/png", "PNG"],
  ["image/webp", "WebP"],
  ["image/avif", "AVIF"],
  ["image/gif", "GIF"],
]);

/** A decoded picture and what the file said of itself. */
export interface ReadPicture {
  pixels: Pixels;
  /** As stored, upright; px. */
  original: { width: number; height: number };
  hasAlpha: boolean;
}

/**
 * Decodes a picture file: type from its bytes, upright by its EXIF orientation, in sRGB, first frame, at most `side` px long.
 * @throws AppError bad-request for what is no readable picture, too-large for one with too many pixels
 */
export async function readPicture(
  bytes: Uint8Array,
  { side = PICTURE_LIMITS.workingSide }: { side?: number } = {},
): Promise<ReadPicture> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, 4100));
  if (found === undefined || !DECODED.has(found.mime)) {
    throw new AppError(
      "bad-request",
      found === undefined ? "This file is not a picture." : `A ${found.ext.toUpperCase()} file cannot be transformed.`,
      { hint: "Use a JPEG, PNG, WebP, AVIF or GIF picture." },
    );
  }
  const options = { limitInputPixels: PICTURE_LIMITS.inputPixels, failOn: "error", pages: 1 } as const;
  try {
    // The header alone: its size is believed only to refuse it.
    const header = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    checkSize(header.width, header.pageHeight ?? header.height);
    const turned = (header.orientation ?? 1) >= 5;
    const height = header.pageHeight ?? header.height;
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      pixels: {
        width: info.width,
        height: info.height,
        data: new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength),
      },
      original: turned ? { width: height, height: header.width } : { width: header.width, height },
      hasAlpha: header.hasAlpha === true,
    };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("bad-request", `This ${DECODED.get(found.mime) ?? ""} file is damaged and cannot be read.`, {
      cause,
      hint: "Open it in a picture program, save it again, and use the new file.",
    });
  }
}

function checkSize(width: number, height: number): void {
  if (width * height <= PICTURE_LIMITS.inputPixels) return;
  throw new AppError(
    "too-large",
    `This picture has ${Math.round((width * height) / 1e6)} million pixels; ${PICTURE_LIMITS.inputPixels / 1e6} million can be transformed.`,
    { hint: "Use a smaller version of it." },
  );
}
