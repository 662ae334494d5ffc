import { applyOps, diffSpecs, mergeEdit, parseAppSpec, type AppSpec, type Op } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";
import { AppError } from "@sayhey/contract/app-error";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ProjectEditor, type EditorPort, type SavedProject } from "./project-editor.ts";
import { MOST_STEPS } from "./undo-steps.ts";
import { openUnsentStore } from "./unsent-store.ts";

/** A server that merges as the real one does. */
class Server {
  versions: AppSpec[] = [libraryFixture()];
  readonly made = new Map<string, number>();
  /** What the next calls meet instead of an answer; `lost` carries the edit out and loses the answer. */
  readonly weather: ("down" | "lost" | "refuse")[] = [];
  sent = 0;

  get now(): SavedProject {
    const version = this.versions.length;
    return { version, spec: this.versions[version - 1] ?? libraryFixture(), appHash: `v${version}` };
  }

  /** Somebody else edits. */
  other(...ops: Op[]): void {
    this.versions.push(applyOps(this.now.spec, ops).spec);
  }

  readonly send: EditorPort["send"] = async ({ baseVersion, ops, requestId }) => {
    this.sent++;
    await Promise.resolve();
    const weather = this.weather.shift();
    if (weather === "down") throw new AppError("unavailable", "No server.");
    if (weather === "refuse") throw new AppError("bad-request", "No.");
    const answer = this.#carryOut(baseVersion, ops, requestId);
    if (weather === "lost") throw new AppError("unavailable", "The line broke.");
    return answer;
  };

  #carryOut(baseVersion: number, ops: Op[], requestId: string): Awaited<ReturnType<EditorPort["send"]>> {
    const earlier = this.made.get(requestId);
    if (earlier !== undefined) return { version: earlier, appHash: `v${earlier}`, merged: earlier !== baseVersion + 1 };
    const base = this.versions[baseVersion - 1];
    if (base === undefined) throw new AppError("bad-request", "There is no such version.");
    const isBehind = baseVersion < this.versions.length;
    const merged = mergeEdit(base, applyOps(base, ops).spec, this.now.spec, "ask");
    if (merged.conflicts.length > 0) throw new AppError("conflict", "Changed meanwhile.");
    if (diffSpecs(this.now.spec, merged.spec).length > 0) this.versions.push(merged.spec);
    this.made.set(requestId, this.versions.length);
    const { version, appHash, spec } = this.now;
    return { version, appHash: appHash ?? "", merged: isBehind, ...(isBehind ? { spec } : {}) };
  }
}

class Shelf implements Storage {
  readonly map = new Map<string, string>();
  get length(): number {
    return this.map.size;
  }
  clear = () => this.map.clear();
  key = (index: number) => [...this.map.keys()][index] ?? null;
  getItem = (key: string) => this.map.get(key) ?? null;
  removeItem = (key: string) => {
    this.map.delete(key);
    Reflect.deleteProperty(this, key);
  };
  setItem = (key: string, value: string) => {
    this.map.set(key, value);
    // Keys of a storage are its own properties.
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
  };
}
/** Only what was kept, as `Object.keys` of a real storage gives it. */
const shelf = (): Storage => {
  const own = new Shelf();
  for (const key of Object.keys(own)) Object.defineProperty(own, key, { enumerable: false });
  return own;
};

const refused: unknown[] = [];
let server: Server;
let storage: Storage;
const open = (kept: SavedProject = server.now): ProjectEditor =>
  new ProjectEditor(kept, {
    send: server.send,
    read: () => Promise.resolve(server.now),
    readVersion: async (version) => server.versions[version - 1] ?? libraryFixture(),
    store: openUnsentStore("ada", "project", storage),
    refused: (error) => refused.push(error),
  });
const calm = (): Promise<unknown> => vi.advanceTimersByTimeAsync(60_000);
const named = (name: string): Op => ({ op: "set-identity", patch: { name } });
const tagline = (text: string): Op => ({ op: "set-identity", patch: { tagline: text } });
const price = (value: number): Op => ({ op: "update-row", entity: "tool", row: "tool-1", values: { price: value } });
const ABOUT = { source: "inspector" } as const;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  storage = shelf();
  refused.length = 0;
});
afterEach(() => vi.useRealTimers());

