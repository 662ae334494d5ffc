import { AppError } from "@sayhey/contract/app-error";
import { createRandom } from "@sayhey/contract/random";
import { loadFonts } from "@sayhey/trailer/browser";
import { drawArt, readMotif } from "./draw-art.tsx";
import { ICONS } from "./icon-compositions.ts";
import { compositionOf, drawSeed, paletteOf, type ImageRecipe } from "./image-recipe.ts";
import type { Kit } from "./paint-kit.ts";
import { PATTERNS } from "./pattern-compositions.ts";
import { POSTERS } from "./poster-compositions.ts";

/**
 * Draws an image of a recipe on a canvas, which takes on the recipe's size.
 * @throws AppError unavailable when a font or the drawing cannot be had
 */
export async function composeImage(canvas: HTMLCanvasElement, recipe: ImageRecipe): Promise<void> {
  const seed = drawSeed(recipe);
  const palette = paletteOf(recipe);
  const motif = readMotif(seed, recipe.about);
  const { display, text, direction } = recipe.look;
  const [art] = await Promise.all([
    drawArt(direction, palette, motif, seed),
    loadFonts(
      {
        type: { display, text },
        title: `${recipe.title} ${recipe.tagline}`.trim() || "A",
        link: null,
        watermark: null,
        scenes: [],
      },
      "/fonts",
    ),
  ]);
  canvas.width = recipe.width;
  canvas.height = recipe.height;
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null)
    throw new AppError("unavailable", "This browser has no canvas left to draw on.", {
      hint: "Close other tabs and reload.",
    });
  const kit: Kit = {
    context,
    recipe,
    palette,
    random: createRandom(seed),
    art,
    motif,
    width: recipe.width,
    height: recipe.height,
    unit: Math.min(recipe.width, recipe.height),
  };
  const composition = compositionOf(recipe);
  const paint = { ...POSTERS, ...ICONS, ...PATTERNS }[composition];
  if (paint === undefined) throw new TypeError(`composition: ${composition} has no painter`);
  paint(kit);
}

/** A recipe's image as a PNG file. */
export async function imageFile(recipe: ImageRecipe): Promise<Blob> {
  const canvas = document.createElement("canvas");
  await composeImage(canvas, recipe);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new AppError("unavailable", "This browser could not make a file of the picture."));
      else resolve(blob);
    }, "image/png");
  });
}
