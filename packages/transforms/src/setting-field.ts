import { z } from "zod";

/** A number on a slider. */
interface RangeField {
  type: "range";
  label: string;
  min: number;
  max: number;
  step: number;
  default: number;
  /** Shown behind the number: '%', '°'. */
  unit?: string;
}
/** A colour, `#rrggbb`. */
interface ColourField {
  type: "colour";
  label: string;
  default: string;
}
/** One of a few. */
interface ChoiceField {
  type: "choice";
  label: string;
  options: readonly { value: string; label: string }[];
  default: string;
}
/** On or off. */
interface SwitchField {
  type: "switch";
  label: string;
  default: boolean;
}
/** One setting of a transform: what the form shows and what the server accepts. */
export type SettingField = RangeField | ColourField | ChoiceField | SwitchField;

/** The settings that fields describe. */
export type SettingsOf<F extends Record<string, SettingField>> = {
  -readonly [K in keyof F]: F[K] extends { type: "range" }
    ? number
    : F[K] extends { type: "switch" }
      ? boolean
      : F[K] extends { type: "choice"; options: readonly { value: infer V }[] }
        ? V
        : string;
};

/** Settings as they are kept: a value for each field. */
export type Settings = Record<string, string | number | boolean>;

function fieldSchema(field: SettingField): z.ZodType<string | number | boolean> {
  switch (field.type) {
    case "range": {
      const message = `${field.label} must be a number from ${field.min} to ${field.max}.`;
      return z.number(message).min(field.min, message).max(field.max, message).default(field.default);
    }
    case "colour":
      return z
        .string()
        .regex(/^#[0-9a-fA-F]{6}$/, `${field.label} must be a colour such as #1a2b3c.`)
        .default(field.default);
    case "choice": {
      const values = field.options.map(({ value }) => value);
      return z
        .enum(values as [string, ...string[]], `${field.label} must be one of ${values.join(", ")}.`)
        .default(field.default);
    }
    case "switch":
      return z.boolean(`${field.label} must be true or false.`).default(field.default);
  }
}

/** Schema of the settings that fields describe: what is absent is its default, what is unknown is refused. */
export function settingsSchema(fields: Record<string, SettingField>): z.ZodType<Settings> {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  ) as unknown as z.ZodType<Settings>;
}

/** The default of every field. */
export function defaultSettings(fields: Record<string, SettingField>): Settings {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}
