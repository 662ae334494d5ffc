import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import sharp, { type Sharp } from "sharp";
import type { PictureInputs, PictureOutput, PictureRequest, PictureWork } from "./picture-works.ts";

// Runs in the picture process alone: what is opened here, strangers sent.

/** Room around an upright picture that stands in a wide one, px. */
const MARGIN = 36;
const RADIUS = 28;
const LINK_QUALITY = 86;
const WHITE = { background: "#ffffff" };

const grouped = (value: number): string => value.toLocaleString("en");

/** Does a work. @throws AppError too-large in words for people; what the decoder says for anything else */
export async function drawPicture(request: PictureRequest): Promise<PictureOutput<PictureWork>> {
  const { work, bytes, input } = request;
  switch (work) {
    case "measure":
      return measure(bytes, input);
    case "shrink":
      return shrink(bytes, input);
    case "square":
      return square(bytes, input);
    case "link":
      return drawLink(bytes, input);
    case "pack":
      return pack(bytes, input);
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: LIMITS.uploadPixels, failOn: "truncated" }).autoOrient();

async function shrink(bytes: Uint8Array, { side, quality }: PictureInputs["shrink"]): Promise<PictureOutput<"shrink">> {
  const { data, info } = await open(bytes)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** By its header first: what is too large is never decoded. */
async function measure(bytes: Uint8Array, { thumbSide }: PictureInputs["measure"]): Promise<PictureOutput<"measure">> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  const pages = header.pages ?? 1;
  const { width, height } = header.autoOrient;
  const longest = Math.max(header.width, header.pageHeight ?? header.height);
  if (longest > LIMITS.uploadSide) {
    throw tooLarge(
      `The picture is ${grouped(longest)} px long, the longest side allowed is ${grouped(LIMITS.uploadSide)} px.`,
    );
  }
  const pixels = header.width * (header.pageHeight ?? header.height) * pages;
  if (pixels > LIMITS.uploadPixels) {
    throw tooLarge(
      `The picture has ${grouped(Math.round(pixels / 1e6))} million pixels, the most allowed are ${grouped(LIMITS.uploadPixels / 1e6)} million.`,
    );
  }
  const thumb = await shrink(bytes, { side: thumbSide, quality: 80 });
  return {
    width,
    height: pages > 1 ? (header.pageHeight ?? height) : height,
    ...(header.orientation === undefined ? {} : { orientation: header.orientation }),
    ...(pages > 1 ? { frames: pages } : {}),
    hasAlpha: header.hasAlpha === true,
    thumb: thumb.bytes,
  };
}

const tooLarge = (message: string): AppError =>
  new AppError("too-large", message, { hint: "Make it smaller, then upload it again." });

async function square(
  bytes: Uint8Array,
  { side, quality, formats, mostPixels }: PictureInputs["square"],
): Promise<PictureOutput<"square">> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error" });
  const { format } = await picture.metadata();
  if (format === undefined || !formats.includes(format)) return { bytes: null };
  return { bytes: await picture.autoOrient().resize(side, side, { fit: "cover" }).webp({ quality }).toBuffer() };
}

async function pack(
  bytes: Uint8Array,
  { side, qualities, mostBytes }: PictureInputs["pack"],
): Promise<PictureOutput<"pack">> {
  const small = await open(bytes)
    .flatten(WHITE)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(small).jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= mostBytes) return { bytes: jpeg };
  }
  return { bytes: null };
}

async function drawLink(
  bytes: Uint8Array,
  { width, height, upright }: PictureInputs["link"],
): Promise<PictureOutput<"link">> {
  const filled = open(bytes).resize({ width, height, fit: "cover", position: "attention" }).flatten(WHITE);
  const { autoOrient: of } = await open(bytes).metadata();
  if (upright === "fills" || of.width >= of.height)
    return { bytes: await filled.jpeg({ quality: LINK_QUALITY }).toBuffer() };
  const { data: front, info } = await open(bytes)
    .resize({ width: width - 2 * MARGIN, height: height - 2 * MARGIN, fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${RADIUS}"/></svg>`,
  );
  const rounded = await sharp(front)
    .composite([{ input: corners, blend: "dest-in" }])
    .png()
    .toBuffer();
  // Filled first: blur and what stands before it belong to the picture in its final size.
  const drawn = await sharp(await filled.png().toBuffer())
    .blur(36)
    .modulate({ brightness: 0.9 })
    .composite([{ input: rounded, gravity: "centre" }])
    .jpeg({ quality: LINK_QUALITY })
    .toBuffer();
  return { bytes: drawn };
}
