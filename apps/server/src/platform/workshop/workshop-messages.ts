import type { AppSpec } from "@sayhey/appspec";
import type { BrandKit } from "@sayhey/contract/settings";
import type { AppErrorKind } from "@sayhey/contract/app-error";
import type { CompiledApp } from "@sayhey/contract/source-tree";

/** What the workshop can be asked to do, and what each answers. */
export interface WorkshopTasks {
  plan: {
    input: { idea: string; seed: number | undefined; brand?: BrandKit | null };
    output: { spec: AppSpec; appHash: string };
  };
  hash: { input: { spec: AppSpec }; output: { appHash: string } };
  compile: { input: { spec: AppSpec }; output: CompiledApp };
  export: { input: { spec: AppSpec; folder: string }; output: Uint8Array };
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
