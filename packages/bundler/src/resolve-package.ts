import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
/** The type families are dependencies of the contract, which names them. */
const requireFont = createRequire(require.resolve("@sayhey/contract/fonts"));

/** Folder of an installed package that this package depends on, or of a type family. @throws when it is not installed. */
export function packageFolder(name: string): string {
  const paths = (name.startsWith("@fontsource") ? requireFont : require).resolve.paths(name);
  // Not every package exports its package.json, so the folder is looked for along the paths Node itself would search.
  for (const folder of paths ?? []) {
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
