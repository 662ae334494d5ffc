import { FONTS } from "@sayhey/contract/fonts";
import { useEffect } from "react";

/** A family in one weight. */
interface Face {
  family: string;
  weight: number;
  italic?: boolean | undefined;
}

/** Asked for once a page, whatever shows them. */
const asked = new Set<string>();

/** Fetches the Latin letters of type faces from this server, so that what names their family is set in them. */
export function SpecimenFonts({ faces }: { faces: readonly Face[] }) {
  const wanted = faces.map(({ family, weight, italic }) => `${family}|${weight}|${italic === true}`).join("\n");
  useEffect(() => {
    for (const line of wanted.split("\n")) {
      const [name = "", weight = "400", italic] = line.split("|");
      const family = FONTS[name];
      if (family === undefined || asked.has(line)) continue;
      asked.add(line);
      const near = family.weights.reduce((best, each) =>
        Math.abs(each - Number(weight)) < Math.abs(best - Number(weight)) ? each : best,
      );
      const style = italic === "true" && family.italics.includes(near) ? "italic" : "normal";
      const address = `/fonts/${family.package}/files/${family.slug}-latin-${near}-${style}.woff2`;
      new FontFace(name, `url(${address}) format("woff2")`, { weight: String(near), style }).load().then(
        (face) => document.fonts.add(face),
        (cause: unknown) => {
          asked.delete(line);
          console.warn(`${name} could not be loaded.`, cause);
        },
      );
    }
  }, [wanted]);
  return null;
}
