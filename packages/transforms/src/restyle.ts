import { ART_DIRECTIONS, artDirectionSchema, type ArtDirection, type Op } from "@sayhey/appspec";
import type { ProjectTransform } from "./project-transform.ts";

/** Gives a copy of a project another art direction. */
export const restyle: ProjectTransform = {
  kind: "restyle",
  engine: "project",
  inputs: ["project"],
  presets: [],
  ending: "restyled",
  title: "Restyle a project",
  summary: "Makes a copy of a project in another art direction: colors, type, corners, density and motion.",
  fields: {
    direction: {
      type: "choice",
      label: "Art direction",
      options: artDirectionSchema.options.map((value) => ({ value, label: ART_DIRECTIONS[value].name })),
      default: "gallery-white",
    },
  },
};

/** The ops that put an app into an art direction. */
export function restyleOps(direction: ArtDirection): Op[] {
  const { scheme, light, dark, display, text, radius, density, motion } = ART_DIRECTIONS[direction];
  return [{ op: "set-theme", patch: { direction, scheme, light, dark, display, text, radius, density, motion } }];
}
