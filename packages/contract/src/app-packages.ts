/**
 * Packages that the code of an app may import besides React and the icons, with the exact version it is built with. They have types
 * of their own; all are small but the maps, which an app loads when it shows one.
 */
export const APP_PACKAGES = {
  /** Rules of chess: legal moves, check and mate; BSD-2-Clause. */
  "chess.js": "1.4.0",
  /** Reads, mixes and converts colors; MIT. */
  colord: "2.9.3",
  /** Adds, compares and formats dates; MIT. */
  "date-fns": "4.1.0",
  /** Line and word differences of texts; BSD-3-Clause. */
  diff: "9.0.0",
  /** Finds texts in spite of typing errors; Apache-2.0. */
  "fuse.js": "7.1.0",
  /** Draws maps of tiles; BSD-3-Clause. */
  "maplibre-gl": "5.24.0",
  /** Reads Markdown; MIT. */
  marked: "18.2.1",
  /** Outlines of strokes drawn by hand; MIT. */
  "perfect-freehand": "1.2.2",
  /** Smooth noise for patterns; MIT. */
  "simplex-noise": "4.0.3",
  /** Draws QR codes; MIT. */
  uqr: "0.1.3",
} as const;

/** Name of such a package. */
export type AppPackage = keyof typeof APP_PACKAGES;

/** Those of the packages that have a default export. */
export const DEFAULT_EXPORTS: readonly AppPackage[] = ["fuse.js", "perfect-freehand"];

/** Whether code of an app may import a package of that name. */
export const isAppPackage = (name: string): name is AppPackage => Object.hasOwn(APP_PACKAGES, name);

/** Those of the packages that texts of source code import, sorted. */
export function packagesIn(texts: Iterable<string>): AppPackage[] {
  const found = new Set<AppPackage>();
  for (const text of texts)
    for (const [, name = ""] of text.matchAll(/\b(?:from\s*|import\()["']([a-z][\w.-]*)["']/g))
      if (isAppPackage(name)) found.add(name);
  return [...found].sort();
}
