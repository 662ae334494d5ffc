import { hostOrigin } from "./host.ts";

/** Where the app keeps its texts by key. */
export interface Storage {
  kind: "device" | "host" | "memory" | "shared";
  load(): Promise<Record<string, string>>;
  save(key: string, value: string): Promise<void>;
  /** Tells of texts that were changed elsewhere, such as in another tab. */
  watch?(onChange: (key: string, value: string) => void): void;
}

/** The browser's database, else what the page around the app offers, else nothing that lasts. */
export async function openStorage(): Promise<{ storage: Storage; entries: Record<string, string> }> {
  const candidates = hostOrigin() === null ? [deviceStorage] : [hostStorage, deviceStorage];
  for (const open of candidates) {
    try {
      const storage = open();
      return { storage, entries: await storage.load() };
    } catch (error) {
      // A refusal is expected in third-party frames and private windows; the next candidate takes over.
      console.info("Storage is not available here:", error instanceof Error ? error.message : error);
    }
  }
  return { storage: { kind: "memory", load: async () => ({}), save: async () => {} }, entries: {} };
}

const STORE = "entries";

function deviceStorage(): Storage {
  const database = new Promise<IDBDatabase>((resolve, reject) => {
    const request = window.indexedDB.open("app", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser refused its database."));
  });
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("app") : null;
  return {
    kind: "device",
    watch(onChange) {
      channel?.addEventListener("message", (event: MessageEvent<{ key: string; value: string }>) =>
        onChange(event.data.key, event.data.value),
      );
    },
    async load() {
      const store = (await database).transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled<unknown[]>(store.getAll())]);
      return Object.fromEntries(keys.map((key, index) => [String(key), String(values[index])]));
    },
    async save(key, value) {
      channel?.postMessage({ key, value });
      const transaction = (await database).transaction(STORE, "readwrite");
      transaction.objectStore(STORE).put(value, key);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("The browser could not save."));
      });
    },
  };
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("The browser could not read."));
  });
}

/** A page of strangers answers within this time or never. */
const STRANGER_MS = 500;
/** The page this app was made on answers for sure, once it has time. */
const HOME_MS = 10_000;

function hostStorage(): Storage {
  let nextId = 1;
  let answered = false;
  function ask(message: Record<string, unknown>): Promise<Record<string, unknown>> {
    const origin = hostOrigin();
    if (origin === null) return Promise.reject(new Error("There is no page around the app."));
    const isHome = answered || window.location.host.endsWith(`.${new URL(origin).host}`);
    const id = `${Date.now()}-${nextId++}`;
    return new Promise((resolve, reject) => {
      const post = () => window.parent.postMessage({ source: "sayhey-app", id, ...message }, origin);
      // It may not have listened yet. Only what is read is asked anew: a text that is written twice could overtake a newer one.
      const again = message["type"] === "store-load" ? window.setInterval(post, STRANGER_MS) : undefined;
      const timer = window.setTimeout(
        () => finish(() => reject(new Error("The page around the app did not answer."))),
        isHome ? HOME_MS : STRANGER_MS,
      );
      const listen = (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source !== window.parent || !isRecord(event.data)) return;
        const answer = event.data;
        if (answer["source"] !== "sayhey-host" || answer["id"] !== id) return;
        answered = true;
        if (answer["type"] === "store-refused")
          finish(() => reject(new Error("The page around the app did not take it.")));
        else finish(() => resolve(answer));
      };
      function finish(then: () => void) {
        window.clearTimeout(timer);
        window.clearInterval(again);
        window.removeEventListener("message", listen);
        then();
      }
      window.addEventListener("message", listen);
      post();
    });
  }
  return {
    kind: "host",
    async load() {
      const { entries } = await ask({ type: "store-load" });
      if (!isRecord(entries)) throw new Error("The page around the app sent no data.");
      return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, String(value)]));
    },
    async save(key, value) {
      await ask({ type: "store-save", key, value });
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
