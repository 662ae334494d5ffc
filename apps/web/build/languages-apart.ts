import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Modules of the planner that pick one language, or the known words of all, out of word lists of five languages. */
const PICKED = /\/packages\/planner\/src\/embedded\/languages\/in\/[\w-]+\.ts$/;

/** Puts what the planner knows of each language into the build as it is picked, so that a visitor loads one language only. */
export function languagesApart(): Plugin {
  return {
    name: "sayhey:languages-apart",
    enforce: "pre",
    async load(id) {
      const [path = id] = id.split("?");
      if (!PICKED.test(path)) return null;
      const picked: Record<string, unknown> = await import(pathToFileURL(path).href);
      return Object.entries(picked)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
