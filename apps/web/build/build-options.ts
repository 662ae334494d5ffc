import type { BuildOptions } from "vite";

/** Options that the build for the browser and the one that prerenders must share, or their markup differs. */
export const BUILD: BuildOptions = {
  target: "es2022",
  // Fonts stay files: inlined, each page would pay for every subset.
  assetsInlineLimit: (file) => (file.endsWith(".woff2") || file.endsWith(".webp") ? false : undefined),
};
