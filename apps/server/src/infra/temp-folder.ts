import { log } from "./log/log.ts";
import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/** Folders of processes: what a killed one leaves behind is found by its id. */
const PREFIX = "sayhey-run-";

/** Where lies what outlives a process: the parts of renders, the unpacked browser. */
export const sharedTemp = (): string => process.env["SAYHEY_TEMP"] ?? tmpdir();

/**
 * Gives this process a temporary folder of its own, which everything below it uses too, the browser and its profile included. It goes with the
 * process; what a process that was killed left behind goes now. Returns the folder.
 */
export function enterOwnTemp(): string {
  const shared = sharedTemp();
  const folder = mkdtempSync(join(shared, `${PREFIX}${process.pid}-`));
  // Others may pass through to what is theirs in it, such as a browser that runs as another user, but not look around.
  chmodSync(folder, 0o711);
  process.env["SAYHEY_TEMP"] = shared;
  process.env["TMPDIR"] = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  sweepOwnTemp().catch((error: unknown) => log.warn("Old temporary folders could not be removed.", error));
  return folder;
}

/** Removes the temporary folders of processes that are gone. */
export async function sweepOwnTemp(): Promise<void> {
  const shared = sharedTemp();
  for (const name of await readdir(shared)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await rm(join(shared, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
