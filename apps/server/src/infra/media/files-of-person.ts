import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";

/** One stored file. */
export interface PersonFile {
  key: string;
  bytes: number;
}

/** Walks the files of a person in a store's folder: `<area>/<user id>/...`, in the order of their keys. */
export async function* filesOfPerson(folder: string, userId: string): AsyncGenerator<PersonFile> {
  for (const area of await areasOf(folder)) yield* walk(folder, `${area}/${userId}`);
}

/** Removes the files of a person from a store's folder. Doing it twice is no error. */
export async function removeFilesOfPerson(folder: string, userId: string): Promise<void> {
  for (const area of await areasOf(folder)) await rm(join(folder, area, userId), { recursive: true, force: true });
}

/** Names of the folders, without those a store keeps for itself. */
async function areasOf(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
}

async function* walk(folder: string, key: string): AsyncGenerator<PersonFile> {
  for (const entry of await entriesOf(join(folder, key))) {
    const below = `${key}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, below);
    else if (entry.isFile()) {
      const file = await stat(join(folder, below)).catch(() => null); // it may be removed meanwhile
      if (file !== null) yield { key: below, bytes: file.size };
    }
  }
}

async function entriesOf(path: string) {
  try {
    return (await readdir(path, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}
