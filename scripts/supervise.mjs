// Keeps a server running: a process that ends by itself after it was ready is started again.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { environment, ROOT } from "./setup.mjs";

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A process that was ready for so long did not end because of how it was started. */
const HEALTHY_MS = 60_000;

/**
 * Runs a program until it is told to stop, and starts it again, with growing pauses, when it ends although it had said 'ready' over its
 * channel. One that ends before it is ready has a reason that another start would not cure. Resolves to its exit code.
 */
export async function supervise(node, args) {
  let child = null;
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      stopping = true;
      child?.kill(signal);
    });
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
    const startedAt = Date.now();
    let isReady = false;
    const end = await new Promise((resolve) => {
      child = spawn(node, args, {
        cwd: ROOT,
        stdio: ["inherit", "inherit", "inherit", "ipc"],
        env: environment(node),
      });
      child.on("message", (message) => (isReady ||= message === "ready"));
      child.on("error", (error) => resolve({ code: 1, why: error.message }));
      child.on("exit", (code, signal) => resolve({ code: code ?? 1, why: signal ?? `code ${code}` }));
    });
    if (stopping || end.code === 0 || !isReady) return end.code;
    if (Date.now() - startedAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
    console.error(`SayHey stopped unexpectedly (${end.why}). Starting it again in ${delay / 1000} s.`);
    await wait(delay);
    if (stopping) return end.code;
  }
}
