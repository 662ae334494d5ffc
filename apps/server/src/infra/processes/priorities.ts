import { readFileSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/**
 * Priorities of processes, as niceness (https://man7.org/linux/man-pages/man7/sched.7.html). What answers people runs at 0; the rest steps back
 * behind it, and takes all that is left.
 */
export const PRIORITIES = {
  /** Films, checks and what else a worker does: somebody waits for it, but nobody's key press. */
  worker: 5,
  /** A browser that works for longer than a first film takes alone. */
  longWorker: 8,
  /** Renders, transforms, previews of uploads. */
  task: constants.priority.PRIORITY_BELOW_NORMAL,
  /** The work of an account that used much of late. */
  muchUsed: 15,
} as const;

/** A variable that tells a process which priority to take, or that all take the same. */
export const PRIORITY_VARIABLE = "PROCESS_PRIORITY";
/** For tests: where nobody presses keys, what steps back on a busy machine is only late. */
export const EQUAL_PRIORITIES = "equal";

/** The priority of a process that this one starts: the one given, or this one's own where all are to have the same. */
export const priorityAsTold = (priority: number): number =>
  process.env[PRIORITY_VARIABLE] === EQUAL_PRIORITIES ? 0 : priority;

/** Lets this process step back, and what it starts from now on. */
export function stepBack(priority: number): void {
  if (priorityAsTold(priority) === 0) return;
  // One that was started with less already may not take more.
  try {
    setPriority(priority);
  } catch (error) {
    console.warn("The priority of a process could not be set.", error);
  }
  if (leadsSession()) stepBackAsSession(priority);
}

/** The system lets a user who is no administrator change this once in 100 ms, all together. */
const SESSION_TRIES = 5;
const SESSION_PAUSE_MS = 120;

/** Linux weighs sessions against one another before it looks at the processes in them, where nobody grouped these otherwise. */
function stepBackAsSession(priority: number): void {
  for (let tries = 1; ; tries += 1) {
    try {
      return writeFileSync("/proc/self/autogroup", String(priority));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A kernel without such groups: its niceness is all that counts there.
      if (code === "ENOENT") return;
      if (code !== "EAGAIN" || tries === SESSION_TRIES)
        return console.warn("The priority of a process's session could not be set.", error);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SESSION_PAUSE_MS);
    }
  }
}

/** Whether this process started its session: on Linux, as one forked with `detached` does. */
function leadsSession(): boolean {
  if (process.platform !== "linux") return false;
  // The name in the second field may hold spaces and brackets; the session is the fourth after it (proc_pid_stat(5)).
  const stat = readFileSync("/proc/self/stat", "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[3]) === process.pid;
}

/** Lets this process step back as far as it was told by whoever started it. */
export function stepBackAsTold(): void {
  const told = Number(process.env[PRIORITY_VARIABLE] ?? 0);
  if (Number.isInteger(told) && told > 0 && told < 20) stepBack(told);
}
