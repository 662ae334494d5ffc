import type { Preset, SettingField, Settings } from "./setting-field.ts";

/** A transform that asks an image model; it needs a provider and key, one's own or the server's. */
export interface ModelTransform {
  kind: string;
  engine: "model";
  inputs: readonly ["idea"] | readonly ["picture"];
  title: string;
  summary: string;
  fields: Readonly<Record<string, SettingField>>;
  presets: readonly Preset[];
  /** What the model is asked. */
  prompt(settings: Settings): string;
  /** What a result is called behind the name of its input. */
  ending: string;
}

/** Image models that are asked where no other is named, by kind of provider; null where a provider has none. */
export const IMAGE_MODELS = {
  "openai-compatible": "gpt-image-1",
  google: "gemini-2.5-flash-image",
  anthropic: null,
} as const;
