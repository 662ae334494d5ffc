import { ART_DIRECTIONS, artDirectionSchema, languageSchema } from "@sayhey/appspec";
import { LANGUAGE_NAMES } from "./project/translate.ts";
import { findTransform } from "./registry.ts";
import { settingsSchema, type Settings } from "./setting-field.ts";

/** What a result is called behind the name of its input: 'duotone', 'in 9x16'. */
export function endingOf(kind: string, settings: Settings): string {
  const transform = findTransform(kind);
  if (transform === undefined) return kind;
  switch (transform.engine) {
    case "pixels":
      return transform.ending ?? transform.title.toLowerCase();
    case "media":
      return transform.ending(settings);
    case "project":
    case "model":
      return transform.ending;
  }
}

/** What a run is called: 'Duotone of garden.jpg', 'Lull in Arcade', 'Talk.mp4, without pauses'. */
export function titleOfRun(run: { kind: string; settings: Record<string, unknown>; input_name: string }): string {
  const { kind, input_name: name } = run;
  const transform = findTransform(kind);
  if (transform === undefined) return `${kind} of ${name}`;
  const direction = artDirectionSchema.safeParse(run.settings["direction"]);
  if (kind === "restyle" && direction.success) return `${name} in ${ART_DIRECTIONS[direction.data].name}`;
  const language = languageSchema.safeParse(run.settings["language"]);
  if (kind === "translate" && language.success) return `${name} in ${LANGUAGE_NAMES[language.data]}`;
  if (kind === "draw-picture") return name;
  if (transform.engine === "pixels" && transform.ending === undefined) return `${transform.title} of ${name}`;
  // Settings of another version may be read no more.
  const settings = settingsSchema(transform.fields).safeParse(run.settings);
  return settings.success ? `${name}, ${endingOf(kind, settings.data)}` : `${transform.title} of ${name}`;
}
