import { join } from "node:path";
import type { Settings } from "@sayhey/transforms";
import { runTaskProcess } from "./run-task-process.ts";

/** What the transform process is told. Pictures are by path: bytes would be copied through the channel. */
export interface TransformTask {
  kind: string;
  settings: Settings;
  inputPath: string;
  /** Folder the result is written to. */
  outDir: string;
}

/** What came of a picture. */
export interface TransformedPicture {
  path: string;
  thumbPath: string;
  extension: "jpg" | "png";
  contentType: string;
  bytes: number;
  /** px */
  width: number;
  height: number;
}

/** How far a transform is. */
export interface TransformProgress {
  stage: string;
  /** 0 to 1. */
  progress: number;
}

const ENTRY = join(import.meta.dirname, "transform.entry.ts");

/** Transforms a picture in a process of its own. @throws as `runTaskProcess` */
export const transformInProcess = (
  task: TransformTask,
  options: { signal: AbortSignal; onProgress(progress: TransformProgress): void },
): Promise<TransformedPicture> =>
  runTaskProcess(
    ENTRY,
    task,
    {
      what: "transform process",
      notStarted: "The transform could not be started.",
      stopped: "The transform stopped unexpectedly.",
      stoppedHint: "The server may be short of memory: try again, or use a smaller picture.",
    },
    options,
  );
