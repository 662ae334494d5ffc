import { join } from "node:path";
import type { Pixels, Settings } from "@sayhey/transforms";
import { runMediaProcess } from "../../infra/processes/run-media-process.ts";

/** What the transform process is told. Files are by path: bytes would be copied through the channel. */
export interface TransformTask {
  /** `transform` does what the kind says, `keep` saves a picture that a model drew, `look` gives a small picture of the file. */
  work: "transform" | "keep" | "look";
  kind: string;
  settings: Settings;
  inputPath: string;
  /** Folder the result is written to. */
  outDir: string;
}

/** What came of a file. */
export interface TransformedFile {
  path: string;
  thumbPath: string | null;
  extension: string;
  contentType: string;
  bytes: number;
  /** px; null for what has no picture. */
  width: number | null;
  height: number | null;
  /** Null for what stands still. */
  durationMs: number | null;
  /** What is worth saying of it, such as the loudness before and after. */
  facts: Record<string, string | number>;
}

/** How far a transform is. */
export interface TransformProgress {
  stage: string;
  /** 0 to 1. */
  progress: number;
}

const ENTRY = join(import.meta.dirname, "transform.entry.ts");

interface Options {
  signal: AbortSignal;
  onProgress(progress: TransformProgress): void;
}

/** Transforms a file in a process of its own. @throws as `runMediaProcess` */
export const transformInProcess = (task: TransformTask, options: Options): Promise<TransformedFile> =>
  runInProcess(task, options);

/** A small picture of a file, decoded in a process of its own. @throws as `runMediaProcess` */
export const lookInProcess = (task: Omit<TransformTask, "work">, options: Options): Promise<Pixels> =>
  runInProcess({ ...task, work: "look" }, options);

function runInProcess<Result extends object>(task: TransformTask, options: Options): Promise<Result> {
  return runMediaProcess(
    ENTRY,
    task,
    {
      what: "transform process",
      notStarted: "The transform could not be started.",
      stopped: "The transform stopped unexpectedly.",
      stoppedHint: "The server may be short of memory: try again, or use a smaller file.",
    },
    { ...options, folder: task.outDir },
  );
}
