import { RESUMABLE_PATH, uploadRowSchema } from "@sayhey/contract/upload";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { loadConfig } from "../../api/config.ts";
import { connect } from "../../api/supabase.ts";
import type { BegunUpload } from "./upload-queue.ts";

/** Larger files are asked for again after a reload: a browser copies what it keeps, bytes. */
const KEPT_BYTES = 512 * 1024 ** 2;
const STORE = "files";

/** The database of this browser that keeps files of uploads under way. */
function openStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("sayhey-uploads", 1);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("the browser keeps no files")));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openStore();
  try {
    return await new Promise<T>((resolve, reject) => {
      const asking = work(database.transaction(STORE, mode).objectStore(STORE));
      asking.addEventListener("success", () => resolve(asking.result));
      asking.addEventListener("error", () => reject(asking.error ?? new Error("the browser keeps no files")));
    });
  } finally {
    database.close();
  }
}

const idOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/**
 * Keeps the file of an upload until the next page, or lets go of it with null. A browser that keeps none (a private window) only makes the
 * next page ask for the file.
 */
export function rememberFile(address: string, file: File | null): void {
  const id = idOf(address);
  if (file === null) void inStore("readwrite", (store) => store.delete(id)).catch(() => undefined);
  else if (file.size <= KEPT_BYTES) void inStore("readwrite", (store) => store.put(file, id)).catch(() => undefined);
}

/** Calls `take` once no other page of this browser works on an upload, and keeps others away for as long as this page lives. */
function hold(id: string, take: () => Promise<void> | void): void {
  if (!("locks" in navigator)) return void take();
  void navigator.locks.request(`sayhey-upload-${id}`, async () => {
    await take();
    await new Promise(() => undefined);
  });
}

/** Holds the upload of this page against others. */
export const claimUpload = (address: string): void => hold(idOf(address), () => undefined);

async function openUploads(id?: string): Promise<z.infer<typeof uploadRowSchema>[]> {
  const client = await connect();
  let query = client.from("uploads").select("*").eq("state", "open").gt("expires_at", new Date().toISOString());
  if (id !== undefined) query = query.eq("id", id);
  return z.array(uploadRowSchema).parse(rowsOf(await query.order("created_at").limit(100), "Your uploads"));
}

/**
 * Hands over the uploads of this person that were begun and are not under way: at once, or when the page that works on one is closed.
 * @throws AppError when they cannot be listed
 */
export async function adoptUploads(adopt: (begun: BegunUpload) => void): Promise<void> {
  const { supabaseUrl } = await loadConfig();
  const take = async (id: string): Promise<void> => {
    // Another page may have finished it since.
    const [row] = await openUploads(id);
    if (row === undefined) return;
    const { name, bytes, received } = row;
    const kept: unknown = await inStore("readonly", (store) => store.get(id)).catch(() => undefined);
    const file = kept instanceof File && kept.size === bytes ? kept : null;
    adopt({ address: `${supabaseUrl}${RESUMABLE_PATH}/${id}`, name, bytes, received, file });
  };
  // One that cannot be asked for is only missing from the list.
  for (const { id } of await openUploads()) hold(id, () => take(id).catch(() => undefined));
}
