import type { Pixels, Report } from "./pixels.ts";
import type { SampleName } from "./samples.ts";
import { completePresets, type Preset, type SettingField, type Settings, type SettingsOf } from "./setting-field.ts";

/** A transform of a picture, as the registry holds it. Pure: equal pictures and settings give equal bytes everywhere. */
export interface PictureTransform {
  kind: string;
  engine: "pixels";
  inputs: readonly ["picture"];
  title: string;
  /** What it does, in a sentence. */
  summary: string;
  /** What a result is called behind the name of its input, where 'Duotone of garden.jpg' would not do. */
  ending?: string;
  group: "look" | "cut" | "size";
  fields: Readonly<Record<string, SettingField>>;
  presets: readonly Preset[];
  /** What it is shown on where no picture has been chosen: fruit on a table without one. */
  sample?: SampleName;
  /** How the result is kept: `flat` areas as PNG, `clear` ones as PNG with what is see-through, everything else as JPEG. */
  output: "flat" | "clear" | "photo";
  /** How much smaller a picture has to be made before it is shown as a preview; for transforms that enlarge. */
  previewScale?(settings: Settings): number;
  /** The picture it makes of `source`, which stays as it is. Works on any size; lengths in settings are parts of the picture. */
  apply(source: Pixels, settings: Settings, report?: Report): Pixels;
}

type Definition<F extends Record<string, SettingField>> = Omit<
  PictureTransform,
  "engine" | "inputs" | "fields" | "presets" | "apply" | "previewScale"
> & {
  fields: F;
  presets?: readonly { name: string; settings: Partial<SettingsOf<F>> }[];
  previewScale?(settings: SettingsOf<F>): number;
  apply(source: Pixels, settings: SettingsOf<F>, report: Report): Pixels;
};

/** Types the settings of a transform by its fields. */
export function definePictureTransform<const F extends Record<string, SettingField>>(
  definition: Definition<F>,
): PictureTransform {
  const { apply, previewScale, presets = [], ...rest } = definition;
  return {
    ...rest,
    engine: "pixels",
    inputs: ["picture"],
    presets: completePresets(definition.fields, presets),
    ...(previewScale === undefined
      ? {}
      : { previewScale: (settings: Settings) => previewScale(settings as unknown as SettingsOf<F>) }),
    apply: (source, settings, report = () => undefined) => apply(source, settings as unknown as SettingsOf<F>, report),
  };
}
