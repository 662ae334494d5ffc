import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import sharp from "sharp";
import { createLane } from "./lane.ts";

/** What an uploaded picture is, and its small picture. */
export interface PictureFacts {
  /** As it is shown: the camera's orientation is taken into account. px */
  width: number;
  height: number;
  meta: Record<string, unknown>;
  /** WebP. */
  thumb: Buffer;
}

const THUMB_SIDE = 480;
const DECODE_SECONDS = 20;
/** Pictures decoded at a time: one may take some hundred MB. */
const inLane = createLane(2);

const grouped = (value: number): string => value.toLocaleString("en");

/**
 * Measures a picture by its header, refuses it when it would be too large to decode, then decodes it once for its thumbnail.
 * @throws AppError too-large naming the limit; bad-request when the file is damaged
 */
export async function readPicture(path: string): Promise<PictureFacts> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw damaged(cause);
    });
  const pages = header.pages ?? 1;
  const { width, height } = header.autoOrient;
  const side = Math.max(header.width, header.pageHeight ?? header.height);
  if (side > LIMITS.uploadSide) {
    throw new AppError(
      "too-large",
      `The picture is ${grouped(side)} px long, the longest side allowed is ${grouped(LIMITS.uploadSide)} px.`,
      { hint: "Make it smaller, then upload it again." },
    );
  }
  const pixels = header.width * (header.pageHeight ?? header.height) * pages;
  if (pixels > LIMITS.uploadPixels) {
    throw new AppError(
      "too-large",
      `The picture has ${grouped(Math.round(pixels / 1e6))} million pixels, the most allowed are ${grouped(LIMITS.uploadPixels / 1e6)} million.`,
      { hint: "Make it smaller, then upload it again." },
    );
  }
  const thumb = await inLane(() =>
    sharp(path, { limitInputPixels: LIMITS.uploadPixels, failOn: "truncated", sequentialRead: true })
      .autoOrient()
      .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer(),
  ).catch((cause: unknown) => {
    throw damaged(cause);
  });
  return {
    width,
    height: pages > 1 ? (header.pageHeight ?? height) : height,
    meta: {
      ...(header.orientation === undefined ? {} : { orientation: header.orientation }),
      ...(pages > 1 ? { frames: pages } : {}),
      ...(header.hasAlpha ? { alpha: true } : {}),
    },
    thumb,
  };
}

function damaged(cause: unknown): AppError {
  return new AppError("bad-request", "The picture is damaged or was cut off, so it cannot be opened.", {
    cause,
    hint: "Save or download it again, then upload the new file.",
  });
}
