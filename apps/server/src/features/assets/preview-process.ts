import { join } from "node:path";
import { runMediaProcess } from "../../infra/processes/run-media-process.ts";

/** What the process is told that draws a recording small. */
export interface PreviewTask {
  inputPath: string;
  of: "video" | "sound";
  durationMs: number;
}

/** A recording, small. */
export interface MadePreview {
  /** WebP; null for a sound. */
  poster: Uint8Array | null;
  /** Loudness along its length, 0 to 100; null for a video. */
  peaks: number[] | null;
}

const ENTRY = join(import.meta.dirname, "preview.entry.ts");

/** Draws a recording small in a process of its own: a decoder reads what a stranger wrote. @throws as `runMediaProcess` */
export const previewInProcess = (task: PreviewTask, options: { signal: AbortSignal }): Promise<MadePreview> =>
  runMediaProcess(
    ENTRY,
    task,
    {
      what: "preview process",
      notStarted: "The decoder could not be started.",
      stopped: "The decoder stopped unexpectedly.",
      stoppedHint: "The file may be damaged.",
    },
    { ...options, folder: null, onProgress: () => undefined },
  );
