import { AppError } from "@sayhey/contract/app-error";
import { serveTask } from "../../infra/processes/serve-task.ts";
import { lookAtRecording } from "./look-at-recording.ts";
import type { RecordingTask } from "./recording-process.ts";

// The process behind `lookInProcess`.
serveTask(
  ({ inputPath, extension }: RecordingTask) => lookAtRecording(inputPath, extension),
  new AppError("unavailable", "The recording could not be read.", { hint: "Try again in a moment." }),
);
