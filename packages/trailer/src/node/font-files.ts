import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// The type families are dependencies of the contract, which names them.
const require = createRequire(createRequire(import.meta.url).resolve("@sayhey/contract/fonts"));
// Both scopes of Fontsource; the name of a package and of a file have no slash or '..' by these patterns.
const FONT_PATH = /^(@fontsource(?:-variable)?\/[a-z0-9-]+)\/(unicode\.json|files\/[a-z0-9-]+\.woff2)$/u;

/**
 * The file on disk behind `<package>/files/<file>.woff2` or `<package>/unicode.json`, for packages of the scopes @fontsource
 * and @fontsource-variable that are installed; null for any other path. The path is what a browser asked for and needs no
 * check before. Whether the file exists is up to the caller's opening of it.
 */
export function resolveFontFile(path: string): string | null {
  const match = FONT_PATH.exec(path);
  if (match === null) return null;
  const [, name, rest] = match;
  if (name === undefined || rest === undefined) return null;
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), rest);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return null;
    throw error;
  }
}
