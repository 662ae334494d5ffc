import { createCanvas } from "@napi-rs/canvas";
import { OG_IMAGE } from "@sayhey/contract/render";
import type { Canvas2D } from "../canvas.ts";
import { drawLinkPicture, linkPicture } from "../link-picture.ts";
import type { Storyboard } from "../storyboard.ts";
import { FootageLibrary, type FootageFile } from "./footage.ts";
import { registerFonts } from "./register-fonts.ts";

const QUALITY = 90;

/** Draws the picture of a shared link as a JPEG of 1200x630 px. @throws AppError when a font or a clip cannot be read */
export async function renderLinkPicture(
  storyboard: Storyboard,
  footage: readonly FootageFile[],
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = linkPicture(storyboard);
  registerFonts(picture.storyboard);
  const canvas = createCanvas(OG_IMAGE.width, OG_IMAGE.height);
  const library = new FootageLibrary(footage);
  await library.prepare(picture.storyboard, picture.timeMs, OG_IMAGE.width);
  drawLinkPicture(canvas.getContext("2d") as Canvas2D, picture, {
    createCanvas: (width, height) => {
      const sprite = createCanvas(width, height);
      return { context: sprite.getContext("2d") as Canvas2D, image: sprite };
    },
    footage: (id) => library.find(id),
  });
  return Uint8Array.from(await canvas.encode("jpeg", QUALITY));
}
