import type { ChildProcess } from "node:child_process";
import type { Socket } from "node:net";
import { forkPlain } from "../../../infra/processes/fork-plain.ts";
import { PRIORITY_VARIABLE } from "../../../infra/processes/priorities.ts";
import type { CompileAnswer, CompileRequest } from "./compile-messages.port.ts";

/** A process that builds apps, and is not root where the system allows that. */
export interface BuildProcess {
  /** Its number; undefined where it could not be started. */
  readonly pid: number | undefined;
  post(request: CompileRequest): void;
  /** Kills it; resolves when it is gone. */
  end(): Promise<void>;
  /** Gives up a process that is at nothing: to the next that asks for its like where `keepBuildProcesses` was called, else like `end`. */
  release(): Promise<void>;
}

/** What is heard of it. Nothing is, once it was ended. */
interface BuildProcessOptions {
  /** Memory, MB. */
  memoryMb: number;
  /** How far it steps back behind others; not at all when absent. */
  priority?: number;
  onAnswer(answer: CompileAnswer): void;
  /** It ended by itself, or could not be started. */
  onDeath(how: { ranOutOfMemory: boolean; cause: unknown }): void;
}

/** A process that has loaded what it needs, and waits for somebody to build for. */
type Idle = (options: BuildProcessOptions) => BuildProcess | null;

/** What was released, by module and memory; nothing is kept unless it was asked for. */
let idle: Map<string, Idle[]> | null = null;

/**
 * Keeps released processes for the next pool of this process: where many are opened and closed one after the other, as in tests, most of
 * what they do would be loading.
 */
export function keepBuildProcesses(): void {
  idle ??= new Map();
}

/** Starts one, or takes one that was kept. It doesn't keep this process from ending. */
export function startBuildProcess(entry: string, options: BuildProcessOptions): BuildProcess {
  const waiting = options.priority === undefined ? idle?.get(keyOf(entry, options)) : undefined;
  for (let next = waiting?.pop(); next !== undefined; next = waiting?.pop()) {
    const process = next(options);
    if (process !== null) return process;
  }
  return startNew(entry, options);
}

const keyOf = (entry: string, { memoryMb }: BuildProcessOptions): string => `${entry} ${memoryMb}`;

function startNew(entry: string, first: BuildProcessOptions): BuildProcess {
  let options = first;
  let isOver = false;
  let isGone = false;
  const die = (cause: unknown, ranOutOfMemory = false): void => {
    isGone = true;
    if (isOver) return;
    isOver = true;
    options.onDeath({ ranOutOfMemory, cause });
  };
  let child: ChildProcess;
  try {
    child = forkPlain(entry, "build", {
      memoryMb: options.memoryMb,
      stdio: ["ignore", "inherit", "pipe", "ipc"],
      hasOwnSession: options.priority !== undefined,
      environment: options.priority === undefined ? {} : { [PRIORITY_VARIABLE]: String(options.priority) },
    });
  } catch (cause) {
    setImmediate(die, cause);
    const end = async (): Promise<void> => void (isOver = true);
    return { pid: undefined, post: () => undefined, end, release: end };
  }
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", (cause) => {
      die(cause);
      if (child.pid === undefined) resolve();
    });
  });
  child.once("exit", (code, signal) =>
    // This is how Node ends when its heap is full.
    die(new Error(`The process ended with ${signal ?? `code ${code ?? "unknown"}`}.`), signal === "SIGABRT"),
  );
  child.on("message", (answer: CompileAnswer) => {
    if (!isOver) options.onAnswer(withOwnBytes(answer));
  });
  let isOutOfMemory = false;
  child.stderr?.on("data", (chunk: Buffer) => {
    // Node tells at length how its heap filled up; whoever asked hears of it in a sentence.
    isOutOfMemory ||= chunk.includes("<--- Last few GCs");
    if (!isOutOfMemory) process.stderr.write(chunk);
  });
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
  const end = async (): Promise<void> => {
    isOver = true;
    child.kill("SIGKILL");
    await gone;
  };
  const built: BuildProcess = {
    pid: child.pid,
    post: (request) => void child.send(request, () => undefined), // Where it fails, the process is gone, which is heard of.
    end,
    release: async () => {
      if (idle === null || isGone || options.priority !== undefined) return end();
      isOver = true;
      const key = keyOf(entry, options);
      idle.set(key, [
        ...(idle.get(key) ?? []),
        (next) => {
          if (isGone) return null;
          [options, isOver] = [next, false];
          return built;
        },
      ]);
    },
  };
  return built;
}

/** Files lie in the bytes of their message, which as a whole would stay in memory for as long as one of them is kept. */
function withOwnBytes(answer: CompileAnswer): CompileAnswer {
  if (!answer.ok || answer.output === null || !("files" in answer.output)) return answer;
  const { files } = answer.output as { files: Record<string, string | Uint8Array> };
  for (const [path, content] of Object.entries(files))
    if (content instanceof Uint8Array) files[path] = new Uint8Array(content);
  return answer;
}
