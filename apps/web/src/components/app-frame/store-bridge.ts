/** What an app may keep in all, in bytes of UTF-8 over keys and values. */
export const BRIDGE_CAPACITY = 5 * 1024 * 1024;

/** Keeps the texts of one app by key. */
export interface BridgeStore {
  load(): Promise<Record<string, string>>;
  save(key: string, value: string): Promise<void>;
}

/** What the host of an app tells the page around it. */
interface BridgeEvents {
  onError: (message: string, stack: string) => void;
  onNavigated: (path: string) => void;
  /** Something could not be kept; `reason` is for a person. */
  onRefused: (reason: string) => void;
}

interface BridgeOptions extends BridgeEvents {
  /** The app's origin: messages from any other are not heard, answers go to no other. */
  origin: string;
  /** The window of the app's frame as it is now. */
  frame: () => MessageEventSource | null;
  store: BridgeStore;
}

const encoder = new TextEncoder();
const size = (text: string): number => encoder.encode(text).byteLength;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const line = (value: unknown, length: number): string => (typeof value === "string" ? value.slice(0, length) : "");

/**
 * Host side of the storage bridge: gives an app in a foreign frame a place for its texts, and hears its errors.
 * What is refused or cannot be kept is answered as such, and the app says so to its visitor.
 */
export function createStoreBridge({
  origin,
  frame,
  store,
  onError,
  onNavigated,
  onRefused,
}: BridgeOptions): (event: MessageEvent<unknown>) => void {
  // One after the other, so that two saves cannot both find room for the last byte, and a load sees the saves before it.
  let queue: Promise<void> = Promise.resolve();
  let sizes: Map<string, number> | undefined;

  const known = async (): Promise<Map<string, number>> => {
    sizes ??= new Map(Object.entries(await store.load()).map(([key, value]) => [key, size(key) + size(value)]));
    return sizes;
  };
  const save = async (key: string, value: string): Promise<boolean> => {
    const all = await known();
    const bytes = size(key) + size(value);
    let total = bytes - (all.get(key) ?? 0);
    for (const other of all.values()) total += other;
    if (total > BRIDGE_CAPACITY) {
      onRefused("The preview holds 5 MB of data already. Delete something in the app, or open it in its own tab.");
      return false;
    }
    await store.save(key, value);
    all.set(key, bytes);
    return true;
  };

  return (event) => {
    const source = frame();
    if (event.origin !== origin || source === null || event.source !== source) return;
    const message = event.data;
    if (!isRecord(message) || message["source"] !== "sayhey-app") return;
    const { id, type } = message;
    const answer = (body: Record<string, unknown>): void =>
      source.postMessage({ source: "sayhey-host", id, ...body }, { targetOrigin: origin });
    const enqueue = (task: () => Promise<void>): void => {
      queue = queue.then(task).catch((cause: unknown) => {
        answer({ type: "store-refused" });
        console.warn("The preview's data could not be kept.", cause);
        onRefused("Your browser doesn't let this page save data, so what you type in the preview is lost on reload.");
      });
    };
    switch (type) {
      case "store-load":
        enqueue(async () => answer({ type: "store-data", entries: await store.load() }));
        return;
      case "store-save": {
        const { key, value } = message;
        if (typeof key !== "string" || key === "" || key.length > 200 || typeof value !== "string") return;
        enqueue(async () => {
          answer({ type: (await save(key, value)) ? "store-saved" : "store-refused" });
        });
        return;
      }
      case "error":
        onError(line(message["message"], 500) || "Unknown error", line(message["stack"], 4000));
        return;
      case "navigated":
        if (typeof message["path"] === "string" && message["path"].startsWith("/"))
          onNavigated(line(message["path"], 300));
    }
  };
}
