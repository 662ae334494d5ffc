import { getTextRenderer, GlobalFonts, setTextRenderer } from "@napi-rs/canvas";
import { AppError } from "@sayhey/contract/app-error";
import { readFileSync } from "node:fs";
import { fontSlices } from "../font-slices.ts";
import { requiredFonts, type RequiredFont } from "../fonts.ts";
import type { Storyboard } from "../storyboard.ts";
import { resolveFontFile } from "./font-files.ts";

// Fonts are registered for the whole process, and a second time would only cost memory.
const registered = new Set<string>();

/** Letters are drawn as this system's browsers draw them: then the video shows what the preview showed. */
function drawLettersLikeBrowsers(): void {
  if (getTextRenderer() !== "system") setTextRenderer("system");
}

function missing(font: RequiredFont, path: string, cause?: unknown): AppError {
  return new AppError("unavailable", `The font ${font.family} cannot be read: ${path}.`, {
    cause,
    hint: "Install the packages again with npm ci.",
  });
}

/** Registers the fonts a storyboard is drawn with; Skia falls back across the files of one family by itself. @throws AppError unavailable when a file is missing. */
export function registerFonts(storyboard: Storyboard): void {
  drawLettersLikeBrowsers();
  for (const font of requiredFonts(storyboard)) {
    const index = resolveFontFile(`${font.package}/unicode.json`);
    if (index === null) throw missing(font, font.package);
    let unicode: Record<string, string>;
    try {
      // A file of the package itself: ranges of characters by the name of a subset.
      unicode = JSON.parse(readFileSync(index, "utf8")) as Record<string, string>;
    } catch (error) {
      throw missing(font, index, error);
    }
    for (const slice of fontSlices(font, unicode)) {
      const path = resolveFontFile(`${font.package}/${slice.file}`);
      if (path === null) throw missing(font, slice.file);
      const key = `${font.family}\n${path}`;
      if (registered.has(key)) continue;
      if (GlobalFonts.registerFromPath(path, font.family) === null) throw missing(font, path);
      registered.add(key);
    }
  }
}
