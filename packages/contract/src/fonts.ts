/** A type family that apps and trailers may be set in: its @fontsource package, a dependency of this one, and the static weights we use. */
export interface FontFamily {
  family: string;
  /** npm package; files are `files/<slug>-<subset>-<weight>-<normal|italic>.woff2`. */
  package: string;
  slug: string;
  weights: readonly number[];
  /** Weights that also have an italic. */
  italics: readonly number[];
  fallback: "serif" | "sans-serif" | "monospace";
}

function family(
  name: string,
  fallback: FontFamily["fallback"],
  weights: readonly number[],
  italics: readonly number[] = [],
): FontFamily {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return { family: name, package: `@fontsource/${slug}`, slug, weights, italics, fallback };
}

/** Every family by name. Latin subsets are always present; see each package for others. */
export const FONTS: Record<string, FontFamily> = Object.fromEntries(
  [
    family("Fraunces", "serif", [400, 600, 700, 900], [400]),
    family("Nunito Sans", "sans-serif", [400, 600, 700]),
    family("Instrument Serif", "serif", [400], [400]),
    family("Inter", "sans-serif", [400, 500, 600, 700, 800]),
    family("Cormorant Garamond", "serif", [400, 500, 600, 700], [500]),
    family("Figtree", "sans-serif", [400, 500, 600, 700]),
    family("Barlow Condensed", "sans-serif", [500, 600, 700, 800], [700, 800]),
    family("Barlow", "sans-serif", [400, 500, 600, 700]),
    family("Bricolage Grotesque", "sans-serif", [400, 600, 700, 800]),
    family("Work Sans", "sans-serif", [400, 500, 600, 700]),
    family("Unbounded", "sans-serif", [500, 700, 800, 900]),
    family("Manrope", "sans-serif", [400, 500, 600, 700, 800]),
    family("IBM Plex Sans", "sans-serif", [400, 500, 600, 700]),
    family("IBM Plex Mono", "monospace", [400, 500, 600]),
    family("Source Serif 4", "serif", [400, 600, 700], [400]),
    family("Source Sans 3", "sans-serif", [400, 500, 600, 700]),
    family("Baloo 2", "sans-serif", [500, 600, 700, 800]),
    family("Nunito", "sans-serif", [400, 600, 700, 800]),
    family("Space Grotesk", "sans-serif", [400, 500, 600, 700]),
    family("Marcellus", "serif", [400]),
    family("Mulish", "sans-serif", [400, 500, 600, 700]),
    family("Onest", "sans-serif", [400, 500, 600, 700, 800]),
    family("Public Sans", "sans-serif", [400, 500, 600, 700, 800]),
    family("Press Start 2P", "monospace", [400]),
    family("Space Mono", "monospace", [400, 700]),
    family("Newsreader", "serif", [400, 500, 600, 700], [400]),
    family("Libre Franklin", "sans-serif", [400, 500, 600, 700]),
    family("Sora", "sans-serif", [400, 600, 700, 800]),
    family("DM Sans", "sans-serif", [400, 500, 600, 700]),
  ].map((font) => [font.family, font]),
);
