import type { Preset, SettingField } from "./setting-field.ts";

/** A transform that ends in a copy of a project. */
export interface ProjectTransform {
  kind: string;
  engine: "project";
  /** What it takes; with a picture it takes a project as well. */
  inputs: readonly ["project"] | readonly ["picture"];
  title: string;
  summary: string;
  fields: Readonly<Record<string, SettingField>>;
  presets: readonly Preset[];
  /** What a run is called in the inbox: 'Lull, restyled'. */
  ending: string;
}
