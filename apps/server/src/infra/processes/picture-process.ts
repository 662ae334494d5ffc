import type { ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { AppError } from "@sayhey/contract/app-error";
import { OwnFailure } from "@sayhey/contract/own-failure";
import { forkPlain } from "./fork-plain.ts";
import { MEMORY_VARIABLE, OUT_OF_MEMORY_CODE, pictureAnswer, type PictureRequest } from "./picture-works.ts";
import { limitWork } from "./work-limit.ts";

/** Bytes that no decoder takes for a whole picture; whoever asked knows better words. */
export class UnreadablePicture extends AppError {
  constructor(why: string) {
    super("bad-request", "The picture cannot be read.", {
      cause: new Error(why),
      hint: "Save or download it again, then upload the new file.",
    });
  }
}

/** A process that opens pictures, one at a time. */
export interface PictureProcess {
  /** What came of a picture, which nobody has looked at yet. @throws as `PicturePool.run` */
  ask(request: PictureRequest): Promise<unknown>;
  /** False once it ended, or hears nothing any more. */
  isAlive(): boolean;
  end(): void;
}

/** Limits of such a process. */
export interface PictureProcessOptions {
  entry: string;
  /** Longest that a picture may take, as `limitWork` counts it; the first, for which it loads what it needs, twice as long. */
  timeLimitMs: number;
  /** Memory of the whole process, MB. */
  memoryMb: number;
}

/** What it needs beside pixels, MB. */
const HEAP_MB = 256;

/** Starts one. It doesn't keep this process from ending. */
export function startPictureProcess({ entry, timeLimitMs, memoryMb }: PictureProcessOptions): PictureProcess {
  let child: ChildProcess;
  try {
    child = forkPlain(entry, "media", {
      memoryMb: HEAP_MB,
      environment: { [MEMORY_VARIABLE]: String(memoryMb) },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
  } catch (cause) {
    throw new OwnFailure("The picture could not be opened.", { cause, hint: "Try again in a moment." });
  }
  let death: AppError | null = null;
  let isWarm = false;
  let complaint = "";
  let onAnswer: ((message: unknown) => void) | null = null;
  let onDeath: ((error: AppError) => void) | null = null;

  const die = (error: AppError): void => {
    if (death !== null) return;
    death = error;
    child.kill("SIGKILL");
    onDeath?.(error);
  };
  child.on("message", (message) => onAnswer?.(message));
  child.on("error", (cause) => die(stopped(cause)));
  child.once("exit", (code, signal) =>
    die(
      code === OUT_OF_MEMORY_CODE
        ? new AppError("too-large", "The picture needs too much memory to be opened.", {
            hint: "Make it smaller, then try again.",
          })
        : stopped(new Error(`The picture process ended with ${signal ?? `code ${code ?? "unknown"}`}: ${complaint}`)),
    ),
  );
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();

  const ask = (request: PictureRequest): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (!child.connected) die(stopped(new Error("The picture process could not be reached.")));
      if (death !== null) return reject(death);
      const limitMs = isWarm ? timeLimitMs : 2 * timeLimitMs;
      // A decoder that computes without end hears nothing: it ends with its process.
      const limit = limitWork({ pid: child.pid, limitMs, onLate: () => die(tooSlow(limitMs)) });
      const settle = (outcome: () => void): void => {
        limit.end();
        onAnswer = null;
        onDeath = null;
        outcome();
      };
      onDeath = (error) => settle(() => reject(error));
      onAnswer = (message) => {
        const answer = pictureAnswer.safeParse(message);
        if (!answer.success) return die(stopped(answer.error));
        isWarm = true;
        settle(() => {
          if (answer.data.type === "done") resolve(answer.data.output);
          else if (answer.data.type === "unreadable") reject(new UnreadablePicture(answer.data.why));
          else {
            const { message: words, hint } = answer.data;
            reject(new AppError("too-large", words, hint === undefined ? {} : { hint }));
          }
        });
      };
      child.send(request, () => undefined); // Where it fails, the process is gone, which is heard of.
    });
  return {
    ask,
    isAlive: () => death === null && child.connected,
    end: () => die(stopped(new Error("The pool was closed."))),
  };
}

const stopped = (cause: unknown): OwnFailure =>
  new OwnFailure("Opening the picture stopped unexpectedly.", { cause, hint: "Try again in a moment." });

const tooSlow = (limitMs: number): AppError =>
  new AppError("too-large", `Opening the picture takes longer than ${Math.ceil(limitMs / 1000)} seconds.`, {
    hint: "Make it smaller, then try again.",
  });
