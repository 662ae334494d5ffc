import type { Pixels, Report } from "./pixels.ts";
import type { SettingField, Settings, SettingsOf } from "./setting-field.ts";

/** A transform of a picture, as the registry holds it. Pure: equal pictures and settings give equal bytes everywhere. */
export interface PictureTransform {
  kind: string;
  input: "picture";
  title: string;
  /** What it does, in a sentence. */
  summary: string;
  group: "look" | "size";
  fields: Readonly<Record<string, SettingField>>;
  /** How the result is kept: `flat` areas as PNG, everything else as JPEG. */
  output: "flat" | "photo";
  /** How much smaller a picture has to be made before it is shown as a preview; for transforms that enlarge. */
  previewScale?(settings: Settings): number;
  /** The picture it makes of `source`, which stays as it is. Works on any size; lengths in settings are parts of the picture. */
  apply(source: Pixels, settings: Settings, report?: Report): Pixels;
}

type Definition<F extends Record<string, SettingField>> = Omit<
  PictureTransform,
  "input" | "fields" | "apply" | "previewScale"
> & {
  fields: F;
  previewScale?(settings: SettingsOf<F>): number;
  apply(source: Pixels, settings: SettingsOf<F>, report: Report): Pixels;
};

/** Types the settings of a transform by its fields. */
export function definePictureTransform<const F extends Record<string, SettingField>>(
  definition: Definition<F>,
): PictureTransform {
  const { apply, previewScale, ...rest } = definition;
  return {
    ...rest,
    input: "picture",
    ...(previewScale === undefined
      ? {}
      : { previewScale: (settings: Settings) => previewScale(settings as unknown as SettingsOf<F>) }),
    apply: (source, settings, report = () => undefined) => apply(source, settings as unknown as SettingsOf<F>, report),
  };
}
