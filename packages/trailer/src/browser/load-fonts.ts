import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";
import { fontSlices } from "../font-slices.ts";
import { requiredFonts, type FontUser, type RequiredFont } from "../fonts.ts";

const unicodeSchema = z.record(z.string(), z.string());
const indexes = new Map<string, Promise<Record<string, string>>>();
const faces = new Map<string, Promise<void>>();

/** Keeps a promise by key, but not a failed one: the next try may succeed. */
function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

function readIndex(url: string): Promise<Record<string, string>> {
  return once(indexes, url, async () => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return unicodeSchema.parse(await response.json());
  });
}

/** The page's fonts, or those of the worker that this runs in. */
function fontsOfScope(): FontFaceSet {
  return typeof document === "undefined" ? (globalThis as unknown as { fonts: FontFaceSet }).fonts : document.fonts;
}

async function loadFont(font: RequiredFont, fontUrl: string): Promise<void> {
  const base = `${fontUrl}/${font.package}`;
  const unicode = await readIndex(`${base}/unicode.json`);
  await Promise.all(
    fontSlices(font, unicode).map(({ file, unicodeRange }) =>
      once(faces, `${font.family} ${base}/${file}`, async () => {
        const face = new FontFace(font.family, `url("${base}/${file}") format("woff2")`, {
          weight: font.variable ? "100 900" : String(font.weight),
          style: font.italic ? "italic" : "normal",
          unicodeRange,
        });
        // Canvas text does not wait for fonts: they must be in before a frame is drawn.
        await face.load();
        fontsOfScope().add(face);
      }),
    ),
  );
}

/**
 * Loads the fonts a storyboard is drawn with from `<fontUrl>/<package>/files/...`, each file once a page.
 * @throws AppError unavailable when one cannot be loaded; the others are then still there.
 */
export async function loadFonts(storyboard: FontUser, fontUrl: string): Promise<void> {
  const results = await Promise.allSettled(
    requiredFonts(storyboard).map((font) => loadFont(font, fontUrl.replace(/\/$/u, ""))),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) {
    throw new AppError("unavailable", "Some of the trailer's fonts could not be loaded.", {
      cause: failed.reason,
      hint: "Check the connection and reload the page.",
    });
  }
}
