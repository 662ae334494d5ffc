import { AppError } from "@sayhey/contract/app-error";
import type { Incoming, MediaStore } from "./media-store.ts";

/**
 * A bucket together with the folder that its files lay in before: what hasn't been moved yet is read from the folder, so that files can be moved while
 * people use them. Everything new goes to the bucket.
 */
export function openMovingStore(bucket: MediaStore, folder: MediaStore): MediaStore {
  /** The file from wherever it is. It may be moved while this looks: then the bucket has it at the second look. */
  const inHolder = async <T>(work: (store: MediaStore) => Promise<T>): Promise<T> => {
    for (const store of [bucket, folder])
      try {
        return await work(store);
      } catch (error) {
        if (!(error instanceof AppError && error.kind === "not-found")) throw error;
      }
    return work(bucket);
  };
  /** Files of both. The folder first: what is moved meanwhile is met in the bucket then. */
  async function* joined<F extends { key: string }>(files: (store: MediaStore) => AsyncIterable<F>): AsyncGenerator<F> {
    const seen = new Set<string>();
    for await (const file of files(folder)) {
      seen.add(file.key);
      yield file;
    }
    for await (const file of files(bucket)) if (!seen.has(file.key)) yield file;
  }
  /** An upload that has begun in the folder ends there; the file that it becomes goes to the bucket. */
  const partsOf = async (key: string): Promise<MediaStore["parts"]> =>
    (await folder.parts.size(key)) > 0 ? folder.parts : bucket.parts;
  const both = async (work: (store: MediaStore) => Promise<void>): Promise<void> => {
    await work(folder);
    await work(bucket);
  };
  return {
    ...bucket,
    stat: async (key) => (await bucket.stat(key)) ?? (await folder.stat(key)) ?? bucket.stat(key),
    read: (key) => inHolder((store) => store.read(key)),
    open: (key, range) => inHolder((store) => store.open(key, range)),
    copyTo: (key, path) => inHolder((store) => store.copyTo(key, path)),
    parts: {
      size: async (key) => (await partsOf(key)).size(key),
      write: async (key, source, options) => (await partsOf(key)).write(key, source, options),
      cut: async (key, size) => (await partsOf(key)).cut(key, size),
      whole: async (key): Promise<Incoming> => {
        const parts = await partsOf(key);
        const file = await parts.whole(key);
        return parts === bucket.parts
          ? file
          : { ...file, keep: async (to) => void (await bucket.putFile(to, file.path)) };
      },
      remove: (key) => both((store) => store.parts.remove(key)),
    },
    remove: (key) => both((store) => store.remove(key)),
    list: (prefix) => joined((store) => store.list(prefix)),
    removeAll: (prefix) => both((store) => store.removeAll(prefix)),
    filesOf: (userId) => joined((store) => store.filesOf(userId)),
    removeFilesOf: (userId) => both((store) => store.removeFilesOf(userId)),
  };
}
