import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Writes a stream into a new file that only its owner may read; answers the size and SHA-256 of what was written. The stream is opened when
 * somebody listens to it: a file that is gone by then is an error of this call, and ends no process.
 */
export async function writeDigested(
  path: string,
  open: () => Readable | Promise<Readable>,
  options: { signal?: AbortSignal | undefined; through?: Transform } = {},
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const source = await open();
  const target = createWriteStream(path, { flags: "wx", mode: 0o600 });
  const ending = options.signal === undefined ? {} : { signal: options.signal };
  if (options.through === undefined) await pipeline(source, counted, target, ending);
  else await pipeline(source, options.through, counted, target, ending);
  return { bytes, sha256: hash.digest("hex") };
}
