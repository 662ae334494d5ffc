import type { ArtDirection, Palette } from "@sayhey/appspec";
import { loadDrawing, readArtMotif, type ArtMotif } from "@sayhey/codegen/art";
import { AppError } from "@sayhey/contract/app-error";
import { createRandom } from "@sayhey/contract/random";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Width and height of a drawing's sheet; what lies in its middle matters most. */
export const ART_SHEET = { width: 400, height: 300 };
/** Px of the picture per px of the sheet: as fine as the largest image. */
const FINENESS = 5;

/** What a text names, as something that can be drawn. */
export function readMotif(seed: number, about: string): ArtMotif {
  return readArtMotif(about === "" ? `seed ${seed}` : about);
}

/** An art direction's drawing in a palette, ready to be drawn on a canvas. @throws AppError when the browser cannot */
export async function drawArt(
  direction: ArtDirection,
  palette: Palette,
  motif: ArtMotif,
  seed: number,
): Promise<HTMLImageElement> {
  const draw = await loadDrawing(direction);
  const markup = toMarkup(draw({ rand: createRandom(seed), motif, id: `art${seed}` }));
  // A picture of its own knows no variables of the page.
  const coloured = markup.replace(/var\(--([a-z0-9]+)\)/g, (_, name: string) => colourOf(palette, name));
  const { width, height } = ART_SHEET;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * FINENESS}" height="${height * FINENESS}" viewBox="0 0 ${width} ${height}">${coloured}</svg>`;
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    return image;
  } catch (cause) {
    throw new AppError("unavailable", "This browser cannot draw the picture.", {
      cause,
      hint: "Try another style, or another browser.",
    });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function colourOf(palette: Palette, name: string): string {
  return name in palette ? palette[name as keyof Palette] : palette.ink;
}

function toMarkup(node: ReactNode): string {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const root = createRoot(holder);
  flushSync(() => root.render(node));
  const markup = holder.innerHTML;
  root.unmount();
  return markup;
}
