import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { diskError } from "./disk-error.ts";
import { tooLarge } from "./store-rules.ts";

/** A new name for bytes whose key is not known yet, in the folder of a store where files arrive. */
export async function incomingPath(folder: string): Promise<string> {
  const incoming = join(folder, ".incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  return join(incoming, randomBytes(12).toString("hex"));
}

/** Writes a stream to a new file there. @throws AppError too-large, disk-full; nothing is left then, nor when the stream breaks off */
export async function writeIncoming(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<{ path: string; bytes: number }> {
  const path = await incomingPath(folder);
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }
  try {
    await pipeline(counted, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return { path, bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw diskError(error);
  }
}

/** Removes what a process that died left there; what is younger may still be written. @returns how many files went */
export async function sweepIncoming(store: string, olderThanMs: number): Promise<number> {
  const folder = join(store, ".incoming");
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file === null || Date.now() - file.mtimeMs < olderThanMs) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