describe("an edit", () => {
  test("is shown at once and kept by the server as one version", async () => {
    const editor = open();
    expect(editor.edit([named("Sheds")], ABOUT)).toEqual({ ok: true });
    expect(editor.state()).toMatchObject({ spec: { identity: { name: "Sheds" } }, saving: "saving", unsent: 1 });
    await calm();
    expect(editor.state()).toMatchObject({ saving: "saved", unsent: 0, kept: { version: 2, appHash: "v2" } });
    expect(server.now.spec).toEqual(editor.state().spec);
    expect(Object.keys(storage)).toEqual([]);
  });

  test("that does not fit changes nothing and says where", () => {
    const editor = open();
    expect(editor.edit([{ op: "remove-row", entity: "tool", row: "none" }], ABOUT)).toMatchObject({
      ok: false,
      path: "ops[0].row",
    });
    expect(editor.edit([{ op: "rename-entity", entity: "loan", plural: "Tools" }], ABOUT)).toMatchObject({
      ok: false,
      problem: "The app has Tools already.",
    });
    expect(editor.edit([{ op: "remove-entity", entity: "loan" }], ABOUT)).toMatchObject({ ok: false });
    expect(editor.edit([{ op: "remove-entity", entity: "loan" }], { ...ABOUT, consequences: true })).toEqual({
      ok: true,
    });
    expect(editor.state().spec.entities.map(({ id }) => id)).toEqual(["tool"]);
  });

  test("typed key by key is few versions and one step back", async () => {
    const editor = open();
    for (const text of ["S", "Sh", "She", "Shed", "Sheds"]) {
      editor.edit([named(text)], ABOUT);
      await vi.advanceTimersByTimeAsync(60);
    }
    await calm();
    expect(server.versions.length).toBeLessThanOrEqual(3);
    expect(server.now.spec.identity.name).toBe("Sheds");
    editor.undo();
    await calm();
    expect(server.now.spec).toEqual(libraryFixture());
    editor.redo();
    expect(editor.state().spec.identity.name).toBe("Sheds");
  });

  test("refused for good is taken out, told, and leaves what came after it", async () => {
    const editor = open();
    server.weather.push("refuse");
    editor.edit([named("Sheds")], ABOUT);
    editor.edit([price(9)], ABOUT);
    await calm();
    expect(refused).toHaveLength(1);
    expect(editor.state()).toMatchObject({ saving: "saved", spec: { identity: { name: "Toolshare" } } });
    expect(server.now.spec.entities[0]?.rows[0]).toMatchObject({ price: 9 });
  });
});

describe("without a server", () => {
  test("edits wait, say so, and are sent in order later", async () => {
    const editor = open();
    server.weather.push("down", "down", "down");
    editor.edit([named("Sheds")], ABOUT);
    await vi.advanceTimersByTimeAsync(1);
    expect(editor.state().saving).toBe("offline");
    editor.edit([price(9)], ABOUT);
    editor.edit([tagline("Of the street.")], ABOUT);
    expect(editor.state()).toMatchObject({ saving: "offline", unsent: 3, spec: { identity: { name: "Sheds" } } });
    await calm();
    expect(editor.state()).toMatchObject({ saving: "saved", unsent: 0 });
    expect(server.versions).toHaveLength(4);
    expect(server.now.spec).toEqual(editor.state().spec);
  });

  test("an answer that is lost does not make an edit twice", async () => {
    const editor = open();
    server.weather.push("lost", "down");
    editor.edit([{ op: "add-row", entity: "tool", row: { id: "saw", name: "Saw" } }], ABOUT);
    editor.edit([price(9)], ABOUT);
    // Told by the channel before any answer came.
    await vi.advanceTimersByTimeAsync(1);
    editor.hear(server.now);
    await calm();
    expect(server.versions).toHaveLength(3);
    expect(server.now.spec.entities[0]?.rows.map(({ id }) => id)).toEqual(["tool-1", "tool-2", "saw"]);
    expect(editor.state().spec).toEqual(server.now.spec);
  });

  test.each(["down", "lost"] as const)(
    "what a page could not send (%s) is sent by the next one, once",
    async (weather) => {
      const first = open();
      server.weather.push(weather, ...Array.from({ length: 8 }, () => "down" as const));
      first.edit([named("Sheds")], ABOUT);
      first.edit([price(9)], ABOUT);
      await vi.advanceTimersByTimeAsync(700);
      first.close();
      server.weather.length = 0;
      server.other(tagline("Meanwhile."));
      const next = open();
      await next.open();
      await calm();
      expect(next.state()).toMatchObject({ saving: "saved", unsent: 0 });
      expect(server.now.spec).toMatchObject({
        identity: { name: "Sheds", tagline: "Meanwhile." },
        entities: [{ rows: [{ price: 9 }, {}] }, {}],
      });
      expect(server.versions).toHaveLength(4);
      expect(Object.keys(storage)).toEqual([]);
    },
  );

  test("what another account left is nobody else's, and nonsense is forgotten", async () => {
    storage.setItem("sayhey:unsent:ada:project:1", "{");
    storage.setItem("sayhey:unsent:ada:project:2", JSON.stringify({ version: 1, edits: [{ ops: [{ op: "evil" }] }] }));
    storage.setItem("sayhey:unsent:eve:project:3", "{}");
    const editor = open();
    await editor.open();
    await calm();
    expect([editor.state().unsent, server.sent, Object.keys(storage)]).toEqual([0, 0, ["sayhey:unsent:eve:project:3"]]);
  });
});

