import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AppError } from "@sayhey/contract/app-error";

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the one lock of a data folder. It is a lock of the operating system (through SQLite's), so it ends with
 * the process however that dies: no stale lock files.
 * @throws AppError conflict when another server holds it
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, "server.lock");
  const holderPath = join(folder, "server.pid");
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(path);
    handle.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    writeFileSync(holderPath, `${process.pid}\n`, { mode: 0o644 });
  } catch (cause) {
    handle?.close();
    if (isBusy(cause)) {
      throw new AppError(
        "conflict",
        `Another SayHey server (process ${readHolder(holderPath)}) already uses the data folder ${folder}.`,
        {
          cause,
          hint: "Stop that server, or give this one another folder with DATA_DIR.",
        },
      );
    }
    throw new AppError(
      "unavailable",
      `The data folder ${folder} cannot be locked: ${cause instanceof Error ? cause.message : String(cause)}.`,
      {
        cause,
        hint: "Check that the folder is writable and on a local disk.",
      },
    );
  }
  const held = handle;
  let released = false;
  return {
    release() {
      if (released) return;
      released = true;
      held.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return "unknown"; // The holder has the lock but has not written its number yet.
  }
}
