import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Visitor } from "../templates/src/store/shared-link.ts";
import type { Change, SharedRow } from "../templates/src/store/shared-rows.ts";
import { currentToasts, dismissToast } from "../templates/src/ui/toast-store.ts";

/** What this device keeps, whoever uses it. */
const device = vi.hoisted(() => ({ entries: {} as Record<string, string> }));
vi.mock("../templates/src/store/storage.ts", () => ({
  openStorage: async () => ({
    entries: { ...device.entries },
    storage: {
      kind: "device",
      load: async () => ({ ...device.entries }),
      save: async (key: string, value: string) => void (device.entries[key] = value),
    },
  }),
}));
const { openSharedStorage } = await import("../templates/src/store/shared-storage.ts");
const { useShared } = await import("../templates/src/store/shared-state.ts");
vi.mock("react", () => ({ useSyncExternalStore: (_: unknown, read: () => unknown) => read() }));

interface Sent {
  by: string;
  key: string;
  changes: Change[];
}

const ida: Visitor = { id: "ida", name: "Ida", email: "ida@example.com", isOwner: false };
/** A server that keeps the rules of the real one about batches and tokens. */
let server: {
  online: boolean;
  visitors: Map<string, Visitor>;
  rows: SharedRow[];
  sent: Sent[];
  /** The batch from which on there is no more room. */
  fullFrom: number;
};

class Refused extends Error {
  readonly status: number;
  readonly rule: string;

  constructor(status: number, rule: string) {
    super(rule);
    this.status = status;
    this.rule = rule;
  }
}

function answer(method: string, path: string, token: string | null, body: string): unknown {
  const visitor = token === null ? null : server.visitors.get(token);
  if (visitor === undefined) throw new Refused(401, "visitor");
  if (path === "/visitor" && method === "POST") {
    const id = `guest-${server.visitors.size}`;
    const guest = { id, name: "Guest", email: null, isOwner: false };
    server.visitors.set(id, guest);
    return { token: id, visitor: guest };
  }
  if (path === "/visitor/sign-out") return void server.visitors.delete(token ?? "");
  if (method === "GET") {
    const kinds = { jam: { counted: [], personal: ["box"] } };
    return { shared: true, rows: server.rows, cursor: "1.1", more: false, fresh: true, visitor, entities: kinds };
  }
  if (visitor === null) throw new Refused(401, "visitor");
  if (body.length > 2 * 1024 ** 2) throw new Refused(413, "size");
  const { key, changes } = JSON.parse(body) as Sent;
  if (changes.length > 100) throw new Refused(400, "unfit");
  if (server.sent.length >= server.fullFrom) throw new Refused(409, "full");
  server.sent.push({ by: visitor.id, key, changes });
  const rows = changes.map(({ entity, id, ...change }) => ({
    entity,
    id,
    values: "values" in change ? change.values : {},
    version: 1,
    by: visitor.id,
    place: 0,
    seq: 1,
  }));
  server.rows.push(...rows);
  return { rows, repeated: false };
}

async function respond(path: string, init: RequestInit): Promise<Response> {
  if (!server.online) throw new TypeError("There is no network.");
  const token = new Headers(init.headers).get("authorization")?.slice(7) ?? null;
  try {
    const body = answer(init.method ?? "GET", path, token, typeof init.body === "string" ? init.body : "");
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return Response.json({ error: { message: error.message, rule: error.rule } }, { status: error.status });
  }
}

let page: { setTimeout: typeof setTimeout; clearTimeout: typeof clearTimeout };

beforeEach(() => {
  vi.useFakeTimers();
  device.entries = {};
  server = { online: true, visitors: new Map([["t", ida]]), rows: [], sent: [], fullFrom: Infinity };
  page = { setTimeout, clearTimeout };
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("window", { ...page, addEventListener: () => undefined, location: { origin: "http://app" } });
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const toast of currentToasts()) dismissToast(toast.id);
});

const jams = (count: number, name = "Plum") =>
  Array.from({ length: count }, (_, index) => ({ id: `jam-${index}`, name: `${name} ${index}` }));

