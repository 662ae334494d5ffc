import { copy, say } from "../copy.ts";
import { carriedEntry, cleanName, keptEntry, keptId, readEntry, SHARED_BYTES, shownType } from "../rules/files.ts";
import { sampleFile } from "../rules/sample-file.ts";
import { allEntities, newId, plainRows, storageStatus } from "./store.ts";

/** Why a file could not be kept. */
export class FileRefusal extends Error {
  readonly reason: "cancelled" | "unreadable" | "room";
  constructor(reason: FileRefusal["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Most bytes that an app keeps in a browser, whatever the browser would allow. */
const MOST_BYTES = 1024 * 1024 * 1024;
/** A file nobody names any more stays this long, so that a deletion can be taken back. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;
const STORE = "files";

interface Kept {
  blob: Blob;
  added: number;
}

/** Files of this tab where the browser keeps nothing. */
const memory = new Map<string, Blob>();
let opened: Promise<IDBDatabase | null> | null = null;

/** The browser's database for files; null where it refuses one, such as in a foreign frame or a private window. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = window.indexedDB.open("app-files", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser refused its database."));
  })
    .then(async (open) => {
      await sweep(open).catch((error: unknown) => console.info("Old files could not be cleared:", error));
      return open;
    })
    .catch((error: unknown) => {
      console.info("This browser keeps no files:", error instanceof Error ? error.message : error);
      return null;
    });
  return opened;
}

/** Whether files last longer than the tab. */
export const keepsFiles = async (): Promise<boolean> => storageStatus() !== "memory" && (await database()) !== null;

/** Whether files go along with their rows to all visitors. */
export const sharesFiles = (): boolean => storageStatus() === "shared";

/** Largest file that can be added here, in bytes, beside those that the row carries already. */
export const mostBytes = (asked: number, carried = 0): number =>
  sharesFiles() ? Math.min(asked, Math.max(0, SHARED_BYTES - carried)) : asked;

/**
 * Reads a file and keeps it. `onRead` hears what share has been read.
 * @returns what the row is to keep
 * @throws FileRefusal
 */
export async function addFile(file: File, signal: AbortSignal, onRead: (share: number) => void): Promise<string> {
  const name = cleanName(file.name);
  const blob = await readWhole(file, shownType(name), signal, onRead);
  const added = Date.now();
  if (sharesFiles()) return carriedEntry(blob.type, added, name, await base64Of(blob));
  const id = newId();
  await keep(id, blob, added);
  return keptEntry(id, blob.size, added, name);
}

/** The bytes of a file; null where they are not here. */
export async function fileBlob(entry: string): Promise<Blob | null> {
  const { name, place } = readEntry(entry);
  if (place === "named") return sampleFile(name, say(copy.fileSampleNote, { name }));
  const id = keptId(entry);
  if (id === null) {
    const bytes = Uint8Array.from(atob(entry.slice(entry.indexOf("base64,") + 7)), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type: shownType(name) });
  }
  const inMemory = memory.get(id);
  if (inMemory !== undefined) return inMemory;
  const open = await database();
  if (open === null) return null;
  const kept = await settled<Kept | undefined>(open.transaction(STORE).objectStore(STORE).get(id));
  return kept?.blob ?? null;
}

async function keep(id: string, blob: Blob, added: number): Promise<void> {
  const open = await database();
  if (open === null) return void memory.set(id, blob);
  const kept = await settled<Kept[]>(open.transaction(STORE).objectStore(STORE).getAll());
  if (kept.reduce((sum, each) => sum + each.blob.size, blob.size) > MOST_BYTES) throw new FileRefusal("room");
  const { usage = 0, quota = Infinity } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage + blob.size > quota) throw new FileRefusal("room");
  // Asked for once there is something to lose; browsers may then not clear it by themselves.
  void navigator.storage?.persist?.().catch(() => undefined);
  const transaction = open.transaction(STORE, "readwrite");
  transaction.objectStore(STORE).put({ blob, added } satisfies Kept, id);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // What aborts the writing of a whole file is a lack of room.
    transaction.onabort = () => reject(new FileRefusal("room"));
  });
}

async function readWhole(
  file: File,
  type: string,
  signal: AbortSignal,
  onRead: (share: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  try {
    const reader = file.stream().getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (signal.aborted) {
        await reader.cancel();
        throw new FileRefusal("cancelled");
      }
      parts.push(part.value);
      read += part.value.byteLength;
      onRead(read / file.size);
    }
  } catch (error) {
    throw error instanceof FileRefusal ? error : new FileRefusal("unreadable");
  }
  if (signal.aborted) throw new FileRefusal("cancelled");
  if (read !== file.size) throw new FileRefusal("unreadable");
  return new Blob(parts, { type });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(new FileRefusal("unreadable"));
    reader.readAsDataURL(blob);
  });
}

/** Clears files that no row has named for a day. */
async function sweep(open: IDBDatabase): Promise<void> {
  const named = new Set<string>();
  for (const { id, fields } of allEntities()) {
    const holding = fields.filter((field) => field.type === "file");
    for (const row of holding.length === 0 ? [] : plainRows(id))
      for (const field of holding) {
        const value = row[field.id];
        for (const entry of Array.isArray(value) ? value : []) named.add(keptId(String(entry)) ?? "");
      }
  }
  const read = open.transaction(STORE).objectStore(STORE);
  const [keys, kept] = await Promise.all([settled(read.getAllKeys()), settled<Kept[]>(read.getAll())]);
  const old = keys.filter(
    (key, index) => !named.has(String(key)) && (kept[index]?.added ?? 0) < Date.now() - FORGET_AFTER_MS,
  );
  if (old.length === 0) return;
  const write = open.transaction(STORE, "readwrite").objectStore(STORE);
  for (const key of old) write.delete(key);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser could not read."));
  });
}
