import { AppError } from "@sayhey/contract/app-error";
import { readMusic } from "@sayhey/trailer/node";
import type { MusicTask } from "./music-process.ts";
import { serveTask } from "../../infra/processes/serve-task.ts";

// The process behind `musicInProcess`.
serveTask(
  ({ inputPath, outPath }: MusicTask) => readMusic(inputPath, outPath),
  new AppError("unavailable", "The music could not be read.", { hint: "Try again in a moment." }),
);
