import { join } from "node:path";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { createLane } from "./lane.ts";
import { type PictureProcess, type PictureProcessOptions, startPictureProcess } from "./picture-process.ts";
import {
  PICTURE_OUTPUTS,
  type PictureInputs,
  type PictureOutput,
  type PictureRequest,
  type PictureWork,
} from "./picture-works.ts";

/** Processes in which strangers' pictures are opened, kept for the next ones: starting one takes longer than most pictures. */
export interface PicturePool {
  /**
   * Does a work when its turn has come; only then the picture is fetched. Where the process dies, the work is done once more in a new one.
   * @throws UnreadablePicture, AppError `too-large` in words for pixels, memory or time, OwnFailure when the process died again, and what
   *   `read` throws
   */
  run<W extends PictureWork>(
    work: W,
    read: () => Promise<Uint8Array>,
    input: PictureInputs[W],
  ): Promise<PictureOutput<W>>;
  /** Ends the processes. */
  close(): void;
}

interface PicturePoolOptions extends Partial<PictureProcessOptions> {
  /** Pictures opened at a time: one may take some hundred MB. */
  processes?: number;
}

const DEFAULTS: PictureProcessOptions = {
  entry: join(import.meta.dirname, "picture.entry.ts"),
  timeLimitMs: 20_000,
  // The largest picture that is let in, in its deepest format, takes less.
  memoryMb: 2048,
};

/** Makes a pool whose processes start when they are needed. */
export function createPicturePool({ processes = 2, ...options }: PicturePoolOptions = {}): PicturePool {
  const inLane = createLane(processes);
  const idle: PictureProcess[] = [];
  const all = new Set<PictureProcess>();

  function take(): PictureProcess {
    for (let found = idle.pop(); found !== undefined; found = idle.pop()) {
      if (found.isAlive()) return found;
      all.delete(found);
    }
    const started = startPictureProcess({ ...DEFAULTS, ...options });
    all.add(started);
    return started;
  }

  async function once(request: PictureRequest): Promise<object> {
    const drawer = take();
    try {
      const parsed = PICTURE_OUTPUTS[request.work].safeParse(await drawer.ask(request));
      if (!parsed.success) {
        drawer.end();
        throw new OwnFailure("Opening the picture stopped unexpectedly.", {
          cause: parsed.error,
          hint: "Try again in a moment.",
        });
      }
      return withOwnBytes(parsed.data);
    } finally {
      if (drawer.isAlive()) idle.push(drawer);
      else {
        drawer.end();
        all.delete(drawer);
      }
    }
  }

  return {
    run: <W extends PictureWork>(work: W, read: () => Promise<Uint8Array>, input: PictureInputs[W]) =>
      inLane(async () => {
        const request = { work, input, bytes: await read() } as PictureRequest;
        const output = await once(request).catch((error: unknown) => {
          if (!(error instanceof OwnFailure)) throw error;
          return once(request);
        });
        // `once` has parsed it as what this work answers.
        return output as PictureOutput<W>;
      }),
    close: () => {
      for (const drawer of all) drawer.end();
      all.clear();
      idle.length = 0;
    },
  };
}

/** A picture lies in the bytes of its message, which as a whole would stay in memory for as long as it is kept. */
const withOwnBytes = (output: object): object =>
  Object.fromEntries(
    Object.entries(output).map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value) : value]),
  );

const shared = createPicturePool();

/** Does a work on a stranger's picture in the processes that this process keeps for that. @throws as `PicturePool.run` */
export const workOnPicture: PicturePool["run"] = shared.run;
