import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { errorCode } from "../error-code.ts";
import { makeFolder } from "../make-folder.ts";
import { MANIFEST_NAME } from "./manifest.ts";

/** `sayhey-20261130-100458Z`: when the backup was begun. */
const NAME = /^sayhey-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})(\d{2})Z(?:-\d+)?$/;
/** Longer than a backup may take, so one that is being made is not taken for one that was left. */
const ABANDONED_MS = 24 * 3600_000;

/** A finished backup. */
export interface FoundBackup {
  folder: string;
  begunAt: Date;
}

/** Finished backups in a folder, the newest first; none when there is no such folder. */
export async function listBackups(parent: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const { folder, begunAt } of await candidates(parent))
    if (await isFinished(folder)) found.push({ folder, begunAt });
  return found.toSorted((a, b) => b.begunAt.getTime() - a.begunAt.getTime() || (a.folder < b.folder ? 1 : -1));
}

/** Makes the folder of a new backup, which only its owner can look into. @throws AppError unavailable when it can't be made */
export async function makeBackupFolder(parent: string, now: Date): Promise<string> {
  const name = `sayhey-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-")}Z`;
  try {
    await makeFolder(parent);
    for (let number = 1; ; number++) {
      const folder = join(parent, number === 1 ? name : `${name}-${number}`);
      const isMade = await mkdir(folder, { mode: 0o700 }).then(
        () => true,
        (error: unknown) => {
          if (errorCode(error) === "EEXIST") return false;
          throw error;
        },
      );
      if (isMade) return folder;
    }
  } catch (cause) {
    throw new AppError(
      "unavailable",
      `The backup folder ${parent} can't be used: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause, hint: "Choose a folder you may write to." },
    );
  }
}

/** Removes all but the `keep` newest backups of a folder, and what was left of ones that were cut off; answers how many. */
export async function removeOldBackups(parent: string, keep: number, now: Date): Promise<number> {
  const finished = await listBackups(parent);
  const old = finished.slice(keep).map(({ folder }) => folder);
  for (const { folder, begunAt } of await candidates(parent))
    if (now.getTime() - begunAt.getTime() > ABANDONED_MS && !(await isFinished(folder))) old.push(folder);
  for (const folder of old) {
    // First of all it stops being one: half removed it must not be taken for whole.
    await rm(join(folder, MANIFEST_NAME), { force: true });
    await rm(folder, { recursive: true, force: true });
  }
  return old.length;
}

async function candidates(parent: string): Promise<FoundBackup[]> {
  const names = await readdir(parent).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.flatMap((name) => {
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
    const begunAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return Number.isNaN(begunAt.getTime()) ? [] : [{ folder: join(parent, name), begunAt }];
  });
}

const isFinished = (folder: string): Promise<boolean> =>
  stat(join(folder, MANIFEST_NAME)).then(
    (file) => file.isFile(),
    () => false,
  );
