import { languageSchema, type Language } from "@sayhey/appspec";
import type { ProjectTransform } from "../project-transform.ts";

/** Languages of apps by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  es: "Spanish",
  fr: "French",
  pt: "Portuguese",
};

/** Puts a copy of a project into another language. */
export const translate: ProjectTransform = {
  kind: "translate",
  engine: "project",
  inputs: ["project"],
  title: "Another language",
  summary: "Makes a copy of a project in English, German, Spanish, French or Portuguese.",
  fields: {
    language: {
      type: "choice",
      label: "Language",
      options: languageSchema.options.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      default: "de",
    },
  },
  presets: [],
  ending: "translated",
};
