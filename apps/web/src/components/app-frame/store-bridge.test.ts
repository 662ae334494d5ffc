import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BRIDGE_CAPACITY, createStoreBridge, type BridgeStore } from "./store-bridge.ts";

const ORIGIN = "http://soup-x1.localhost:3000";

function stage(entries: Record<string, string> = {}, store?: BridgeStore) {
  const channel = new MessageChannel();
  const frame = channel.port1;
  const sent: { message: Record<string, unknown>; to: unknown }[] = [];
  vi.spyOn(frame, "postMessage").mockImplementation((message: Record<string, unknown>, options?: unknown) => {
    sent.push({ message, to: options });
  });
  const told = { errors: [] as string[], paths: [] as string[], refused: [] as string[] };
  const kept = { ...entries };
  const handle = createStoreBridge({
    origin: ORIGIN,
    frame: () => frame,
    store: store ?? {
      load: async () => ({ ...kept }),
      save: async (key, value) => {
        kept[key] = value;
      },
    },
    onError: (message) => told.errors.push(message),
    onNavigated: (path) => told.paths.push(path),
    onRefused: (reason) => told.refused.push(reason),
  });
  const post = (data: unknown, from: { origin?: string; source?: MessagePort } = {}) => {
    handle(new MessageEvent("message", { data, origin: from.origin ?? ORIGIN, source: from.source ?? frame }));
  };
  const settle = () => vi.waitFor(() => expect(sent.length + told.refused.length).toBeGreaterThan(0));
  return { channel, sent, told, kept, post, settle };
}

const app = (message: Record<string, unknown>) => ({ source: "sayhey-app", ...message });

describe("storage bridge", () => {
  let stages: { channel: MessageChannel }[] = [];
  beforeEach(() => {
    stages = [];
  });
  afterEach(() => {
    for (const { channel } of stages) channel.port1.close();
    vi.restoreAllMocks();
  });
  const open = (...args: Parameters<typeof stage>) => {
    const opened = stage(...args);
    stages.push(opened);
    return opened;
  };

  test("answers a load with everything kept, to the app's origin only", async () => {
    const { post, sent, settle } = open({ rows: "[1]" });
    post(app({ type: "store-load", id: "7" }));
    await settle();
    expect(sent).toEqual([
      {
        message: { source: "sayhey-host", type: "store-data", id: "7", entries: { rows: "[1]" } },
        to: { targetOrigin: ORIGIN },
      },
    ]);
  });

  test("keeps what is saved and says so", async () => {
    const { post, sent, kept, settle } = open();
    post(app({ type: "store-save", id: "1", key: "rows", value: "[2]" }));
    await settle();
    expect(kept).toEqual({ rows: "[2]" });
    expect(sent).toEqual([
      { message: { source: "sayhey-host", type: "store-saved", id: "1" }, to: { targetOrigin: ORIGIN } },
    ]);
  });

  test("a load sees the saves that came before it", async () => {
    const { post, sent } = open();
    post(app({ type: "store-save", id: "1", key: "a", value: "x" }));
    post(app({ type: "store-load", id: "2" }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.message).toMatchObject({ type: "store-data", entries: { a: "x" } });
  });

  test("hears no other origin, no other window and no other sender", async () => {
    const { post, sent, told, kept } = open();
    const other = new MessageChannel();
    const save = app({ type: "store-save", id: "1", key: "a", value: "x" });
    post(save, { origin: "http://evil.localhost:3000" });
    post(save, { origin: "null" });
    post(save, { source: other.port1 });
    post({ ...save, source: "someone" });
    post("store-load");
    post(null);
    post(app({ type: "error", message: "boom" }), { origin: "http://evil.localhost:3000" });
    post(app({ type: "store-load", id: "last" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.message).toMatchObject({ id: "last", entries: {} });
    expect(kept).toEqual({});
    expect(told.errors).toEqual([]);
    other.port1.close();
  });

  test("ignores keys and values that are no texts", async () => {
    const { post, sent, kept } = open();
    post(app({ type: "store-save", id: "1", key: 5, value: "x" }));
    post(app({ type: "store-save", id: "2", key: "a", value: { x: 1 } }));
    post(app({ type: "store-save", id: "3", key: "", value: "x" }));
    post(app({ type: "store-load", id: "4" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(kept).toEqual({});
  });

  test("refuses what would exceed 5 MB in all, counting bytes and not characters, and keeps the rest", async () => {
    const { post, sent, told, kept } = open({ big: "x".repeat(BRIDGE_CAPACITY - 100) });
    post(app({ type: "store-save", id: "1", key: "a", value: "ä".repeat(60) }));
    await vi.waitFor(() => expect(told.refused).toHaveLength(1));
    expect(sent.map(({ message }) => message)).toEqual([{ source: "sayhey-host", id: "1", type: "store-refused" }]);
    expect(kept["a"]).toBeUndefined();
    post(app({ type: "store-save", id: "2", key: "a", value: "x".repeat(60) }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    // Overwriting the big one makes room again.
    post(app({ type: "store-save", id: "3", key: "big", value: "small" }));
    post(app({ type: "store-save", id: "4", key: "a", value: "ä".repeat(60) }));
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({ message }) => message["type"])).toEqual([
      "store-refused",
      "store-saved",
      "store-saved",
      "store-saved",
    ]);
  });

  test("where the browser keeps nothing, the app is refused and the person told", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const broken: BridgeStore = {
      load: () => Promise.reject(new Error("SecurityError")),
      save: () => Promise.reject(new Error("SecurityError")),
    };
    const { post, sent, told } = open({}, broken);
    post(app({ type: "store-load", id: "1" }));
    await vi.waitFor(() => expect(told.refused).toHaveLength(1));
    expect(sent.map(({ message }) => message)).toEqual([{ source: "sayhey-host", id: "1", type: "store-refused" }]);
  });

  test("passes on errors and pages of the app, cut to a length", () => {
    const { post, told } = open();
    post(app({ type: "error", message: "x".repeat(900), stack: "at app" }));
    post(app({ type: "error", message: 5 }));
    post(app({ type: "navigated", path: "/recipes" }));
    post(app({ type: "navigated", path: "https://evil.example" }));
    expect(told.errors).toEqual(["x".repeat(500), "Unknown error"]);
    expect(told.paths).toEqual(["/recipes"]);
  });
});
