import { constants, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FSDriver } from "flydrive/drivers/fs";
import { errorCode } from "../error-code.ts";
import { incomingPath } from "./incoming-files.ts";

/**
 * flydrive's folder driver, but a file appears under its key only when every byte of it is on disk: bytes go to a
 * temporary name in `.incoming` of the same folder first, and a rename puts them in place. Nobody but the server may read them.
 */
export class AtomicFsDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: "private" });
    this.#root = root;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#place(key, (temporary) => writeFile(temporary, contents, { flag: "wx", mode: 0o600 }));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#place(key, (temporary) =>
      pipeline(contents, createWriteStream(temporary, { flags: "wx", mode: 0o600 })),
    );
  }

  /** Gives a complete file a key instead of the name it has; with `copy` beside it, at no cost in bytes. */
  async adopt(temporary: string, key: string, { copy = false }: { copy?: boolean } = {}): Promise<void> {
    await flush(temporary);
    const target = join(this.#root, key);
    const place = copy ? secondName : rename;
    for (let attempt = 1; ; attempt++) {
      try {
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        return await place(temporary, target);
      } catch (error) {
        // Whoever removes the last file of a folder takes the folder along, maybe right between the two.
        if (errorCode(error) !== "ENOENT" || attempt === 20) throw error;
      }
    }
  }

  /** Removes a file, and the folders that are empty without it. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    for (let folder = dirname(key); folder.includes("/"); folder = dirname(folder)) {
      try {
        await rmdir(join(this.#root, folder));
      } catch (error) {
        if (["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errorCode(error) ?? "")) return;
        throw error;
      }
    }
  }

  async #place(key: string, write: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = await incomingPath(this.#root);
    try {
      await write(temporary);
      await this.adopt(temporary, key);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }
}

/** Another name for the same bytes; a copy of them on a disk that knows no such thing. */
const secondName = (from: string, to: string): Promise<void> =>
  link(from, to).catch((error: unknown) => {
    if (["ENOENT", "ENOSPC", "EDQUOT"].includes(errorCode(error) ?? "")) throw error;
    return copyFile(from, to, constants.COPYFILE_EXCL);
  });

/** A rename can reach the disk before the bytes do, and a power cut in between leaves an empty file. */
async function flush(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
