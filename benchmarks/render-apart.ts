import { fork } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FilmedClip } from "@sayhey/server/browser";
import type { Storyboard } from "@sayhey/trailer";
import { RENDER_ENVIRONMENT, renderTrailer } from "@sayhey/trailer/node";

interface Job {
  storyboard: Storyboard;
  footage: { id: string; bytes: Uint8Array }[];
  outDir: string;
  threads: number;
}

/** What one render took: wall milliseconds from a fresh process's first line to the finished file, and its peak memory. */
export interface RenderFigure {
  ms: number;
  peakMemoryBytes: number;
}

/** Renders in a process of its own, so that memory is that of one render. */
export function renderApart(
  storyboard: Storyboard,
  clips: readonly FilmedClip[],
  folder: string,
  threads: number,
): Promise<RenderFigure> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), ["--render"], {
      serialization: "advanced",
      // As the product starts it.
      env: { ...process.env, ...RENDER_ENVIRONMENT },
    });
    child.on("message", (figure: RenderFigure) => {
      resolve(figure);
      child.disconnect();
    });
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? undefined : reject(new Error(`the render ended with code ${code}`))));
    child.send({
      storyboard,
      footage: clips.map((clip) => ({ id: clip.flowId, bytes: clip.zip })),
      outDir: mkdtempSync(join(folder, "ours-")),
      threads,
    } satisfies Job);
  });
}

/** Most memory of this program, bytes. The usage of the process would count the program that started it, as large as that has grown. */
function peakMemory(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? 0) * 1024;
}

if (process.argv[2] === "--render") {
  process.once("message", (job: Job) => {
    void (async () => {
      const startedAt = performance.now();
      const result = await renderTrailer({
        storyboard: job.storyboard,
        footage: job.footage,
        width: 1080,
        height: 1920,
        outDir: job.outDir,
        workers: job.threads,
      });
      process.send?.({
        ms: performance.now() - startedAt,
        peakMemoryBytes: Math.max(result.peakMemoryBytes, peakMemory()),
      } satisfies RenderFigure);
    })();
  });
}
