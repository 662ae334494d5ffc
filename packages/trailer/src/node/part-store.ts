import { createHash } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import type { RenderFormat, RenderQuality } from "@sayhey/contract/render";
import type { Storyboard } from "../storyboard.ts";
import type { FootageFile } from "./footage.ts";
import { fileFailure, writeWhole } from "./output-files.ts";

/** Goes up when parts of an older make must not be taken over. */
const VERSION = 3;
const HEAD_BYTES = 8;

/** Everything that decides what a finished part holds. */
export interface PartKey {
  storyboard: Storyboard;
  footage: readonly FootageFile[];
  width: number;
  height: number;
  formats: readonly RenderFormat[];
  quality: RenderQuality;
}

/** Name of the folder for parts of a render: another storyboard, footage or size has another. */
export function partFolder({ footage, ...key }: PartKey): string {
  const hash = createHash("sha256").update(JSON.stringify([VERSION, process.versions.node, key]));
  for (const { id, bytes } of footage) hash.update(`\n${id}\n${bytes.byteLength}\n`).update(bytes);
  return hash.digest("hex").slice(0, 32);
}

/**
 * Finished parts of a render in a folder, so that the next attempt of a render that was killed goes on where it stood. A part
 * appears whole; one whose bytes have changed since counts as missing.
 */
export class PartStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A part as it was saved; null when it is not there or damaged. */
  async load(name: string): Promise<unknown> {
    let bytes: Buffer;
    try {
      bytes = await readFile(join(this.#folder, `${name}.part`));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw fileFailure(error, this.#folder);
    }
    if (bytes.byteLength <= HEAD_BYTES) return null;
    const body = bytes.subarray(HEAD_BYTES);
    if (bytes.readUInt32LE(0) !== body.byteLength || bytes.readUInt32LE(4) !== crc32(body)) return null;
    return deserialize(body) as unknown;
  }

  /** Saves a part, whole or not at all. @throws AppError disk-full, forbidden */
  async save(name: string, value: unknown): Promise<void> {
    const path = join(this.#folder, `${name}.part`);
    const partial = `${path}.${process.pid}.tmp`;
    const body = serialize(value);
    const head = Buffer.alloc(HEAD_BYTES);
    head.writeUInt32LE(body.byteLength, 0);
    head.writeUInt32LE(crc32(body), 4);
    try {
      await mkdir(this.#folder, { recursive: true });
      const file = await open(partial, "w");
      try {
        await writeWhole(file, Buffer.concat([head, body]));
      } finally {
        await file.close();
      }
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw fileFailure(error, path);
    }
  }
}
