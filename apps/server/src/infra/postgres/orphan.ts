import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@sayhey/contract/app-error";

const FAST_MS = 10_000;
const IMMEDIATE_MS = 5_000;

/**
 * Stops a PostgreSQL that a killed server left running on a cluster, and removes a `postmaster.pid` that points to
 * nothing or to a stranger. Call it only while holding the data folder's lock.
 * @throws AppError unavailable when the orphan survives even SIGKILL
 */
export async function clearOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid !== undefined && isPostgresOf(pid, cluster)) {
    const steps: [NodeJS.Signals, number][] = [
      ["SIGINT", FAST_MS],
      ["SIGQUIT", IMMEDIATE_MS],
      ["SIGKILL", IMMEDIATE_MS],
    ];
    let gone = false;
    for (const [signal, patience] of steps) {
      gone = !sendSignal(pid, signal) || (await goneWithin(pid, patience));
      if (gone) break;
    }
    if (!gone)
      throw new AppError(
        "unavailable",
        `An old PostgreSQL (process ${pid}) still runs on ${cluster} and cannot be stopped.`,
      );
  }
  rmSync(pidFile, { force: true });
}

function readPid(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, "utf8"), 10);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** The number may have passed to another program since: only a postgres started on this very folder counts. */
function isPostgresOf(pid: number, cluster: string): boolean {
  if (!sendSignal(pid, 0)) return false;
  const command = commandOf(pid);
  return command.includes("postgres") && command.includes(cluster);
}

/** Command line of a process; empty when it has ended in the meantime, or the system does not tell. */
function commandOf(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** The orphan is not our child, so its end cannot be awaited: it is asked for. */
async function goneWithin(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await delay(20)) if (!sendSignal(pid, 0)) return true;
  return false;
}
