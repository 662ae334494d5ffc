import { FONTS } from "@sayhey/contract/fonts";
import { useEffect } from "react";

const WEIGHTS = [400, 700];

/** Fetches the Latin letters of the families from this server, so that the sample is set in them. */
export function BrandFonts({ families }: { families: readonly string[] }) {
  const wanted = families.join("\n");
  useEffect(() => {
    for (const name of wanted.split("\n")) {
      const family = FONTS[name];
      if (family === undefined) continue;
      for (const weight of new Set(WEIGHTS.map((aim) => nearest(family.weights, aim)))) {
        const face = new FontFace(
          name,
          `url(/fonts/${family.package}/files/${family.slug}-latin-${weight}-normal.woff2) format("woff2")`,
          { weight: String(weight) },
        );
        face.load().then(
          (loaded) => document.fonts.add(loaded),
          // The sample is then set in a fallback; the kit itself is not touched by that.
          (cause: unknown) => console.warn(`${name} could not be loaded.`, cause),
        );
      }
    }
  }, [wanted]);
  return null;
}

const nearest = (weights: readonly number[], aim: number): number =>
  weights.reduce((best, weight) => (Math.abs(weight - aim) < Math.abs(best - aim) ? weight : best));
