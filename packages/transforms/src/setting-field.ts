import { z } from "zod";

/** What every setting may say of itself. */
interface AnyField {
  /** Shown only while another setting has one of these values; what is hidden keeps its value. */
  when?: { setting: string; is: readonly string[] };
}

/** A number on a slider. */
interface RangeField extends AnyField {
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
interface ColourField extends AnyField {
  type: "colour";
  label: string;
  default: string;
}
/** One of a few. */
interface ChoiceField extends AnyField {
  type: "choice";
  label: string;
  options: readonly { value: string; label: string }[];
  default: string;
}
/** On or off. */
interface SwitchField extends AnyField {
  type: "switch";
  label: string;
  default: boolean;
}
/** Words of one's own. */
interface TextField extends AnyField {
  type: "text";
  label: string;
  placeholder: string;
  /** Characters. */
  maxLength: number;
  /** Whether it may not be left empty. */
  required: boolean;
  /** Rows of the box; 1 for a line. */
  rows: number;
  default: string;
}
/** One setting of a transform: what the form shows and what the server accepts. */
export type SettingField = RangeField | ColourField | ChoiceField | SwitchField | TextField;

/** Settings under a name, ready to be chosen. */
export interface Preset {
  name: string;
  settings: Settings;
}

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
        .regex(/^#[0-9a-fA-F]{6}$/, `${field.label} must be a color such as #1a2b3c.`)
        .default(field.default);
    case "choice": {
      const values = field.options.map(({ value }) => value);
      return z
        .enum(values as [string, ...string[]], `${field.label} must be one of ${values.join(", ")}.`)
        .default(field.default);
    }
    case "switch":
      return z.boolean(`${field.label} must be true or false.`).default(field.default);
    case "text": {
      const text = z
        .string(`${field.label} must be words.`)
        .trim()
        .max(field.maxLength, `${field.label} may have ${field.maxLength} characters.`)
        .regex(
          field.rows > 1 ? /^(?:[^\p{Cc}]|[\n\r\t])*$/u : /^[^\p{Cc}]*$/u,
          `${field.label} may hold no control characters.`,
        );
      return field.required ? text.min(1, `${field.label} is missing.`) : text.default(field.default);
    }
  }
}

/** Schema of the settings that fields describe: what is absent is its default, what is unknown is refused. */
export function settingsSchema(fields: Readonly<Record<string, SettingField>>): z.ZodType<Settings> {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
  ) as unknown as z.ZodType<Settings>;
}

/** Whether a setting is of use with the others as they are. */
export function isShown(field: SettingField, settings: Settings): boolean {
  return field.when === undefined || field.when.is.includes(String(settings[field.when.setting]));
}

/** The default of every field. */
export function defaultSettings(fields: Readonly<Record<string, SettingField>>): Settings {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

/** Presets with the default of every field they do not name. */
export function completePresets(
  fields: Readonly<Record<string, SettingField>>,
  presets: readonly { name: string; settings: object }[],
): Preset[] {
  const defaults = defaultSettings(fields);
  return presets.map(({ name, settings }) => ({ name, settings: { ...defaults, ...settings } as Settings }));
}
