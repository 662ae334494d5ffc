import { AppError } from "@sayhey/contract/app-error";
import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

/** An AppError for a failure of the file system that a person can act on. */
export function fileFailure(cause: unknown, path: string): AppError {
  if (cause instanceof AppError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOSPC" || code === "EDQUOT") {
    return new AppError("disk-full", `The disk is full: ${path} could not be written.`, {
      cause,
      hint: "Free some space, then render again.",
    });
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new AppError("forbidden", `${path} may not be written.`, {
      cause,
      hint: "Choose a folder that this user may write to.",
    });
  }
  if (code === "ENOTDIR" || code === "EEXIST" || code === "ENOENT" || code === "EISDIR") {
    return new AppError("bad-request", `${path} cannot be a folder for the trailer.`, {
      cause,
      hint: "Choose another output folder.",
    });
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new AppError("internal", `${path} could not be written: ${reason}.`, {
    cause,
    hint: "Check the disk, then render again.",
  });
}

/** Writes all bytes and waits until they are on the disk. */
export async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.byteLength;) at += (await file.write(bytes, at)).bytesWritten;
  await file.sync();
}

interface Pending {
  path: string;
  partial: string;
  file: FileHandle;
}

/**
 * Files of one folder that appear all at once or not at all: they are written under other names, which `commit` turns into
 * theirs and `discard` removes.
 */
export class OutputFiles {
  readonly #pending: Pending[];

  private constructor(pending: Pending[]) {
    this.#pending = pending;
  }

  /** Makes the folder and opens the files, so that a folder that cannot be written is known before the work. @throws AppError */
  static async open(folder: string, names: readonly string[]): Promise<OutputFiles> {
    const pending: Pending[] = [];
    try {
      await mkdir(folder, { recursive: true });
      for (const name of names) {
        const path = join(folder, name);
        const partial = join(folder, `.${name}.${randomUUID()}.part`);
        pending.push({ path, partial, file: await open(partial, "wx") });
      }
    } catch (error) {
      await new OutputFiles(pending).discard();
      throw fileFailure(error, folder);
    }
    return new OutputFiles(pending);
  }

  /** Writes one value for each name, in the same order, and makes the files appear; returns their paths. @throws AppError */
  async commit(contents: readonly Uint8Array[]): Promise<string[]> {
    let current = "";
    try {
      for (const [index, { file, path }] of this.#pending.entries()) {
        current = path;
        await writeWhole(file, contents[index] ?? new Uint8Array());
        await file.close();
      }
      for (const { partial, path } of this.#pending) {
        current = path;
        await rename(partial, path);
      }
      return this.#pending.map(({ path }) => path);
    } catch (error) {
      await this.discard();
      throw fileFailure(error, current);
    }
  }

  /** Removes what was written under other names. */
  async discard(): Promise<void> {
    for (const { file, partial } of this.#pending) {
      // Closing twice is an error that tells nothing.
      await file.close().catch(() => undefined);
      await rm(partial, { force: true });
    }
  }
}