/** The app as somebody opens it on this device, with what it shows. */
async function open() {
  const { storage, entries } = await openSharedStorage();
  let shown = JSON.parse(entries["rows:jam"] ?? "[]") as { id: string }[];
  storage.watch?.((key, value) => {
    if (key === "rows:jam") shown = JSON.parse(value) as { id: string }[];
  });
  return {
    shown: () => shown,
    change: async (rows: { id: string }[]) => {
      shown = rows;
      await storage.save("rows:jam", JSON.stringify(rows));
    },
  };
}
const settle = () => vi.advanceTimersByTimeAsync(3000);
const toasts = () => currentToasts().map(({ message }) => message);

test("any number of rows is sent at once, in order and in parts that the server takes", async () => {
  const app = await open();
  await app.change(jams(250));
  await settle();
  expect(server.sent.map(({ changes }) => changes.length)).toEqual([100, 100, 50]);
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(3);
  expect(server.sent.flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual(jams(250).map(({ id }) => id));
  expect(app.shown()).toHaveLength(250);
  expect(toasts()).toEqual([]);
});

test("few rows with much in them are sent in parts too", async () => {
  const app = await open();
  await app.change(jams(8, "ü".repeat(200_000)));
  await settle();
  expect(server.sent.length).toBeGreaterThan(1);
  expect(app.shown()).toHaveLength(8);
});

test("where there is no room for all, the rest is taken back and said how much was kept", async () => {
  const app = await open();
  server.fullFrom = 1;
  await app.change(jams(250));
  await settle();
  expect(server.sent).toHaveLength(1);
  expect(app.shown()).toHaveLength(100);
  expect(toasts()).toEqual(["This app is out of space. 100 rows were saved, the rest was undone."]);
  server.fullFrom = Infinity;
  await app.change([{ id: "later" }, ...app.shown()]);
  await settle();
  expect(server.sent.at(-1)?.changes.map(({ id }) => id)).toEqual(["later"]);
});

test("parts that wait for the network count as the one thing somebody did", async () => {
  const app = await open();
  server.online = false;
  await app.change(jams(250));
  await vi.advanceTimersByTimeAsync(100);
  expect(useShared().state.waiting).toBe(1);
  server.online = true;
  await settle();
  expect(app.shown()).toHaveLength(250);
  expect(useShared().state.waiting).toBe(0);
});

/** Ida has changed something without a network, and marked something for herself. */
async function leftByIda() {
  device.entries = { "shared:token": '"t"', "shared:visitor": JSON.stringify(ida), "shared:is": "true" };
  server.rows = [{ entity: "jam", id: "fig", values: { name: "Fig", box: 0 }, version: 1, by: null, place: 0, seq: 1 }];
  const app = await open();
  await app.change([{ id: "fig", name: "Fig", box: 3 } as { id: string }]);
  server.online = false;
  await app.change([{ id: "hers" }, ...app.shown()]);
  await vi.advanceTimersByTimeAsync(100);
  expect(device.entries["shared:queue"]).toContain("hers");
  expect(device.entries["shared:mine"]).toContain("3");
  return app;
}

test("who signs out leaves nothing to the next visitor of the device", async () => {
  const app = await leftByIda();
  server.online = true;
  await useShared().account?.signOut();
  await settle();
  expect(useShared().state.visitor?.email).toBeNull();
  expect(server.sent).toEqual([]);
  expect(app.shown()).toEqual([{ id: "fig", name: "Fig", box: 0 }]);
  expect(device.entries["shared:queue"]).toBe("[]");
  expect(device.entries["shared:mine"]).toBe("{}");
});

test.each(["while the app is open", "before the app is opened again"])(
  "who is signed out elsewhere, %s, leaves nothing to the next visitor of the device",
  async (when) => {
    let app = await leftByIda();
    server.visitors.delete("t");
    if (when.startsWith("before")) {
      vi.clearAllTimers();
      server.online = true;
      app = await open();
    }
    server.online = true;
    await settle();
    await settle();
    expect(useShared().state.visitor).toMatchObject({ name: "Guest" });
    expect(server.sent).toEqual([]);
    expect(app.shown()).toEqual([{ id: "fig", name: "Fig", box: 0 }]);
  },
);

test("a guest whom the server does not know any more still sends what waits", async () => {
  const app = await open();
  server.online = false;
  await app.change(jams(1));
  server.visitors.clear();
  server.visitors.set("t", ida);
  server.online = true;
  await settle();
  await settle();
  expect(server.sent.map(({ changes }) => changes.length)).toEqual([1]);
});
