import { ART_DIRECTIONS, artDirectionSchema, type ArtDirection, type Op } from "@sayhey/appspec";
import type { SettingField } from "./setting-field.ts";

/** A transform of a project, as the registry holds it. */
export interface ProjectTransform {
  kind: string;
  input: "project";
  title: string;
  summary: string;
  fields: Readonly<Record<string, SettingField>>;
}

/** Gives a copy of a project another art direction. */
export const restyle: ProjectTransform = {
  kind: "restyle",
  input: "project",
  title: "Restyle a project",
  summary:
    "Makes a copy of a project in another art direction: colours, type, corners, density and motion. Yours stays as it is.",
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
