import { mkdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { strToU8, zipSync } from "fflate";

/** Writes files below a folder, making folders as needed. @throws TypeError when a path leaves the folder. */
export async function writeTree(files: SourceTree | Record<string, Uint8Array>, folder: string): Promise<void> {
  const root = resolve(folder);
  for (const [path, content] of Object.entries(files)) {
    const target = resolve(root, path);
    const inside = relative(root, target);
    if (isAbsolute(path) || inside.startsWith("..") || inside === "" || path.includes("\0"))
      throw new TypeError(`files["${path}"]: leaves the folder`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(join(root, inside), content);
  }
}

// ZIP keeps local times; one fixed moment keeps equal trees byte-equal.
const ZIP_TIME = new Date(2026, 0, 1);

/** Files as a ZIP file, inside one folder of the given name. Equal files give equal bytes. */
export function exportZip(tree: SourceTree | Record<string, string | Uint8Array>, folder = "app"): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(tree).map(([path, content]) => [
        `${folder}/${path}`,
        typeof content === "string" ? strToU8(content) : content,
      ]),
    ),
    { level: 6, mtime: ZIP_TIME },
  );
}
