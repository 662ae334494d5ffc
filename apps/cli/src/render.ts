import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema, type Aspect } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import type { RenderFormat } from "@sayhey/contract/render";
import { readConfig } from "./config-file.ts";
import { readArgs } from "./read-args.ts";
import { openRemote, type Remote } from "./remote.ts";
import { formatOfFile, readVideoOptions, VIDEO_OPTIONS, type VideoOptions } from "./video-options.ts";

const POLL_MS = 1000;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

interface RenderOptions {
  projectId: string;
  out: string;
  aspect: Aspect | undefined;
  durationMs: number | undefined;
  format: RenderFormat;
  video: VideoOptions;
}

/** `sayhey render`: renders a project's trailer on the server and downloads it. */
export async function render(args: string[]): Promise<number> {
  const options = await readOptions(args);
  const remote = openRemote(await readConfig());
  const { projectId, aspect, durationMs } = options;
  const { renderId } = await remote.call("render-create", {
    projectId,
    ...(aspect === undefined ? {} : { aspect }),
    ...(durationMs === undefined ? {} : { durationMs }),
    formats: [options.format],
    ...options.video,
  });
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new AppError("cancelled", "Stopped; the render is canceled."));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    await waitForEnd(remote, renderId, stop.signal);
    const { video } = await remote.call("render-files", { renderId }, stop.signal);
    const bytes = await download(remote, video, options.out, stop.signal);
    console.log(`${options.out} (${(bytes / 1024 ** 2).toFixed(1)} MB)`);
    return 0;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    // Too late when it has just ended; the file is on the server then.
    await remote.call("render-cancel", { renderId }).catch(() => undefined);
    throw stop.signal.reason;
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}

async function readOptions(args: string[]): Promise<RenderOptions> {
  const { values, positionals } = readArgs(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string" },
        aspect: { type: "string" },
        duration: { type: "string" },
        ...VIDEO_OPTIONS,
      },
    }),
  );
  const projectId = UUID.exec((positionals[0] ?? "").replace(/\/+$/, ""))?.[0];
  if (projectId === undefined || positionals.length > 1) {
    throw new AppError("bad-request", "Name one project by its id or address.", {
      hint: "sayhey projects lists them.",
    });
  }
  if (values.out === undefined || values.out === "")
    throw new AppError("bad-request", "Say where to write to with --out FILE.mp4.");
  const out = resolve(values.out);
  if ((await stat(out).catch(() => null))?.isDirectory() === true)
    throw new AppError("bad-request", `${out} is a folder; --out must name a file.`);
  if ((await stat(dirname(out)).catch(() => null))?.isDirectory() !== true)
    throw new AppError("bad-request", `There is no folder ${dirname(out)}.`, { hint: "Make it first." });
  const aspect = values.aspect === undefined ? undefined : aspectSchema.safeParse(values.aspect);
  if (aspect?.success === false) throw new AppError("bad-request", "--aspect must be 9:16, 4:5, 1:1 or 16:9.");
  const durationMs = values.duration === undefined ? undefined : Math.round(Number(values.duration) * 1000);
  if (durationMs !== undefined && !(durationMs >= LIMITS.trailerMinMs && durationMs <= LIMITS.trailerMaxMs))
    throw new AppError("bad-request", "--duration must be from 6 to 15 seconds.");
  const video = readVideoOptions(values);
  return { projectId, out, aspect: aspect?.data, durationMs, format: formatOfFile(out), video };
}

/** Waits and says how far it is: one line that changes on a terminal, a line for each stage elsewhere. */
export async function waitForEnd(remote: Remote, renderId: string, signal: AbortSignal): Promise<void> {
  const isTerminal = process.stderr.isTTY === true;
  let said = "";
  for (;;) {
    signal.throwIfAborted();
    const { status, stage, progress, remainingMs, errorMessage } = await remote.call(
      "render-get",
      { renderId },
      signal,
    );
    const words = status === "queued" ? "Queued" : (stage ?? "Finishing");
    const left = remainingMs === null ? "" : `, ${Math.max(1, Math.round(remainingMs / 1000))} s left`;
    if (isTerminal) process.stderr.write(`\r\u001B[K${Math.floor(progress * 100)} % ${words}${left}`);
    else if (words !== said && status !== "completed") console.error(words);
    said = words;
    if (status === "completed" || status === "failed" || status === "cancelled") {
      if (isTerminal) process.stderr.write("\r\u001B[K");
      if (status === "completed") return;
      throw new AppError(
        "internal",
        status === "failed" ? (errorMessage ?? "Video rendering failed") : "The render was canceled.",
      );
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Downloads beside the file and moves it there once every byte has come. Answers the bytes. */
export async function download(remote: Remote, address: string, out: string, signal: AbortSignal): Promise<number> {
  const answer = await remote.open(address, signal);
  const temporary = `${out}.${process.pid}.part`;
  try {
    if (answer.body === null) throw new AppError("unavailable", "The file is empty.");
    await pipeline(
      Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream),
      createWriteStream(temporary),
      { signal },
    );
    const { size } = await stat(temporary);
    if (size !== Number(answer.headers.get("content-length")))
      throw new AppError("unavailable", "The download broke off.", { hint: "Run the command again." });
    await rename(temporary, out);
    return size;
  } finally {
    await rm(temporary, { force: true });
  }
}
