import { constants } from "node:fs";
import { mkdir, open, stat, truncate } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorCode } from "../error-code.ts";

/** Where files lie that arrive in parts: `partial/<user id>/...`. */
export const PARTS_AREA = "partial";

/** How bytes are added to a file that arrives in parts. */
export interface PartOptions {
  /** Where they begin: how long the file is. */
  at: number;
  /** Most bytes to take. */
  limit: number;
  /** Sees every piece before it is written. */
  onPiece?(piece: Uint8Array): void;
}

/** Files that arrive in parts, in the folder of a store. Whoever writes sees to it that nobody else does. */
export interface PartFiles {
  /** Bytes that are there; 0 when there is no such file. */
  size(key: string): Promise<number>;
  /**
   * Adds a stream to the end of a file; what has come stays when the stream breaks off.
   * @returns bytes written @throws RangeError when more than `limit` come: that many are written then
   */
  write(key: string, source: AsyncIterable<Uint8Array>, options: PartOptions): Promise<number>;
  /** Takes bytes off the end. */
  cut(key: string, size: number): Promise<void>;
}

/** Opens the files in parts of a store's folder. Keys must have been checked. */
export function openPartFiles(folder: string): PartFiles {
  const pathOf = (key: string): string => join(folder, key);
  return {
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR") return 0;
        throw error;
      }
    },
    write: async (key, source, { at, limit, onPiece }) => {
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
      const file = await open(pathOf(key), constants.O_RDWR | constants.O_CREAT, 0o600);
      let written = 0;
      try {
        for await (const piece of source) {
          const fits = piece.subarray(0, limit - written);
          onPiece?.(fits);
          for (let done = 0; done < fits.byteLength;) {
            const { bytesWritten } = await file.write(fits, done, fits.byteLength - done, at + written + done);
            done += bytesWritten;
          }
          written += fits.byteLength;
          if (fits.byteLength < piece.byteLength) throw new RangeError("there is more than was announced");
        }
        return written;
      } finally {
        // What is said to have arrived must be there after a power cut.
        await file.datasync();
        await file.close();
      }
    },
    cut: (key, size) => truncate(pathOf(key), size),
  };
}
