import { constants, setPriority } from "node:os";

/**
 * Priorities of processes, as niceness (https://man7.org/linux/man-pages/man7/sched.7.html). What answers people runs at 0; the rest steps back
 * behind it, and takes all that is left.
 */
export const PRIORITIES = {
  /** Films, checks and what else a worker does: somebody waits for it, but nobody's key press. */
  worker: 5,
  /** Renders, transforms, previews of uploads. */
  task: constants.priority.PRIORITY_BELOW_NORMAL,
  /** The work of an account that used much of late. */
  muchUsed: 15,
} as const;

/** A variable that tells a process which priority to take. */
export const PRIORITY_VARIABLE = "PROCESS_PRIORITY";

/** Lets this process step back, and what it starts from now on. */
export function stepBack(priority: number): void {
  // One that was started with less already may not take more.
  try {
    setPriority(priority);
  } catch (error) {
    console.warn("The priority of a process could not be set.", error);
  }
}

/** Lets this process step back as far as it was told by whoever started it. */
export function stepBackAsTold(): void {
  const told = Number(process.env[PRIORITY_VARIABLE] ?? 0);
  if (Number.isInteger(told) && told > 0 && told < 20) stepBack(told);
}
