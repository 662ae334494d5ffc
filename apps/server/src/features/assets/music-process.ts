import { dirname, join } from "node:path";
import type { MusicFacts } from "@sayhey/contract/music";
import { runMediaProcess } from "../../infra/processes/run-media-process.ts";

/** What the music process is told. */
export interface MusicTask {
  inputPath: string;
  /** Where the samples are written to. */
  outPath: string;
}

const ENTRY = join(import.meta.dirname, "music.entry.ts");

/** Decodes a sound and finds its beats in a process of its own. @throws as `runMediaProcess` */
export const musicInProcess = (task: MusicTask, options: { signal: AbortSignal }): Promise<MusicFacts> =>
  runMediaProcess(
    ENTRY,
    task,
    {
      what: "music process",
      notStarted: "The music could not be read.",
      stopped: "Reading the music stopped unexpectedly.",
      stoppedHint: "The file may be damaged: save it again in another format, then upload that.",
    },
    { ...options, folder: dirname(task.outPath), onProgress: () => undefined },
  );
