import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { hashBytes } from "./hash-tree.ts";
import { packageFolder } from "./resolve-package.ts";

/** Modules too large to stand in an app: each is a file of its own, which an app that may need it loads when it does. */
export const LATE_MODULES = ["maplibre-gl"] as const;

/** Files of late modules and their part of the import map. */
export interface LateVendor {
  files: Record<string, Uint8Array>;
  imports: Record<string, string>;
}

const NONE: LateVendor = { files: {}, imports: {} };
let maps: Promise<LateVendor> | undefined;

/** What the late modules of a tree are loaded from; nothing for an app that has none. */
export async function loadLate(tree: SourceTree): Promise<LateVendor> {
  const isNeeded = Object.values(tree).some((text) => text.includes('import("maplibre-gl")'));
  if (!isNeeded) return NONE;
  maps ??= readMaps().catch((error: unknown) => {
    maps = undefined;
    throw error;
  });
  return maps;
}

/** MapLibre as it is published: it makes its worker out of its own text, so that nothing may be renamed in it. */
async function readMaps(): Promise<LateVendor> {
  const text = await readFile(join(packageFolder("maplibre-gl"), "dist/maplibre-gl.js"), "utf8");
  const plain = text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "\n");
  const code = new TextEncoder().encode(`${plain}export default globalThis.maplibregl;\n`);
  const path = `vendor/maplibre-gl-${hashBytes(code)}.js`;
  return { files: { [path]: code }, imports: { "maplibre-gl": `/${path}` } };
}
