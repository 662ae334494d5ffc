import type { Incoming, MediaFile, MediaStore } from "./media-store.ts";
import { missing } from "./store-rules.ts";

/**
 * A bucket together with the folder that its files lay in before: what hasn't been moved yet is read from the folder, so that files can be moved while
 * people use them. Everything new goes to the bucket.
 */
export function openMovingStore(bucket: MediaStore, folder: MediaStore): MediaStore {
  /** The store that has a file. It may be moved while this looks: then the bucket has it at the second look. */
  const holderOf = async (key: string): Promise<MediaStore | null> => {
    for (const store of [bucket, folder, bucket]) if ((await store.stat(key)) !== null) return store;
    return null;
  };
  const inHolder = async <T>(key: string, work: (store: MediaStore) => Promise<T>): Promise<T> => {
    const holder = await holderOf(key);
    if (holder === null) throw missing(key);
    return work(holder);
  };
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
    read: (key) => inHolder(key, (store) => store.read(key)),
    open: (key, range) => inHolder(key, (store) => store.open(key, range)),
    copyTo: (key, path) => inHolder(key, (store) => store.copyTo(key, path)),
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
    list: async function* (prefix): AsyncGenerator<MediaFile> {
      const seen = new Set<string>();
      // The folder first: what is moved meanwhile is met in the bucket then.
      for (const store of [folder, bucket])
        for await (const file of store.list(prefix)) {
          if (seen.has(file.key)) continue;
          seen.add(file.key);
          yield file;
        }
    },
    removeAll: (prefix) => both((store) => store.removeAll(prefix)),
    filesOf: async function* (userId) {
      const seen = new Set<string>();
      for (const store of [folder, bucket])
        for await (const file of store.filesOf(userId)) {
          if (seen.has(file.key)) continue;
          seen.add(file.key);
          yield file;
        }
    },
    removeFilesOf: (userId) => both((store) => store.removeFilesOf(userId)),
  };
}
