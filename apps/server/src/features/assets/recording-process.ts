import { join } from "node:path";
import type { UploadExtension } from "@sayhey/contract/upload";
import { runMediaProcess } from "../../infra/processes/run-media-process.ts";
import type { RecordingFacts } from "./look-at-recording.ts";

/** What the process is told. */
export interface RecordingTask {
  inputPath: string;
  extension: UploadExtension;
}

const ENTRY = join(import.meta.dirname, "recording.entry.ts");
/** Enough for a film of many hours, MB. */
const HEAP_MB = 1024;

/** Looks at a recording in a process of its own, with little memory. @throws as `lookAtRecording` and `runMediaProcess` */
export const lookInProcess = (task: RecordingTask, options: { signal: AbortSignal }): Promise<RecordingFacts> =>
  runMediaProcess(
    ENTRY,
    task,
    {
      what: "recording process",
      notStarted: "The recording could not be read.",
      stopped: "Reading the recording stopped unexpectedly.",
      stoppedHint: "The file may be damaged: save it again in another format, then upload that.",
    },
    {
      ...options,
      folder: null,
      onProgress: () => undefined,
      environment: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` },
    },
  );
