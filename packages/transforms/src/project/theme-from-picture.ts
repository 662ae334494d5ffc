import { accentsOf, derivePalettes, pictureColours, type Op } from "@sayhey/appspec";
import { lumaOf, type Pixels } from "../pixels.ts";
import type { ProjectTransform } from "../project-transform.ts";
import type { Settings } from "../setting-field.ts";

/** Gives a copy of a project the colours of a picture. */
export const themeFromPicture: ProjectTransform = {
  kind: "theme-from-picture",
  engine: "project",
  inputs: ["picture"],
  title: "Theme from image",
  summary: "Makes a copy of a project with a readable theme from a screenshot, photo or logo.",
  fields: {
    lead: {
      type: "choice",
      label: "Main color",
      options: [
        { value: "1", label: "Strongest" },
        { value: "2", label: "Second" },
        { value: "3", label: "Third" },
      ],
      default: "1",
    },
    scheme: {
      type: "choice",
      label: "Opens",
      options: [
        { value: "picture", label: "Like the picture" },
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
      ],
      default: "picture",
    },
  },
  presets: [],
  ending: "in the colors of a picture",
};

/** The ops that put an app into the colours of a picture: palettes of both schemes, and the one it opens in. */
export function pictureThemeOps(picture: Pixels, settings: Settings): Op[] {
  const accents = accentsOf(pictureColours(picture.data));
  const lead = accents[Math.min(Number(settings["lead"]) - 1, accents.length - 1)] ?? accents[0];
  const palettes = derivePalettes([lead, ...accents.filter((colour) => colour !== lead)]);
  const { scheme: asked } = settings;
  const scheme = asked === "light" || asked === "dark" ? asked : brightness(picture) < 100 ? "dark" : "light";
  return [{ op: "set-theme", patch: { ...palettes, scheme } }];
}

function brightness(picture: Pixels): number {
  const luma = lumaOf(picture);
  return luma.reduce((sum, value) => sum + value, 0) / Math.max(1, luma.length);
}
