import type { RequiredFont } from "./fonts.ts";

/** One file of a font package that holds some of the needed characters. */
export interface FontSlice {
  /** Path below the package's folder: `files/<slug>-<subset>-...woff2`. */
  file: string;
  /** Value of the CSS descriptor unicode-range. */
  unicodeRange: string;
}

/** Whether a CSS unicode-range holds a code point. */
function rangeHas(range: string, codePoint: number): boolean {
  return range.split(",").some((part) => {
    const [from, to] = part.trim().replace(/^U\+/iu, "").split("-");
    if (from === undefined) return false;
    const first = Number.parseInt(from, 16);
    return codePoint >= first && codePoint <= (to === undefined ? first : Number.parseInt(to, 16));
  });
}

/**
 * The files of a font package that are needed, from its `unicode.json` (CSS unicode-range by subset). Large scripts are cut
 * into a hundred slices, of which a text needs a few.
 */
export function fontSlices(font: RequiredFont, unicode: Readonly<Record<string, string>>): FontSlice[] {
  const points = [...font.text].map((character) => character.codePointAt(0) ?? 0);
  const slices: FontSlice[] = [];
  for (const [subset, unicodeRange] of Object.entries(unicode)) {
    if (!points.some((point) => rangeHas(unicodeRange, point))) continue;
    const name = subset.replace(/^\[|\]$/gu, "");
    const style = font.italic ? "italic" : "normal";
    slices.push({
      file: `files/${font.slug}-${name}-${font.variable ? "wght" : font.weight}-${style}.woff2`,
      unicodeRange,
    });
  }
  return slices;
}
