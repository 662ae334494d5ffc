import { open } from "node:fs/promises";
import { AppError } from "@sayhey/contract/app-error";
import { SNIFF_BYTES, sniffMismatch } from "./content-type.ts";
import { isMediaKey } from "./media-key.ts";

/** Largest file of a store that names no other, bytes. */
export const DEFAULT_MAX_BYTES = 4 * 1024 ** 3;

/** Checks a file before anything of it is stored. @throws AppError bad-request, too-large */
export async function checkFile(key: string, bytes: number, head: Uint8Array, maxBytes: number): Promise<void> {
  checkKey(key);
  if (bytes > maxBytes) {
    throw new AppError("too-large", `The file has ${mega(bytes)}, the largest allowed is ${mega(maxBytes)}.`, {
      hint: "Use a smaller file.",
    });
  }
  const other = await sniffMismatch(key, head);
  if (other !== null)
    throw new AppError("bad-request", `${key}: the file is ${other}, not what its name says.`, {
      hint: "Use the extension that matches the file.",
    });
}

/** The first bytes of a file, enough to tell what it is. */
export async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The key itself. @throws AppError bad-request when it names no file */
export function checked(key: string): string {
  checkKey(key);
  return key;
}

/** @throws AppError bad-request when a key names no file */
export function checkKey(key: string): void {
  if (!isMediaKey(key)) throw new AppError("bad-request", `'${key.slice(0, 80)}' is not the name of a stored file.`);
}

/** What is said of more bytes than allowed. */
export const tooLarge = (limit: number): AppError =>
  new AppError("too-large", `The file is larger than ${mega(limit)}, the largest allowed.`, {
    hint: "Use a smaller file.",
  });

/** What is said of a key that has no file. */
export const missing = (key: string): AppError => new AppError("not-found", `There is no file ${key}.`);

const mega = (bytes: number): string => `${Number((bytes / 1024 ** 2).toFixed(1))} MB`;