describe("two at once", () => {
  test("what somebody else changed appears under one's own unsent edits", async () => {
    const editor = open();
    server.weather.push("down");
    editor.edit([price(9)], ABOUT);
    server.other(named("Sheds"));
    await calm();
    expect(editor.state().spec).toMatchObject({
      identity: { name: "Sheds" },
      entities: [{ rows: [{ price: 9 }, {}] }, {}],
    });
    server.other(tagline("Now."));
    editor.hear(server.now);
    expect(editor.state().spec.identity.tagline).toBe("Now.");
  });

  test.each(["mine", "theirs"] as const)(
    "a contradiction waits for an answer (%s) and nothing else is lost",
    async (side) => {
      const editor = open();
      server.other(named("Theirs"));
      editor.edit([named("Mine"), tagline("Mine too.")], ABOUT);
      editor.edit([price(9)], ABOUT);
      await calm();
      expect(editor.state()).toMatchObject({
        saving: "conflict",
        conflicts: [{ what: "The name of the app", base: "Toolshare", mine: "Mine", theirs: "Theirs" }],
        spec: { identity: { name: "Mine" } },
      });
      expect(server.versions).toHaveLength(2);
      // The other one goes on meanwhile.
      server.other({ op: "add-row", entity: "tool", row: { id: "saw", name: "Saw" } });
      editor.hear(server.now);
      editor.resolve(side);
      await calm();
      expect(editor.state()).toMatchObject({ saving: "saved", conflicts: [] });
      expect(server.now.spec).toMatchObject({
        identity: { name: side === "mine" ? "Mine" : "Theirs", tagline: "Mine too." },
        entities: [{ rows: [{ price: 9 }, {}, { id: "saw" }] }, {}],
      });
      expect(editor.state().spec).toEqual(server.now.spec);
    },
  );

  test("a step back never takes back what somebody else did", async () => {
    const editor = open();
    editor.edit([price(9)], ABOUT);
    editor.edit([named("Sheds")], ABOUT);
    await calm();
    server.other(named("Benches"));
    editor.hear(server.now);
    expect(editor.undo()).toBe("Set Price of “Drill” to 9");
    await calm();
    expect(server.now.spec).toMatchObject({
      identity: { name: "Benches" },
      entities: [{ rows: [{ price: 4.5 }, {}] }, {}],
    });
    expect(editor.state().canUndo).toBe(false);
  });
});

test("hundreds of edits leave a valid app and no more behind than the steps that are kept", async () => {
  const editor = open();
  for (let count = 1; count <= 500; count++) {
    const ops: Op[] =
      count % 3 === 0 ? [price(count)] : count % 3 === 1 ? [named(`Sheds ${count}`)] : [tagline(`No ${count}.`)];
    expect(editor.edit(ops, ABOUT)).toEqual({ ok: true });
    if (count % 20 === 0) await vi.advanceTimersByTimeAsync(500);
    // An old server need not keep them either.
    if (server.versions.length > 3) server.versions.fill(libraryFixture(), 0, server.versions.length - 2);
  }
  await calm();
  expect(editor.state()).toMatchObject({ saving: "saved", unsent: 0 });
  expect(parseAppSpec(editor.state().spec)).toEqual(server.now.spec);
  let steps = 0;
  while (editor.undo() !== null) steps++;
  expect(steps).toBe(MOST_STEPS);
});
