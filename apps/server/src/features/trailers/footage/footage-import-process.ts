import { join } from "node:path";
import type { FootageManifest } from "@sayhey/contract/footage";
import { runMediaProcess } from "../../../infra/processes/run-media-process.ts";

/** What the process is told that makes footage of a video. */
export interface FootageImportTask {
  inputPath: string;
  name: string;
  startMs: number;
  durationMs: number;
  /** Folder the files are written to. */
  outDir: string;
}

/** Footage of a video, and a small picture of it. */
export interface ImportedFootage {
  zipPath: string;
  /** WebP. */
  thumbPath: string;
  manifest: FootageManifest;
}

const ENTRY = join(import.meta.dirname, "footage-import.entry.ts");

/** Makes footage of a video in a process of its own: a decoder reads what a stranger wrote. @throws as `runMediaProcess` */
export const importFootageInProcess = (
  task: FootageImportTask,
  options: { signal: AbortSignal; onProgress(progress: number): void },
): Promise<ImportedFootage> =>
  runMediaProcess(
    ENTRY,
    task,
    {
      what: "footage process",
      notStarted: "The video decoder could not be started.",
      stopped: "The video decoder stopped unexpectedly.",
      stoppedHint: "The file may be damaged: save it again as MP4, then upload the new file.",
    },
    { ...options, folder: task.outDir },
  );
