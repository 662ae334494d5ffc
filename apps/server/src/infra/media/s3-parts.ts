import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { diskError } from "./disk-error.ts";
import { incomingPath } from "./incoming-files.ts";
import type { MediaStore } from "./media-store.ts";
import type { S3Objects } from "./s3-objects.ts";
import { checked } from "./store-rules.ts";

/** Bytes that are held until they are written as one object: what a server that dies can lose. */
const PIECE_BYTES = 8 * 1024 ** 2;

/** No key of a file has such a segment, so pieces are never taken for files. */
const MARK = "/+";

interface Piece {
  name: string;
  at: number;
  bytes: number;
}

/** Name of the file that a piece belongs to; null for an object that is a file itself. */
export function fileOfPiece(name: string): string | null {
  const at = name.lastIndexOf(MARK);
  return at === -1 ? null : name.slice(0, at);
}

/** Files that arrive in parts, as objects that are named by where they begin: the next request may reach another server. */
export function openS3Parts(
  objects: S3Objects,
  folder: string,
  keepFile: (key: string, path: string) => Promise<unknown>,
): MediaStore["parts"] {
  const pieceName = (key: string, at: number): string => `${key}${MARK}${String(at).padStart(15, "0")}`;

  /** What is there without a gap, in order. */
  const piecesOf = async (key: string): Promise<Piece[]> => {
    const pieces: Piece[] = [];
    let end = 0;
    for await (const { name, bytes } of objects.list(`${checked(key)}${MARK}`)) {
      const at = Number(name.slice(key.length + MARK.length));
      // One behind a gap was written by a server that lost its turn; it is written anew.
      if (at !== end) break;
      pieces.push({ name, at, bytes });
      end += bytes;
    }
    return pieces;
  };
  const sizeOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { bytes }) => sum + bytes, 0);
  const remove = async (key: string): Promise<void> => {
    for await (const { name } of objects.list(`${checked(key)}${MARK}`)) await objects.remove(name);
  };

  return {
    size: async (key) => sizeOf(await piecesOf(key)),
    write: async (key, source, { at, limit, onPiece }) => {
      checked(key);
      let held: Uint8Array[] = [];
      let heldBytes = 0;
      let written = 0;
      const flush = async (): Promise<void> => {
        if (heldBytes === 0) return;
        await objects.put(pieceName(key, at + written), Buffer.concat(held), "application/octet-stream");
        written += heldBytes;
        held = [];
        heldBytes = 0;
      };
      try {
        for await (const piece of source) {
          const fits = piece.subarray(0, limit - written - heldBytes);
          onPiece?.(fits);
          held.push(fits);
          heldBytes += fits.byteLength;
          if (heldBytes >= PIECE_BYTES) await flush();
          if (fits.byteLength < piece.byteLength) throw new RangeError("there is more than was announced");
        }
      } finally {
        // What has come stays when the stream breaks off.
        await flush();
      }
      return written;
    },
    cut: async (key, size) => {
      for (const { name, at, bytes } of (await piecesOf(key)).toReversed()) {
        if (at + bytes <= size) break;
        if (at < size) {
          const stream = await objects.get(name, { start: 0, end: size - at - 1 });
          if (stream !== null) await objects.put(name, await buffer(stream), "application/octet-stream");
        } else await objects.remove(name);
      }
    },
    whole: async (key) => {
      const pieces = await piecesOf(key);
      const path = await incomingPath(folder);
      async function* bytes(): AsyncGenerator<Uint8Array> {
        for (const { name } of pieces) {
          const stream = await objects.get(name);
          if (stream === null) throw new Error(`${name}: vanished while it was read`);
          yield* stream as AsyncIterable<Uint8Array>;
        }
      }
      try {
        await pipeline(bytes, createWriteStream(path, { flags: "wx", mode: 0o600 }));
      } catch (error) {
        await rm(path, { force: true });
        throw diskError(error);
      }
      return {
        path,
        bytes: sizeOf(pieces),
        keep: async (target) => void (await keepFile(target, path)),
        discard: async () => {
          await rm(path, { force: true });
          await remove(key);
        },
      };
    },
    remove,
  };
}
