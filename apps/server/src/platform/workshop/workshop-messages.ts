import type { AppSpec } from "@sayhey/appspec";
import type { OverrideChange } from "@sayhey/codegen";
import type { BrandKit } from "@sayhey/contract/settings";
import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { FileOverride, OverrideConflict } from "@sayhey/contract/override";
import type { CompiledApp, SourceTree } from "@sayhey/contract/source-tree";

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

/** What the workshop can be asked to do, and what each answers. */
export interface WorkshopTasks {
  plan: {
    input: { idea: string; seed: number | undefined; brand?: BrandKit | null };
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
  export: { input: Source & { folder: string }; output: Uint8Array };
}

/** Name of a task. */
export type WorkshopTask = keyof WorkshopTasks;

/** One task on its way to the thread. */
export type WorkshopRequest = {
  [T in WorkshopTask]: { id: number; task: T; input: WorkshopTasks[T]["input"] };
}[WorkshopTask];

/** Its answer on the way back. */
export type WorkshopAnswer =
  | { id: number; ok: true; output: WorkshopTasks[WorkshopTask]["output"] }
  | { id: number; ok: false; kind: AppErrorKind; message: string; hint: string | undefined };
