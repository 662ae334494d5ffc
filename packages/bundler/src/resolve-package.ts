import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** Folder of an installed package that this package depends on. @throws when it is not installed. */
export function packageFolder(name: string): string {
  // Not every package exports its package.json, so the folder is looked for along the paths Node itself would search.
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return dirname(require.resolve(join(folder, name, "package.json")));
    } catch {
      continue;
    }
  }
  throw new Error(`The package ${name} is not installed. Run npm ci.`);
}

/** The node_modules folder that holds what generated apps import. */
export function dependencyFolder(): string {
  return dirname(packageFolder("react"));
}
