import { footageManifestSchema, type FootageManifest } from "@sayhey/contract/footage";
import { readEntry, unreadable, type FootageFile, type ReadFootage } from "./footage.ts";

/** Reads the manifest of a clip. @throws AppError bad-request when the clip is damaged. */
function readManifest({ id, bytes }: FootageFile): FootageManifest {
  try {
    const entry = readEntry(bytes, "manifest.json");
    if (entry === undefined) throw new Error("it has no manifest.json");
    return footageManifestSchema.parse(JSON.parse(Buffer.from(entry).toString("utf8")));
  } catch (error) {
    throw unreadable(id, error);
  }
}

/** Reads the index of each clip. @throws AppError bad-request when one is damaged. */
export const readFootage = (files: readonly FootageFile[]): ReadFootage[] =>
  files.map((file) => ({ ...file, manifest: readManifest(file) }));
