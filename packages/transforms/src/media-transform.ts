import { completePresets, type Preset, type SettingField, type Settings, type SettingsOf } from "./setting-field.ts";

/** A transform that reads or writes a video or a sound; its engine of the same kind is in `node/media`. */
export interface MediaTransform {
  kind: string;
  engine: "media";
  inputs: readonly ("picture" | "video" | "sound")[];
  title: string;
  /** What it does, in a sentence. */
  summary: string;
  fields: Readonly<Record<string, SettingField>>;
  presets: readonly Preset[];
  /** What a result is called behind the name of its input: 'reframed'. */
  ending(settings: Settings): string;
}

type Definition<F extends Record<string, SettingField>> = Omit<
  MediaTransform,
  "engine" | "fields" | "presets" | "ending"
> & {
  fields: F;
  presets?: readonly { name: string; settings: Partial<SettingsOf<F>> }[];
  ending(settings: SettingsOf<F>): string;
};

/** Types the settings of a transform by its fields. */
export function defineMediaTransform<const F extends Record<string, SettingField>>(
  definition: Definition<F>,
): MediaTransform {
  const { presets = [], ending, ...rest } = definition;
  return {
    ...rest,
    engine: "media",
    presets: completePresets(definition.fields, presets),
    ending: (settings) => ending(settings as unknown as SettingsOf<F>),
  };
}

/** What recordings may be, so that a job ends in minutes and in the memory of a worker. */
export const MEDIA_LIMITS = {
  /** Longest video, ms. */
  videoMs: 5 * 60_000,
  /** Longest sound, ms. */
  soundMs: 10 * 60_000,
  /** Longest side of a result, px. */
  resultSide: 1920,
  /** Most bytes of a GIF. */
  gifBytes: 24_000_000,
} as const;
