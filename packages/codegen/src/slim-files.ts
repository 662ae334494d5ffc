import type { AppSpec } from "@sayhey/appspec";

/** Files of the kit that know what a file is. */
const KNOWING = ["src/ui/field-input.tsx", "src/ui/value.tsx", "src/ui/format.ts", "src/ui/settings-dialog.tsx"];
/** A case for files in a switch, or the line about them in the settings. */
const ABOUT_FILES = /^ +case "file":\n(?: {6,}.*\n)+|^ +\{holdsFiles\(\).*\n/gm;

/** The template files without what shows and takes files, where the app keeps none; what only that reaches goes with it. */
export function slimFiles(spec: AppSpec, templates: Record<string, string>): Record<string, string> {
  if (spec.entities.some(({ fields }) => fields.some(({ type }) => type === "file"))) return templates;
  const slim = { ...templates };
  for (const path of KNOWING) {
    const text = templates[path];
    if (text !== undefined) slim[path] = text.replace(ABOUT_FILES, "");
  }
  return slim;
}
