import sharp from "sharp";
import { LINK_PICTURE } from "./publication-card.ts";

/** Room around an upright picture, px. */
const MARGIN = 36;
const RADIUS = 28;

/**
 * Draws the picture beside a link from one of any shape: a wide one fills it, an upright one stands whole before a blurred copy of
 * itself. Answers a JPEG of LINK_PICTURE.
 */
export async function drawLinkPicture(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = LINK_PICTURE;
  const open = () => sharp(bytes).autoOrient();
  const filled = open()
    .resize({ width, height, fit: "cover", position: "attention" })
    .flatten({ background: "#ffffff" });
  const of = await open().metadata();
  const [across, down] = (of.orientation ?? 1) >= 5 ? [of.height, of.width] : [of.width, of.height];
  if (across >= down) return filled.jpeg({ quality: 86 }).toBuffer();
  const { data: front, info } = await open()
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
  return sharp(await filled.png().toBuffer())
    .blur(36)
    .modulate({ brightness: 0.9 })
    .composite([{ input: rounded, gravity: "centre" }])
    .jpeg({ quality: 86 })
    .toBuffer();
}
