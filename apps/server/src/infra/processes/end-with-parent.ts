import { Worker } from "node:worker_threads";

const WATCH = `const { ppid } = process;
setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, "SIGKILL"); }, 1000);`;

/** Ends this process when the one that started it is gone, also while it computes without end and hears of nothing. */
export function endWithParent(): void {
  process.on("disconnect", () => process.exit(1));
  new Worker(WATCH, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
