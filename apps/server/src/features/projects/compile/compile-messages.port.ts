import type { LiveApp } from "@sayhey/bundler";
import type { AppSpec } from "@sayhey/appspec";
import type { ImportedTree, OverrideChange, SourceFile } from "@sayhey/codegen";
import type { BrandKit } from "@sayhey/contract/settings";
import type { Colours } from "@sayhey/contract/idea";
import type { SourceMatch, SourceState } from "@sayhey/contract/functions/code";
import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { FileOverride, OverrideConflict } from "@sayhey/contract/override";
import type { CompiledApp, SourceTree } from "@sayhey/contract/source-tree";
import type { SourceQuery } from "./search-source.ts";

interface Source {
  spec: AppSpec;
  /** Files changed by hand; none when absent. */
  overrides?: readonly FileOverride[] | undefined;
}

interface Build {
  appHash: string;
  /** File, line and complaint; null when the app compiles. */
  broken: string | null;
}

/** What the compile pool can be asked to do, and what each answers. */
export interface CompileTasks {
  /** Loads what planning needs, before somebody waits for it. */
  load: { input: Record<string, never>; output: null };
  plan: {
    input: { idea: string; seed: number | undefined; brand?: BrandKit | null; colours?: Colours | undefined };
    output: { spec: AppSpec; appHash: string };
  };
  /** The app of a template, adapted to a name and a twist where they are not empty. */
  template: {
    input: { slug: string; name: string; twist: string; brand: BrandKit | null; colours?: Colours | undefined };
    output: { spec: AppSpec; appHash: string };
  };
  hash: { input: Source; output: { appHash: string } };
  /** The hash, and why the app does not compile; only what was changed by hand can fail to, so nothing else is compiled. */
  build: { input: Source; output: Build };
  /** One file changed by hand, or given back. */
  override: {
    input: Source & { change: OverrideChange };
    output: Build & { overrides: FileOverride[]; conflicts: OverrideConflict[]; tree: SourceTree };
  };
  conflicts: { input: Source; output: OverrideConflict[] };
  /** The app; as it would be without what was changed by hand, should that not compile. */
  compile: { input: Source; output: CompiledApp };
  /** A source tree as it is. */
  compileTree: { input: { tree: SourceTree }; output: CompiledApp };
  /** Every file of the app and how it came about. */
  source: { input: Source; output: { path: string; text: string; state: SourceState }[] };
  /** One file of the app; null when it has none there. */
  file: { input: Source & { path: string }; output: SourceFile | null };
  /** Places in the app's files, and whether there are more. */
  search: { input: Source & { query: SourceQuery }; output: { matches: SourceMatch[]; more: boolean } };
  /** The app's files, and why they do not compile. */
  tree: { input: Source; output: { tree: SourceTree; broken: string | null } };
  /** The app for the live preview, under the name of its version; as `compile` does where what was changed by hand fails. */
  live: { input: Source & { hash: string }; output: LiveApp };
  /** `pictures` are files besides the source, by their path. */
  export: {
    input: Source & { folder: string; version: number; pictures: Record<string, Uint8Array> };
    output: Uint8Array;
  };
  /** The files of an export. */
  files: { input: Source & { version: number }; output: SourceTree };
  /** What a ZIP of an exported app holds, and how it builds. `present` is the app it is taken for when it does not say. */
  import: { input: { zip: Uint8Array; present: AppSpec | null }; output: ImportedTree & Build };
}

/** Name of a task. */
export type CompileTask = keyof CompileTasks;

/** One task on its way to the process. */
export type CompileRequest = {
  [T in CompileTask]: { id: number; task: T; input: CompileTasks[T]["input"] };
}[CompileTask];

/** Its answer on the way back. */
export type CompileAnswer =
  | { id: number; ok: true; output: CompileTasks[CompileTask]["output"] }
  | {
      id: number;
      ok: false;
      kind: AppErrorKind;
      message: string;
      hint: string | undefined;
      /** The server's own parts failed, not the app. */
      isOwn: boolean;
      /** Where a failure that nobody expected came from. */
      stack?: string;
    };
