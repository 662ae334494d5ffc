import type { AppSpec } from "@sayhey/appspec";
import type { FileOverride } from "@sayhey/contract/override";
import type { SourceTree } from "@sayhey/contract/source-tree";
import { generateApp } from "./generate-app.ts";

/** The file of an exported tree that holds what the app was generated from. */
export const SPEC_FILE = "sayhey.json";

/** Says how `SPEC_FILE` is written. */
export const SPEC_FORMAT = 1;

/** An app's source as it leaves SayHey: with the AppSpec in `sayhey.json`, from which `importTree` finds the way back. */
export function exportTree(spec: AppSpec, overrides: readonly FileOverride[], version: number): SourceTree {
  const about = { format: SPEC_FORMAT, version, spec };
  const files = { ...generateApp(spec, overrides).tree, [SPEC_FILE]: `${JSON.stringify(about, null, 2)}\n` };
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}
