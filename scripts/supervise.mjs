// Keeps a server running: one that was killed, or ended by itself after it had been ready, is started again.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { environment, ROOT } from "./setup.mjs";

const FIRST_DELAY_MS = 500;
/** Between starts of one that became ready each time: what ends it is not how it is started. */
const LONGEST_DELAY_MS = 5000;
/** Between starts of one that does not even become ready. */
const LONGEST_UNREADY_DELAY_MS = 30_000;
/** After this long it is as if nothing had happened before. */
const HEALTHY_MS = 20_000;

/**
 * Runs a program until it is told to stop, and starts it again, with growing pauses, when it was killed, or ended although it had once said
 * 'ready' over its channel. One that ends before it was ever ready has a reason that another start would not cure. Resolves to its exit code.
 */
export async function supervise(node, args) {
  let child = null;
  let hasBeenReady = false;
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      stopping.abort();
      child?.kill(signal);
    });
  for (let delay = FIRST_DELAY_MS; ;) {
    const startedAt = Date.now();
    let isReady = false;
    const end = await new Promise((resolve) => {
      child = spawn(node, args, {
        cwd: ROOT,
        stdio: ["inherit", "inherit", "inherit", "ipc"],
        env: environment(node),
      });
      child.on("message", (message) => (isReady ||= message === "ready"));
      child.on("error", (error) => resolve({ code: 1, signal: null, why: error.message }));
      child.on("exit", (code, signal) => resolve({ code: code ?? 1, signal, why: signal ?? `code ${code}` }));
    });
    hasBeenReady ||= isReady;
    if (stopping.signal.aborted || end.code === 0 || (!hasBeenReady && end.signal === null)) return end.code;
    if (Date.now() - startedAt > HEALTHY_MS) delay = FIRST_DELAY_MS;
    delay = Math.min(delay, isReady ? LONGEST_DELAY_MS : LONGEST_UNREADY_DELAY_MS);
    console.error(`SayHey stopped unexpectedly (${end.why}). Starting it again in ${delay / 1000} s.`);
    await wait(delay, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return end.code;
    delay *= 2;
  }
}
