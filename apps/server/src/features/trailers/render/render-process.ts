import { join } from "node:path";
import { OwnFailure } from "@sayhey/contract/own-failure";
import type { RenderFormat, RenderQuality } from "@sayhey/contract/render";
import type { Storyboard } from "@sayhey/trailer";
import { RENDER_ENVIRONMENT, type RenderProgress, type RenderResult } from "@sayhey/trailer/node";
import { notePart } from "../../../infra/processes/part-health.ts";
import { runTaskProcess } from "../../../infra/processes/run-task-process.ts";

/** What the render process is told. Footage is by path: bytes would be copied through the channel. */
export interface RenderTask {
  storyboard: Storyboard;
  footage: { id: string; path: string }[];
  /** Samples of the stretch of own music that plays; null for none. */
  musicPath: string | null;
  /** The same of the voice-over. */
  voicePath: string | null;
  width: number;
  height: number;
  formats: RenderFormat[];
  quality: RenderQuality;
  outDir: string;
  /** Where finished parts wait for the next attempt. */
  workDir: string;
  workers: number;
}

const ENTRY = join(import.meta.dirname, "render.entry.ts");

/** Renders in a process of its own. @throws as `runTaskProcess` */
export async function renderInProcess(
  task: RenderTask,
  options: { signal: AbortSignal; onProgress(progress: RenderProgress): void },
): Promise<RenderResult> {
  try {
    const result = await runTaskProcess<RenderProgress, RenderResult>(ENTRY, task, WORDS, {
      ...options,
      environment: RENDER_ENVIRONMENT,
    });
    notePart("encoder", true);
    return result;
  } catch (error) {
    if (error instanceof OwnFailure) notePart("encoder", false);
    throw error;
  }
}

const WORDS = {
  what: "render process",
  notStarted: "The renderer could not be started.",
  stopped: "The video encoder stopped unexpectedly.",
  stoppedHint: "The server may be short of memory: try again, or choose a smaller size.",
};
