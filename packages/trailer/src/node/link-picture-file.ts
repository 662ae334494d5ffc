import { createCanvas } from "@napi-rs/canvas";
import type { Canvas2D } from "../canvas.ts";
import { drawLinkPicture, linkPicture } from "../link-picture.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageLibrary, type ReadFootage } from "./footage.ts";
import { registerFonts } from "./register-fonts.ts";

const QUALITY = 90;
/** Size of the picture a shared link shows, px. */
const SIZE = { width: 1200, height: 630 } as const;

/** Draws the picture of a shared link as a JPEG of 1200x630 px. @throws AppError when a font or a clip cannot be read */
export async function renderLinkPicture(
  storyboard: Storyboard,
  footage: readonly ReadFootage[],
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = linkPicture(storyboard);
  registerFonts(picture.storyboard);
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const library = new FootageLibrary(footage);
  await library.prepare(picture.storyboard, picture.timeMs, SIZE.width);
  drawLinkPicture(canvas.getContext("2d") as Canvas2D, picture, {
    createCanvas: (width, height) => {
      const sprite = createCanvas(width, height);
      return { context: sprite.getContext("2d") as Canvas2D, image: sprite };
    },
    footage: (id) => library.find(id),
  });
  return Uint8Array.from(await canvas.encode("jpeg", QUALITY));
}
