import { readFileSync } from "node:fs";

/** How many times its limit a piece of work may take by the clock where its process gets little of the processor. */
const MOST_STRETCH = 4;
/** Ticks in which Linux counts the time of processes, per second (proc_pid_stat(5)); the same on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/** What is limited. */
interface WorkLimitOptions {
  /** The process that does it; its time is counted from now on. */
  pid: number | undefined;
  /** Processor time that it may take, ms. */
  limitMs: number;
  /** Called once, when it took longer. */
  onLate(): void;
  /** Processor time that a process took so far, ms; undefined where the system does not tell. */
  timeOf?: (pid: number) => number | undefined;
}

/** A limit that goes on. */
export interface WorkLimit {
  /** Ends it. */
  end(): void;
  /** Processor time taken so far, ms; by the clock where the system does not tell. */
  taken(): number;
}

/**
 * Limits what a process computes: by its time on the processor, so that nothing fails only because the machine is busy, and at four times
 * the limit by the clock. Where the system does not tell the first, the clock alone counts.
 */
export function limitWork({ pid, limitMs, onLate, timeOf = processorTime }: WorkLimitOptions): WorkLimit {
  const from = Date.now();
  const now = (): number | undefined => (pid === undefined ? undefined : timeOf(pid));
  const before = now();
  let last = 0;
  const taken = (): number => {
    const time = before === undefined ? Date.now() - from : now();
    // A process that has ended tells nothing any more.
    return (last = time === undefined ? last : time - (before ?? 0));
  };
  const look = (): void => {
    const left = limitMs - taken();
    const leftByClock = MOST_STRETCH * limitMs - (Date.now() - from);
    if (left <= limitMs / 20 || leftByClock <= 0) return onLate();
    timer = setTimeout(look, Math.min(left, leftByClock));
  };
  let timer = setTimeout(look, limitMs);
  return { end: () => clearTimeout(timer), taken };
}

function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in the second field may hold spaces and brackets; user and system time are the twelfth and thirteenth after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
