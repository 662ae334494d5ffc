import { readFile } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { renderTrailer, type RenderProgress, type RenderResult } from "@sayhey/trailer/node";
import type { RenderTask } from "./render-process.ts";
import { serveTask } from "../../../infra/processes/serve-task.ts";

// The process behind `renderInProcess`.
serveTask<RenderTask, RenderProgress, RenderResult>(
  async (task, report) => {
    const footage = await Promise.all(
      task.footage.map(async ({ id, path }) => ({ id, bytes: new Uint8Array(await readFile(path)) })),
    );
    const { musicPath, voicePath, ...options } = task;
    const read = async (path: string | null) => (path === null ? null : new Uint8Array(await readFile(path)));
    return renderTrailer({
      ...options,
      footage,
      music: await read(musicPath),
      voice: await read(voicePath),
      onProgress: (progress) => void report(progress),
    });
  },
  new AppError("unavailable", "The video could not be encoded.", { hint: "Try again, or choose a smaller size." }),
);
