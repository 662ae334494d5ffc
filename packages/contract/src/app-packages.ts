/**
 * Packages that the code of an app may import besides React and the icons, with the exact version it is built with. They have types
 * of their own; all are small but the maps, which an app loads when it shows one.
 */
export const APP_PACKAGES = {
  /** Line and word differences of texts; BSD-3-Clause. */
  diff: "9.0.0",
  /** Draws maps of tiles; BSD-3-Clause. */
  "maplibre-gl": "5.24.0",
  /** Reads Markdown; MIT. */
  marked: "18.2.1",
  /** Draws QR codes; MIT. */
  uqr: "0.1.3",
} as const;

/** Name of such a package. */
export type AppPackage = keyof typeof APP_PACKAGES;

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
