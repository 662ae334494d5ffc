import type { BridgeStore } from "./store-bridge.ts";

const DATABASE = "sayhey-previews";
const STORE = "entries";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser refused its database."));
  });
}

const clearings = new EventTarget();

/** Forgets what the preview of an origin keeps, and has its frames load anew: they show what the app begins with. */
export async function clearPreviewStore(origin: string): Promise<void> {
  const transaction = (await open()).transaction(STORE, "readwrite");
  // Keys are [origin, key] pairs, so no origin can reach another's.
  transaction.objectStore(STORE).delete(IDBKeyRange.bound([origin], [origin, []]));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error("The browser could not clear the preview's data."));
  });
  clearings.dispatchEvent(new Event(origin));
}

/** Calls `listener` when what the preview of an origin keeps was forgotten. Returns how to stop. */
export function onPreviewCleared(origin: string, listener: () => void): () => void {
  clearings.addEventListener(origin, listener);
  return () => clearings.removeEventListener(origin, listener);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/** What previews keep, in this page's own database: one record of key -> text for each app origin and key. */
export function openPreviewStore(origin: string): BridgeStore {
  const database = open();
  // A failure is told when the bridge uses the store; unhandled here it would be told twice.
  database.catch(() => undefined);
  // Keys are [origin, key] pairs, so no origin can reach another's.
  const range = IDBKeyRange.bound([origin], [origin, []]);
  return {
    async load() {
      const store = (await database).transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        settled(store.getAllKeys(range)),
        settled<unknown[]>(store.getAll(range)),
      ]);
      const entries: Record<string, string> = {};
      keys.forEach((pair, index) => {
        const value = values[index];
        if (Array.isArray(pair) && typeof pair[1] === "string" && typeof value === "string") entries[pair[1]] = value;
      });
      return entries;
    },
    async save(key, value) {
      const transaction = (await database).transaction(STORE, "readwrite");
      transaction.objectStore(STORE).put(value, [origin, key]);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("The browser could not save."));
      });
    },
  };
}
